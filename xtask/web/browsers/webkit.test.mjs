import { start } from './drivers/webkit.mjs';
import { flow } from './flow.mjs';

flow('WebKit', start);
