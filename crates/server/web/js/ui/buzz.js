// A tap that the hand feels, on phones that can.

/** How long, in milliseconds. */
const TAP = 10;

/** For what the person does. Browsers complain if a page does this before it was touched. */
export function buzz() {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TAP);
}
