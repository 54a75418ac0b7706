import type { Price } from '#src/lib/odds.ts';
import { type SameGamePush, USUAL_PUSH } from '#src/lib/sameGame/push.ts';
import type { TeaserMove, TeaserRule } from '#src/lib/teaser.ts';

type Games = {
  /** By event: the one price of the picks of a game, as accepted. */
  readonly games: Readonly<Record<string, Price>>;
  readonly policy: SameGamePush;
};
export type TeaserTerms = TeaserMove & {
  /** What fewer legs pay when others are pushed or void and the ticket drops; two are the fewest. */
  readonly ladder: readonly { readonly legs: number; readonly price: Price }[];
} & { readonly [Rule in keyof TeaserRule]-?: NonNullable<TeaserRule[Rule]> };
/** How a bet pays beside the prices of its legs, as it was shown when it was placed. */
export type BetTerms =
  | (Games & { readonly kind: 'teaser' } & TeaserTerms)
  | ({ readonly kind: 'combined' } & Games)
  | ({ readonly kind: 'round-robin'; readonly size: number } & Games);

export const SEPARATE: BetTerms = { kind: 'combined', games: {}, policy: USUAL_PUSH };

type StoredPrice = readonly [num: string, den: string];

export function storeTerms(terms: BetTerms): string {
  const games = Object.fromEntries(Object.entries(terms.games).map(([id, { num, den }]) => [id, [String(num), String(den)]]));
  if (terms.kind !== 'teaser') return JSON.stringify({ ...terms, games });
  const rungs = terms.ladder.map(({ legs, price }) => ({ legs, price: [String(price.num), String(price.den)] }));
  return JSON.stringify({ ...terms, games, ladder: rungs });
}

/** Of what this module stored; the column is written by nobody else. */
export function restoreTerms(json: unknown): BetTerms {
  const stored = json as Omit<BetTerms, 'games'> & { games: Record<string, StoredPrice> };
  const games = Object.fromEntries(Object.entries(stored.games).map(([id, [num, den]]) => [id, { num: BigInt(num), den: BigInt(den) }]));
  if (stored.kind !== 'teaser') return { ...stored, games } as BetTerms;
  const rungs = (stored as unknown as { ladder: { legs: number; price: StoredPrice }[] }).ladder;
  const ladder = rungs.map(({ legs, price: [num, den] }) => ({ legs, price: { num: BigInt(num), den: BigInt(den) } }));
  // Tickets of before there was another rule.
  return { ties: 'drop', voids: 'drop', ...stored, games, ladder } as BetTerms;
}
