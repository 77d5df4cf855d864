// A table is drawn with cards or as text, as the person likes.

import { like, liked } from '../settings.js';

/** From cards to text, and back. */
export const switchLayout = () => like({ layout: liked().layout === 'text' ? 'cards' : 'text' });
