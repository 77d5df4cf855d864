import { start } from './drivers/chromium.mjs';
import { flow } from './flow.mjs';

flow('Chromium', start);
