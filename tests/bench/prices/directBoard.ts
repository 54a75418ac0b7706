import { formatAmerican } from '#src/shared/money/odds.ts';
import { compareRatios, ratio, type Ratio } from '#src/shared/money/ratio.ts';
import type { EventPricesMessage } from '#src/platform/index.ts';

const MARK_MS = 2_000;

type Move = 'up' | 'down' | null;
type Cell = {
  readonly button: HTMLButtonElement;
  readonly price: Text;
  readonly name: string;
  value: Ratio;
  move: Move;
  until: number;
};

/** Board without a framework: copies of `sample`, a button drawn by React, into which it writes each frame's changes. */
export function createDirectBoard(board: HTMLElement, sample: HTMLButtonElement) {
  const cells = new Map<string, Cell>();
  const marked = new Set<Cell>();
  let inbox: EventPricesMessage[] = [];
  let isDue = false;
  const flush = (): void => {
    isDue = false;
    const messages = inbox;
    inbox = [];
    const now = performance.now();
    for (const cell of marked) if (cell.until <= now) show(cell, null);
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
    cell.button.setAttribute('aria-label', `${cell.name}, ${text.replace(/^-/, 'minus ').replace(/^\+/, 'plus ')}, moneyline`);
    cell.until = now + MARK_MS;
    show(cell, order > 0 ? 'up' : 'down');
  };
  const show = (cell: Cell, move: Move): void => {
    if (move === null) marked.delete(cell);
    else marked.add(cell);
    if (cell.move === move) return;
    cell.move = move;
    if (move === null) delete cell.button.dataset['move'];
    else cell.button.dataset['move'] = move;
  };
  return {
    add: (id: string, name: string): void => {
      const button = sample.cloneNode(true) as HTMLButtonElement;
      const cell: Cell = { button, price: priceText(button), name, value: ratio(0n, 1n), move: null, until: 0 };
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

function priceText(button: HTMLButtonElement): Text {
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  let last: Text | null = null;
  while (walker.nextNode()) last = walker.currentNode as Text;
  if (!last) throw new Error('The button shows no price.');
  return last;
}
