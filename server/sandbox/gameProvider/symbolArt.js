import { nature } from './artOfNature.js';
import { things } from './artOfThings.js';
import { shape } from './draw.js';

const drawings = { ...nature, ...things };
export const artNames = Object.keys(drawings);

/** Colours of the card ranks, light above dark. */
const RANKS = {
  A: ['#ff8a7a', '#c2182f'],
  K: ['#ffd27a', '#b86e00'],
  Q: ['#c9a3ff', '#6a2fc0'],
  J: ['#8fd0ff', '#1762b0'],
  10: ['#9be8b4', '#157a45'],
  9: ['#d5dbe6', '#59657a'],
};

function rank(name) {
  const [light, dark] = RANKS[name];
  const glyph = (attributes) => {
    const text = shape('text', {
      x: 50,
      y: 79,
      'text-anchor': 'middle',
      'font-size': name.length > 1 ? 70 : 84,
      'font-weight': 900,
      'font-family': 'Georgia, serif',
      ...attributes,
    });
    text.textContent = name;
    return text;
  };
  return [
    glyph({ fill: dark, stroke: dark, 'stroke-width': 9, 'stroke-linejoin': 'round' }),
    glyph({ fill: light, stroke: '#fff', 'stroke-width': 2 }),
  ];
}

const drawingOf = (art) => drawings[art]?.() ?? (art in RANKS ? rank(art) : things.coin());

/** Puts each symbol's drawing into the page once, so that cells only refer to it. */
export function symbolSheet(symbols) {
  const drawn = symbols.map(({ id, art, role }) => {
    const ribbon = role === 'wild' ? [label('WILD')] : [];
    return shape('symbol', { id: `symbol-${id}`, viewBox: '0 0 100 100' }, ...drawingOf(art), ...ribbon);
  });
  return shape('svg', { width: 0, height: 0, class: 'sheet', 'aria-hidden': 'true' }, ...drawn);
}

function label(words) {
  const text = shape('text', {
    x: 50,
    y: 90,
    'text-anchor': 'middle',
    'font-size': 25,
    'font-weight': 900,
    'font-family': 'system-ui, sans-serif',
    fill: '#fff',
    'letter-spacing': 1,
  });
  text.textContent = words;
  return shape('g', {}, shape('path', { d: 'M2 70H98L92 83L98 96H2L8 83Z', fill: '#7a0b22', stroke: '#ffcf3f', 'stroke-width': 3 }), text);
}

export const picture = (id) => shape('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, shape('use', { href: `#symbol-${id}` }));
