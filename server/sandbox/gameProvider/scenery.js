import { shape } from './draw.js';

const [WIDTH, HEIGHT] = [1200, 800];

/** Sky above and at the horizon, three grounds from far to near, the light, and the form of the ground. */
const scenes = {
  royal: ['#3b1d6e', '#b05a8f', '#6b3a80', '#4a2566', '#2c1445', '#ffd98a', 'skyline'],
  ice: ['#1d4f8a', '#bfe6f7', '#8fc3e0', '#5c98c4', '#2c6596', '#ffffff', 'peaks'],
  ocean: ['#0a3d6b', '#58c4d8', '#2f97b8', '#166d96', '#0b4a70', '#fff3c4', 'waves'],
  gondola: ['#35406f', '#f3a683', '#a8688a', '#6b4a78', '#37305a', '#ffe1a8', 'skyline'],
  candy: ['#c85a9e', '#ffd9ec', '#ff9fcb', '#e86fae', '#b84a8c', '#fff6c9', 'hills'],
  space: ['#0a0b2c', '#43307f', '#2c2361', '#1c1748', '#0f0c30', '#e5d9ff', 'peaks'],
  neon: ['#150a35', '#8a1f7a', '#471a6b', '#2d1150', '#170733', '#5cf2ff', 'skyline'],
  fire: ['#3c0b12', '#ff7a2e', '#a82c1a', '#741a16', '#430d10', '#ffe08a', 'peaks'],
  farm: ['#3d8fc9', '#fdf0c0', '#a8c95a', '#78a63c', '#4c7f2b', '#fff7c9', 'hills'],
  jungle: ['#0d4a45', '#a9d67a', '#3c8f55', '#1f6b45', '#0e4634', '#f4ffb8', 'trees'],
  desert: ['#6b2d5c', '#ffb36b', '#d9713c', '#a84a2c', '#6e2a22', '#fff0b0', 'mesas'],
  night: ['#0c1238', '#53366f', '#3a2a5c', '#261d47', '#141030', '#ffcf7a', 'hills'],
  gold: ['#7a4a12', '#ffe29a', '#d9a441', '#b07c26', '#7a5216', '#fff6d6', 'dunes'],
  fruit: ['#5b1f52', '#f28b82', '#7b9c4a', '#547a38', '#345728', '#fff1c4', 'hills'],
  aurora: ['#071d3a', '#2fa58a', '#1d5a6b', '#134257', '#0a2a40', '#b7ffdf', 'trees'],
  circus: ['#4a1236', '#ff9e6b', '#b93a4a', '#862540', '#50142e', '#ffe9a8', 'tents'],
  claim: ['#3c5a7a', '#f2c98a', '#b08a5a', '#85643e', '#553d28', '#fff1c9', 'mesas'],
  forest: ['#16403a', '#b7d98f', '#4c8a5a', '#2f6b48', '#184a36', '#fbffd0', 'trees'],
  jazz: ['#1c123a', '#b3487a', '#5a2a66', '#3c1c4f', '#221035', '#ffd27a', 'skyline'],
  dragon: ['#4a0f24', '#f29a5c', '#8f3a3a', '#66242f', '#3b1320', '#ffdf8a', 'peaks'],
  classic: ['#1d2f5e', '#d98a7a', '#7a4a6b', '#523358', '#2f2040', '#ffe6b0', 'drapes'],
};

