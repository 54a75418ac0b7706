const SVG = 'http://www.w3.org/2000/svg';

export function shape(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

const path = (d, fill, more = {}) => shape('path', { d, fill, ...more });
const circle = (cx, cy, r, fill) => shape('circle', { cx, cy, r, fill });
const LINE = { 'stroke-width': 3, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** Drawings of 100 by 100 units. */
const faces = {
  leaf: () => [
    path('M20 78C18 36 44 18 82 20C84 58 62 82 20 78Z', '#2f9e5b'),
    path('M26 74C40 56 54 44 72 32', 'none', { stroke: '#d6f5e1', ...LINE }),
  ],
  cherry: () => [
    path('M34 62C36 42 48 26 70 18M66 66C68 46 70 32 70 18', 'none', { stroke: '#3c7a3f', ...LINE }),
    path('M70 18C80 10 90 14 92 24C84 28 76 26 70 18Z', '#4caf50'),
    circle(32, 70, 17, '#d61f45'),
    circle(66, 74, 17, '#b3143a'),
    circle(26, 64, 4, '#ffb3c4'),
    circle(60, 68, 4, '#ff9db4'),
  ],
  bell: () => [
    path('M50 14C34 14 28 30 28 46C28 62 22 66 16 72H84C78 66 72 62 72 46C72 30 66 14 50 14Z', '#f2b01e'),
    path('M16 72H84V78H16Z', '#c98608'),
    circle(50, 84, 7, '#8a5a00'),
    path('M36 44C36 34 40 26 46 24', 'none', { stroke: '#fff0c2', ...LINE }),
  ],
  star: () => [
    path('M50 10L61 38L91 40L68 59L76 88L50 72L24 88L32 59L9 40L39 38Z', '#ffcf3f'),
    path('M50 10L61 38L91 40L50 52Z', '#ffe58a'),
    path('M50 52L76 88L50 72L24 88Z', '#e0a400'),
  ],
  gem: () => [
    path('M28 20H72L90 42L50 86L10 42Z', '#2aa7e0'),
    path('M28 20L38 42L50 20L62 42L72 20Z', '#8fdcff'),
    path('M10 42H90L50 86Z', '#1278b8'),
    path('M38 42H62L50 86Z', '#4cc3f2'),
  ],
  seven: () => [path('M22 18H80V32C64 48 54 64 52 86H34C36 64 46 48 60 34H22Z', '#d61f45', { stroke: '#7a0b22', 'stroke-width': 3 })],
};

export const face = (name, attributes = {}) => shape('g', attributes, ...(faces[name] ?? faces.leaf)());
export const faceNames = Object.keys(faces);

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
