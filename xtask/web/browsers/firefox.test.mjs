import { start } from './drivers/firefox.mjs';
import { flow } from './flow.mjs';

flow('Firefox', start);
