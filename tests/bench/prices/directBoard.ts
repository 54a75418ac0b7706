import { formatAmerican } from '#src/lib/odds.ts';
import { compareRatios, ratio, type Ratio } from '#src/lib/ratio.ts';
import type { EventPricesMessage } from '#src/platform/index.ts';

const MARK_MS = 2_000;

/** Looks of a button by its move, taken from ones that React has drawn. */
export type Looks = Readonly<Record<'none' | 'up' | 'down', HTMLButtonElement>>;

type Cell = { readonly button: HTMLButtonElement; price: Text; name: string; value: Ratio; move: keyof Looks; until: number };

/** The same board without a framework: per frame, write what has changed into the nodes, and nothing else. */
export function createDirectBoard(board: HTMLElement, looks: Looks) {
  const cells = new Map<string, Cell>();
  const marked = new Set<Cell>();
  let inbox: EventPricesMessage[] = [];
  let isDue = false;
  const flush = (): void => {
    isDue = false;
    const messages = inbox;
    inbox = [];
    const now = performance.now();
    for (const cell of marked) if (cell.until <= now) show(cell, 'none');
    for (const { selections } of messages)
      for (const { id, num, den } of selections) write(cells, id, ratio(BigInt(num), BigInt(den)), now);
  };
  const write = (all: Map<string, Cell>, id: string, value: Ratio, now: number): void => {
    const cell = all.get(id);
    if (!cell) return;
    const order = compareRatios(value, cell.value);
    if (order === 0) return;
    cell.value = value;
    const text = formatAmerican(value);
    cell.price.data = text;
    cell.button.setAttribute('aria-label', `${cell.name}, ${text.replace(/^-/, 'minus ').replace(/^\+/, 'plus ')}, money line`);
    cell.until = now + MARK_MS;
    show(cell, order > 0 ? 'up' : 'down');
  };
  const show = (cell: Cell, move: keyof Looks): void => {
    if (move === 'none') marked.delete(cell);
    else marked.add(cell);
    if (cell.move === move) return;
    cell.move = move;
    const look = looks[move];
    cell.button.className = look.className;
    const text = cell.price.data;
    cell.button.replaceChildren(...Array.from(look.childNodes, (node) => node.cloneNode(true)));
    cell.price = priceText(cell.button);
    cell.price.data = text;
  };
  return {
    add: (id: string, name: string): void => {
      const button = looks.none.cloneNode(true) as HTMLButtonElement;
      const cell: Cell = { button, price: priceText(button), name, value: ratio(0n, 1n), move: 'none', until: 0 };
      button.addEventListener('click', () => button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true')));
      board.append(button);
      cells.set(id, cell);
    },
    receive: (message: EventPricesMessage): void => {
      inbox.push(message);
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(flush);
    },
  };
}

/** The last text of a button is its price. */
function priceText(button: HTMLButtonElement): Text {
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  let last: Text | null = null;
  while (walker.nextNode()) last = walker.currentNode as Text;
  if (!last) throw new Error('The button shows no price.');
  return last;
}
