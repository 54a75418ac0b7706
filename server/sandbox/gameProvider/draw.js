const SVG = 'http://www.w3.org/2000/svg';

export function shape(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

export const fill = (d, colour) => shape('path', { d, fill: colour });
export const stroke = (d, colour, width = 4) =>
  shape('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
export const disc = (cx, cy, r, colour) => shape('circle', { cx, cy, r, fill: colour });
export const oval = (cx, cy, rx, ry, colour) => shape('ellipse', { cx, cy, rx, ry, fill: colour });
export const box = ([x, y, width, height, rx], colour) => shape('rect', { x, y, width, height, rx, fill: colour });

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
