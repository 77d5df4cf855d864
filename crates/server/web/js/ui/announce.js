// What a screen reader says of what happens.

/** @type {string[]} */
let lines = [];
let saying = 0;

/** Says this when there is a pause. What comes at once is said together.
 * @param {string} line */
export function announce(line) {
  if (!line) return;
  lines.push(line);
  clearTimeout(saying);
  saying = setTimeout(() => {
    const place = document.getElementById('polite');
    if (place) place.textContent = lines.join(' ');
    lines = [];
  }, 120);
}

/** Says this at once.
 * @param {string} line */
export function alarm(line) {
  const place = document.getElementById('urgent');
  if (!place) return;
  place.textContent = '';
  place.textContent = line;
}
