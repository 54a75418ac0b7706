import type { Price } from '#src/shared/money/odds.ts';
import type { FinalScore } from '#server/modules/betting/settlement/grades/index.ts';

/** One row of a feed, understood: a game, what is offered on it and how it ended. */
export type FeedGame = {
  readonly line: number;
  /** Of the event; the same row always gives the same. */
  readonly eventId: string;
  readonly competitionId: string;
  readonly home: FeedSide;
  readonly away: FeedSide;
  readonly kickOff: KickOff;
  readonly markets: readonly FeedMarket[];
  /** Null when it has not been played. */
  readonly score: FinalScore | null;
  /** When that was known, by the dates of the file; null where it does not say. */
  readonly decidedAt: Date | null;
};
/** As the feed names a side: by its letters or by its name. */
export type FeedSide = { readonly abbreviation: string | null; readonly name: string };
/** Wall time at the place of the game, so that a game moved by weeks keeps its hour through changes of clocks. */
export type KickOff = { readonly day: string; readonly time: string; readonly zone: string };
export type FeedMarket = {
  readonly type: 'moneyline' | 'spread' | 'three-way' | 'total';
  /** Hundredths of a point, from the home side for a spread; null where there is none. */
  readonly line: number | null;
  /** By selection type. */
  readonly prices: Readonly<Record<string, Price>>;
};

/** Thrown by readers of cells; becomes the reason of a fault. */
export class BrokenRow extends Error {}

export function broken(reason: string): never {
  throw new BrokenRow(reason);
}

export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
