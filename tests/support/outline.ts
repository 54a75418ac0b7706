import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** Most siblings of the same name that are all written. Of more, only `SHOWN` are written, and their number. */
const WHOLE = 6;
const SHOWN = 2;

/** Returns what a screen reader announces: a line per element with role, name and state. */
export function outline(root: Element): string {
  return inside(root, told).join('\n');
}

/** Returns the document without styles: elements and important attributes. A dot replaces what screen readers ignore. */
export function markup(root: Element): string {
  return inside(root, written).join('\n');
}

type Lines = readonly string[];

const isSilent = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden') || ['SCRIPT', 'STYLE', 'svg'].includes(element.tagName);
const NAMED_BY_CONTENT = new Set(['button', 'link', 'heading', 'checkbox', 'radio', 'tab', 'option', 'switch']);
const PLAIN = new Set(['generic', 'none', 'presentation', 'paragraph', 'term', 'definition', 'time', 'emphasis', 'strong']);

function told(node: Node): Lines {
  if (node.nodeType === 3) return textOf(node);
  if (!(node instanceof Element) || isSilent(node)) return [];
  const role = getRole(node);
  if (role === null || PLAIN.has(role)) return inside(node, told);
  const name = computeAccessibleName(node).replace(/\s+/g, ' ').trim();
  const line = [role, ...(name === '' ? [] : [JSON.stringify(timeless(node, name))]), ...statesOf(node, role)].join(' ');
  const isWholeInName = NAMED_BY_CONTENT.has(role) && node.querySelector('button, a, input') === null;
  return isWholeInName ? [line] : [line, ...indented(inside(node, told))];
}

/** Replaces the texts of times, which depend on the day, by their `datetime`. */
const timeless = (element: Element, name: string): string =>
  [...element.querySelectorAll('time')]
    .reduce((text, time) => text.replace(time.textContent?.trim() ?? '', time.getAttribute('datetime') ?? ''), name)
    .replace(START_TIME, '<time>');

const START_TIME = /(Today|Tomorrow|Sun|Mon|Tue|Wed|Thu|Fri|Sat|[A-Z][a-z]{2} \d{1,2},) \d{1,2}:\d{2} [AP]M ET/g;

function statesOf(element: Element, role: string): Lines {
  const attributes = ['pressed', 'expanded', 'current', 'checked', 'selected', 'busy', 'invalid'].flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    return value === null || (value === 'false' && state !== 'expanded' && state !== 'pressed') ? [] : [`${state}=${value}`];
  });
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  const isChecked = element instanceof HTMLInputElement && element.checked;
  return [
    ...(level === undefined ? [] : [`level=${level}`]),
    ...attributes,
    ...(isChecked ? ['checked'] : []),
    ...(role !== 'generic' && element.hasAttribute('disabled') ? ['disabled'] : []),
  ];
}

const textOf = (node: Node): Lines => {
  const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const time = node.parentElement?.closest('time')?.getAttribute('datetime');
  return text === '' ? [] : [time ? `<${time}>` : text];
};

const MEANT = new Set([
  'href',
  'type',
  'role',
  'target',
  'rel',
  'datetime',
  'title',
  'disabled',
  'hidden',
  'data-node',
  'data-tracking-id',
  'data-odds-state',
]);

function written(node: Node): Lines {
  if (node.nodeType === 3) return textOf(node);
  if (!(node instanceof Element)) return [];
  const tag = node.tagName.toLowerCase();
  // A single dot, because icons and other silent elements load at different times.
  if (isSilent(node)) return ['·'];
  const attributes = [...node.attributes]
    .filter(({ name }) => MEANT.has(name))
    .map(({ name, value }) => (value === '' ? name : `${name}=${JSON.stringify(value)}`));
  return [[tag, ...attributes.toSorted()].join(' '), ...indented(inside(node, written))];
}

const indented = (lines: Lines): Lines => lines.map((line) => `  ${line}`);

/** Writes the lines of all children. Of many with the same tag, writes only the first few and the number of the others. */
function inside(parent: Node, write: (node: Node) => Lines): Lines {
  const children = [...parent.childNodes].filter((node) => node instanceof Element || textOf(node).length > 0);
  const lines: string[] = [];
  let run = 0;
  children.forEach((child, at) => {
    run = child.nodeName === children[at - 1]?.nodeName ? run + 1 : 1;
    const total = lengthOfRun(children, at, run);
    if (run <= SHOWN || total <= WHOLE) lines.push(...write(child));
    else if (run === total) lines.push(`… ${total - SHOWN} more ${child.nodeName.toLowerCase()}`);
  });
  return lines;
}

function lengthOfRun(children: readonly Node[], at: number, run: number): number {
  let end = at;
  while (children[end + 1]?.nodeName === children[at]?.nodeName) end += 1;
  return run + end - at;
}
