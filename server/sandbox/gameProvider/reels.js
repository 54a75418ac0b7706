import { face, faceNames, isStill, shape } from './draw.js';

const [WIDTH, HEIGHT, SIZE] = [104, 132, 84];
/** Number of faces that pass before a reel stops. */
const PASSING = 16;
const FIRST_MS = 900;
const EACH_MS = 280;

const at = (x, y) => ({ transform: `translate(${x} ${y}) scale(${SIZE / 100})` });
/** Random face for the animation; nothing is paid by it. */
const anyFace = () => faceNames[Math.floor(Math.random() * faceNames.length)];

export function reels(stage) {
  const strips = [0, 1, 2].map(() => shape('g', {}));
  const left = (at) => 16 + at * (WIDTH + 8);
  const svg = shape(
    'svg',
    { viewBox: '0 0 360 164', role: 'img', 'aria-label': 'Three reels' },
    shape(
      'defs',
      {},
      ...strips.map((_strip, at) =>
        shape('clipPath', { id: `window${at}` }, shape('rect', { x: left(at), y: 16, width: WIDTH, height: HEIGHT, rx: 10 })),
      ),
    ),
    shape('rect', { class: 'case', x: 0, y: 0, width: 360, height: 164, rx: 20 }),
    ...strips.flatMap((strip, at) => [
      shape('rect', { class: 'window', x: left(at), y: 16, width: WIDTH, height: HEIGHT, rx: 10 }),
      shape('g', { 'clip-path': `url(#window${at})` }, strip),
    ]),
    shape('path', { class: 'payline', d: 'M4 82H14M346 82H356', fill: 'none' }),
  );
  stage.replaceChildren(svg);
  const put = (strip, column, names) =>
    strip.replaceChildren(
      ...names.map((name, row) => face(name, at(left(column) + (WIDTH - SIZE) / 2, 16 + (HEIGHT - SIZE) / 2 - row * HEIGHT))),
    );
  let shown = ['seven', 'gem', 'star'];
  shown.forEach((name, column) => put(strips[column], column, [name]));
  return {
    label: 'Spin',
    about: 'Three reels are spun for each bet. What they show when they stand is paid by the table, once, by the highest line that fits.',
    show: ({ faces }) => {
      shown = [...faces];
      shown.forEach((name, column) => put(strips[column], column, [name]));
      svg.setAttribute('aria-label', `Reels: ${faces.join(', ')}`);
    },
    async play({ faces }) {
      const before = shown;
      if (!isStill())
        await Promise.all(
          strips.map((strip, column) => {
            put(strip, column, [before[column], ...Array.from({ length: PASSING }, anyFace), faces[column]]);
            return strip.animate([{ transform: 'translateY(0)' }, { transform: `translateY(${(PASSING + 1) * HEIGHT}px)` }], {
              duration: FIRST_MS + column * EACH_MS,
              easing: 'cubic-bezier(0.2, 0.6, 0.2, 1)',
              fill: 'forwards',
            }).finished;
          }),
        );
      for (const strip of strips) for (const motion of strip.getAnimations()) motion.cancel();
      this.show({ faces });
    },
  };
}
