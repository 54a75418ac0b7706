import { isStill, shape } from './draw.js';

const RADIUS = 96;
const TURNS = 5;
const SPIN_MS = 2_600;
/** Least share of a slice with room for a label. */
const WORDS_FROM = 0.035;
const colours = { 2: '#3f6fd8', 3: '#1f8a5b', 5: '#b9471b', 10: '#a3195b' };

const point = (turn, radius) =>
  [Math.sin(turn * 2 * Math.PI) * radius, -Math.cos(turn * 2 * Math.PI) * radius].map((at) => at.toFixed(2)).join(' ');

const sliceOf = ({ from, to, multiple }) =>
  shape('path', {
    class: multiple === 0 ? 'none' : 'slice',
    d: `M0 0L${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)}Z`,
    ...(multiple === 0 ? {} : { fill: colours[multiple] ?? '#444444' }),
  });

function labelOf({ from, to, multiple }) {
  const turn = (from + to) / 2;
  const words = shape('text', { class: 'label', x: 0, y: -RADIUS * 0.78, transform: `rotate(${turn * 360})` });
  words.textContent = `×${multiple}`;
  return words;
}

/** Draws a wheel whose slices are as wide as their chances. */
export function wheel(stage, slices) {
  const disc = shape(
    'g',
    {},
    ...slices.map(sliceOf),
    ...slices.filter(({ from, to, multiple }) => multiple > 0 && to - from >= WORDS_FROM).map(labelOf),
  );
  const svg = shape(
    'svg',
    { viewBox: '-112 -112 224 224', role: 'img', 'aria-label': 'A wheel' },
    shape('circle', { class: 'case', r: 108 }),
    disc,
    shape('circle', { class: 'hub', r: 18 }),
    shape('path', { class: 'pointer', d: 'M-9 -111H9L0 -88Z' }),
  );
  stage.replaceChildren(svg);
  let turned = 0;
  const stand = () => disc.setAttribute('transform', `rotate(${turned})`);
  return {
    label: 'Turn the wheel',
    about:
      'The wheel is turned for each bet. The slice under the pointer is what it pays; every slice is as wide as its chance, and a blank one pays nothing.',
    swatch: (multiple) =>
      shape(
        'svg',
        { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
        shape('circle', { cx: 12, cy: 12, r: 8, fill: colours[multiple] ?? '#444444' }),
      ),
    show: ({ at }) => {
      turned = -at * 360;
      stand();
    },
    async play({ at }) {
      const to = -at * 360 - (isStill() ? 0 : TURNS * 360);
      if (!isStill())
        await disc.animate([{ transform: `rotate(${turned}deg)` }, { transform: `rotate(${to}deg)` }], {
          duration: SPIN_MS,
          easing: 'cubic-bezier(0.15, 0.7, 0.1, 1)',
        }).finished;
      this.show({ at });
    },
  };
}
