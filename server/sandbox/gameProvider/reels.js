import { isStill, shape } from './draw.js';
import { picture } from './symbolArt.js';

/** Symbols of one loop, and those that pass before a reel stops. */
const [LOOP, PASSING] = [12, 6];
const [LOOP_MS, STOP_MS, EACH_MS, LEAST_MS] = [420, 420, 150, 350];

export const waitFor = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function divOf(className, ...children) {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  return element;
}

/** Sets the symbol of a cell. The drawing is only referred to, so that nothing is built while reels turn. */
export const setSymbol = (cell, id) => cell.querySelector('use').setAttribute('href', `#symbol-${id}`);

/** Draws the reels of a title. The top cells of a column are its window; columns move by transform alone. */
export function createReels({ reels: strips, rows, symbols }) {
  const nameOf = new Map(symbols.map(({ id, name }) => [id, name]));
  const cellsOf = (strip) => Array.from({ length: LOOP + rows }, (_, at) => divOf('cell', picture(strip[at % strip.length])));
  const cells = strips.map(cellsOf);
  const columns = cells.map((own) => divOf('column', ...own));
  const overlay = shape('svg', { class: 'overlay', viewBox: `0 0 ${strips.length} ${rows}`, 'aria-hidden': 'true' });
  const element = divOf('reels', ...columns.map((column) => divOf('reel', column)), overlay);
  element.setAttribute('role', 'img');
  const put = (reel, from, ids) => [...ids].forEach((id, at) => setSymbol(cells[reel][from + at], id));
  const farBy = (count) => `translateY(${(-100 * count) / (LOOP + rows)}%)`;
  let shown = strips.map((strip) => strip.slice(0, rows));
  let startedAt = 0;

  const clear = () => {
    overlay.replaceChildren();
    delete element.dataset.wins;
    for (const worth of element.querySelectorAll('.worth')) worth.remove();
    for (const cell of element.querySelectorAll('.hit')) cell.className = 'cell';
  };
  const stand = (column) => {
    for (const motion of column.getAnimations()) motion.cancel();
  };
  const show = (window) => {
    columns.forEach(stand);
    clear();
    shown = [...window];
    shown.forEach((ids, reel) => put(reel, 0, ids));
    const spoken = shown.map((column, reel) => `reel ${reel + 1}: ${[...column].map((id) => nameOf.get(id)).join(', ')}`);
    element.setAttribute('aria-label', `Reels show ${spoken.join('; ')}`);
  };
  show(shown);

  return {
    element,
    overlay,
    show,
    clear,
    shown: () => shown,
    cellAt: ([reel, row]) => cells[reel][row],
    /** Sets the reels in motion until they are stopped. */
    start() {
      clear();
      startedAt = performance.now();
      if (isStill()) return;
      columns.forEach((column, reel) => {
        put(reel, LOOP, shown[reel]);
        column.animate([{ transform: farBy(LOOP) }, { transform: 'translateY(0)' }], { duration: LOOP_MS, iterations: Infinity });
      });
    },
    /** Stops the reels from left to right. `isQuick` shortens it. */
    async stop(window, isQuick = false) {
      if (!isStill()) {
        const pause = isQuick ? 60 : EACH_MS;
        await waitFor(Math.max(0, (isQuick ? 200 : LEAST_MS) - (performance.now() - startedAt)));
        await Promise.all(
          columns.map(async (column, reel) => {
            await waitFor(reel * pause);
            put(reel, 0, window[reel]);
            stand(column);
            const easing = 'cubic-bezier(0.2, 0.8, 0.3, 1.08)';
            const duration = isQuick ? 260 : STOP_MS;
            await column.animate([{ transform: farBy(PASSING) }, { transform: 'translateY(0)' }], { duration, easing }).finished;
          }),
        );
      }
      show(window);
    },
  };
}
