// Dragging a card of the hand: up plays it, sideways gives it another place. It is never needed.

/** How far a finger moves before it drags. */
const THRESHOLD = 12;

/**
 * @param {HTMLElement} hand
 * @param {{play: (button: HTMLElement) => void, move: (button: HTMLElement, before: HTMLElement | null) => void}} does
 */
export function dragging(hand, does) {
  /** @type {{button: HTMLElement, x: number, y: number, active: boolean, id: number} | null} */
  let drag = null;

  hand.addEventListener('pointerdown', (event) => {
    const button = /** @type {Element} */ (event.target).closest('.held');
    if (button instanceof HTMLElement && event.button === 0) drag = { button, x: event.clientX, y: event.clientY, active: false, id: event.pointerId };
  });

  hand.addEventListener('pointermove', (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.active && Math.hypot(dx, dy) > THRESHOLD) {
      drag.active = true;
      drag.button.setPointerCapture(drag.id);
      drag.button.classList.add('dragged');
    }
    if (drag.active) drag.button.style.setProperty('translate', `${dx}px ${dy}px`);
  });

  const end = (/** @type {PointerEvent} */ event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { button, active, y } = drag;
    drag = null;
    if (!active) return;
    button.classList.remove('dragged');
    button.style.removeProperty('translate');
    swallowClick(button);
    if (event.type !== 'pointerup') return;
    if (y - event.clientY > button.offsetHeight * 0.5) does.play(button);
    else does.move(button, neighbour(hand, button, event));
  };
  hand.addEventListener('pointerup', end);
  hand.addEventListener('pointercancel', end);
}

/** The click that ends a drag is no tap.
 * @param {HTMLElement} button */
function swallowClick(button) {
  const swallow = (/** @type {Event} */ event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  button.addEventListener('click', swallow, { capture: true, once: true });
  requestAnimationFrame(() => button.removeEventListener('click', swallow, { capture: true }));
}

/** The card before which the dragged one was dropped.
 * @param {HTMLElement} hand @param {HTMLElement} dragged @param {PointerEvent} event */
function neighbour(hand, dragged, event) {
  const others = /** @type {HTMLElement[]} */ ([...hand.children]).filter((other) => other !== dragged && other instanceof HTMLElement);
  return (
    others.find((other) => {
      const box = other.getBoundingClientRect();
      const sameRow = event.clientY < box.bottom && event.clientY > box.top - box.height * 0.4;
      return sameRow && event.clientX < box.left + box.width / 2;
    }) ?? null
  );
}
