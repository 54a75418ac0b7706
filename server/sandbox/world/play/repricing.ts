import { priceFromAmerican } from '#src/shared/money/odds.ts';
import type { MarketChange, SelectionChange } from '#server/modules/trading/index.ts';
import { periodQuotes, pointsFor, quotesOf, type Quote } from '#server/modules/trading/quotes/index.ts';
import type { Expectation } from '#server/modules/trading/model/index.ts';
import type { Book, Game } from './game.ts';

export type Repricing = {
  readonly books: readonly Book[];
  readonly markets: readonly MarketChange[];
  readonly selections: readonly SelectionChange[];
};

export function opinionOf({ expectation, drift, competition }: Game): Expectation {
  if (competition.pace === 0) return { edge: Math.min(0.8, Math.max(0.2, expectation.edge + drift.edge)), pace: 0 };
  return { edge: expectation.edge + drift.edge, pace: Math.max(0.4 * competition.pace, expectation.pace + drift.pace) };
}

/** Reprices and opens markets, moves outdated lines and hides decided markets. */
export function repriced(game: Game): Repricing {
  const { model, competition, names, books } = game;
  const held = new Map(books.flatMap(({ key, line }) => (line === null ? [] : [[key, line] as const])));
  const [expectation, progress] = [opinionOf(game), game.progress ?? model.start];
  const shown = new Set(books.filter(({ status }) => status !== 'HIDDEN' || !game.progress).map(({ type }) => type));
  const periods = game.statistics && 'periods' in game.statistics ? game.statistics.periods : [];
  const stand = { model, expectation, progress, periods };
  const quotes = new Map(
    [
      ...quotesOf(competition.offer, model.outlook(expectation, progress), names, held),
      ...periodQuotes(competition.offer, stand, held, (type) => shown.has(type)),
    ].map((quote) => [quote.key, quote]),
  );
  return collect(books, (book) => {
    const quote = quotes.get(book.key);
    if (quote) return quoted(book, quote);
    // After the start, hides markets without a price, such as those on players.
    return game.progress ? { ...book, status: 'HIDDEN' } : book;
  });
}

export const suspended = (books: readonly Book[]): Repricing =>
  collect(books, (book) => (book.status === 'OPEN' ? { ...book, status: 'CLOSED' } : book));

export const closedForGood = (books: readonly Book[]): Repricing => collect(books, (book) => ({ ...book, status: 'HIDDEN' }));

const quoted = (book: Book, { prices, line }: Quote): Book =>
  prices === null ? { ...book, status: 'HIDDEN' } : { ...book, line, prices, status: 'OPEN' };

function collect(books: readonly Book[], next: (book: Book) => Book): Repricing {
  const markets: MarketChange[] = [];
  const selections: SelectionChange[] = [];
  const after = books.map((book) => {
    const now = next(book);
    if (now.line !== book.line || (now.status === 'HIDDEN') !== (book.status === 'HIDDEN')) {
      markets.push({ id: book.id, ...(now.line === null ? {} : { line: now.line }), status: now.status === 'HIDDEN' ? 'HIDDEN' : 'OPEN' });
    }
    selections.push(...differences(book, now));
    return now;
  });
  return { books: after, markets, selections };
}

function differences(before: Book, after: Book): readonly SelectionChange[] {
  return after.selections.flatMap((type, index) => {
    const american = after.prices[index] ?? 100;
    const hasMoved = american !== before.prices[index];
    const isRelined = after.line !== before.line;
    if (!hasMoved && !isRelined && after.status === before.status) return [];
    const points = pointsFor(after.line, type);
    return [
      {
        id: `${after.id}:${type}`,
        status: after.status,
        ...(hasMoved ? { price: priceFromAmerican(american) } : {}),
        ...(isRelined && points !== null ? { points } : {}),
      },
    ];
  });
}