function generatorOf(seed) {
  let state = seed % 2_147_483_647 || 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const closed = (points) => `M0 ${HEIGHT}L${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}L${WIDTH} ${HEIGHT}Z`;
const steps = (count, each) => Array.from({ length: count + 1 }, (_, at) => each((at * WIDTH) / count, at)).flat();

/** Outlines of the ground, each from its height and a generator. */
const grounds = {
  hills: (top, random) => {
    const [phase, wide] = [random() * 6, 300 + random() * 260];
    return closed(steps(48, (x) => [[x, top + Math.sin(x / wide + phase) * 46 + Math.sin(x / 97 + phase) * 10]]));
  },
  dunes: (top, random) => {
    const phase = random() * 6;
    return closed(steps(48, (x) => [[x, top + Math.abs(Math.sin(x / 260 + phase)) * 90 - 40]]));
  },
  waves: (top, random) => {
    const phase = random() * 6;
    return closed(steps(96, (x) => [[x, top + 30 - Math.abs(Math.sin(x / 66 + phase)) * 34]]));
  },
  peaks: (top, random) => closed(steps(14, (x, at) => [[x, top + (at % 2 === 0 ? 70 : -20 - random() * 120)]])),
  mesas: (top, random) =>
    closed(
      steps(8, (x) => {
        const high = top - random() * 120;
        return [
          [x, top + 50],
          [x + 24, high],
          [x + 96, high],
          [x + 122, top + 50],
        ];
      }),
    ),
  skyline: (top, random) =>
    closed(
      steps(18, (x) => {
        const high = top - random() * 130;
        return [
          [x, top + 40],
          [x + 4, high],
          [x + 26, high - (random() < 0.4 ? 34 : 0)],
          [x + 48, high],
          [x + 52, top + 40],
        ];
      }),
    ),
  trees: (top, random) =>
    closed(
      steps(30, (x) => [
        [x, top + 40],
        [x + 18, top - 30 - random() * 100],
        [x + 36, top + 40],
      ]),
    ),
  tents: (top) =>
    closed(
      steps(5, (x) => [
        [x, top + 60],
        [x + 20, top + 10],
        [x + 110, top - 110],
        [x + 200, top + 10],
      ]),
    ),
  drapes: (top, random) => grounds.hills(top + 40, random),
};

const stars = (random, colour) =>
  Array.from({ length: 60 }, () =>
    shape('circle', { cx: random() * WIDTH, cy: random() * 420, r: 0.8 + random() * 2, fill: colour, opacity: 0.25 + random() * 0.6 }),
  );

function drapes() {
  const folds = Array.from({ length: 7 }, (_, at) => [at * 34, at % 2 === 0 ? '#8f1830' : '#b3233f']);
  const side = folds.map(([x, colour]) =>
    shape('path', {
      d: `M${x} 0H${x + 34}C${x + 30} 300 ${x - 10} 560 ${x * 0.4 + 20} 800H${x * 0.4 - 10}C${x - 40} 560 ${x} 300 ${x} 0Z`,
      fill: colour,
    }),
  );
  const other = shape('g', { transform: `translate(${WIDTH} 0) scale(-1 1)` }, ...side.map((fold) => fold.cloneNode(true)));
  return [...side, other];
}

/** Draws the place of a game from its theme and seed. */
export function scenery({ theme, seed }) {
  const [high, low, far, mid, near, light, form] = scenes[theme] ?? scenes.classic;
  const random = generatorOf(seed);
  const sun = { cx: 200 + random() * 800, cy: 150 + random() * 140, r: 54 + random() * 30 };
  const isDark = ['space', 'neon', 'night', 'aurora', 'jazz', 'ice'].includes(theme);
  return shape(
    'svg',
    { class: 'scenery', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'xMidYMax slice', 'aria-hidden': 'true' },
    shape(
      'defs',
      {},
      shape(
        'linearGradient',
        { id: 'sky', x2: 0, y2: 1 },
        shape('stop', { 'stop-color': high }),
        shape('stop', { offset: 0.75, 'stop-color': low }),
      ),
    ),
    shape('rect', { width: WIDTH, height: HEIGHT, fill: 'url(#sky)' }),
    ...(isDark ? stars(random, light) : []),
    shape('circle', { ...sun, r: sun.r * 2.1, fill: light, opacity: 0.18 }),
    shape('circle', { ...sun, fill: light, opacity: 0.9 }),
    ...[far, mid, near].map((colour, depth) => shape('path', { d: grounds[form](470 + depth * 105, random), fill: colour })),
    ...(form === 'drapes' ? drapes() : []),
    shape('rect', { class: 'dusk', width: WIDTH, height: HEIGHT }),
  );
}
