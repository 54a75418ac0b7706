import type { Price } from '#src/shared/money/odds.ts';
import type { FinalScore } from '#server/modules/betting/settlement/grades/index.ts';

export type FeedGame = {
  readonly line: number;
  /** Derived from the game's data, so that importing it again finds the same event. */
  readonly eventId: string;
  readonly competitionId: string;
  readonly home: FeedSide;
  readonly away: FeedSide;
  readonly kickOff: KickOff;
  readonly markets: readonly FeedMarket[];
  readonly score: FinalScore | null;
  readonly decidedAt: Date | null;
};
export type FeedSide = { readonly abbreviation: string | null; readonly name: string };
/** Start in local time, so that moving a game by weeks keeps its hour across clock changes. */
export type KickOff = { readonly day: string; readonly time: string; readonly zone: string };
export type FeedMarket = {
  readonly type: 'moneyline' | 'spread' | 'three-way' | 'total';
  /** Hundredths of a point, from the home team's side; null for markets without a line. */
  readonly line: number | null;
  readonly prices: Readonly<Record<string, Price>>;
};

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
