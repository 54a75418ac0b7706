import type { Price } from '#src/shared/money/odds.ts';
import { type SameGamePush, USUAL_PUSH } from '#src/shared/betting/sameGame/push.ts';
import type { TeaserMove, TeaserRule } from '#src/shared/betting/teaser.ts';

/** One price of several picks of a game; `parts`: what fewer of them pay together, by their places. Bets of before that was kept have none. */
export type GamePrice = Price & { readonly parts?: Readonly<Record<string, Price>> };
type Games = {
  /** By event: the one price of the picks of a game, as accepted. */
  readonly games: Readonly<Record<string, GamePrice>>;
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
type StoredGame = StoredPrice | readonly [...StoredPrice, Readonly<Record<string, StoredPrice>>];
type Stored<T> = Omit<T, 'games'> & { readonly games: Readonly<Record<string, StoredGame>> };
type StoredTeaser = Omit<Stored<Extract<BetTerms, { kind: 'teaser' }>>, 'ladder' | 'ties' | 'voids'> &
  TeaserRule & { readonly ladder: readonly { readonly legs: number; readonly price: StoredPrice }[] };
type StoredTerms = Stored<Extract<BetTerms, { kind: 'combined' }>> | Stored<Extract<BetTerms, { kind: 'round-robin' }>> | StoredTeaser;

const storePrice = ({ num, den }: Price): StoredPrice => [String(num), String(den)];
const restorePrice = ([num, den]: StoredPrice | StoredGame): Price => ({ num: BigInt(num), den: BigInt(den) });
const each = <From, To>(record: Readonly<Record<string, From>>, to: (one: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, to(one)]));

const storeGame = ({ parts, ...price }: GamePrice): StoredGame =>
  parts ? [...storePrice(price), each(parts, storePrice)] : storePrice(price);
const restoreGame = (stored: StoredGame): GamePrice => ({
  ...restorePrice(stored),
  ...(stored[2] ? { parts: each(stored[2], restorePrice) } : {}),
});

export function storeTerms(terms: BetTerms): string {
  const games = each(terms.games, storeGame);
  if (terms.kind !== 'teaser') return JSON.stringify({ ...terms, games });
  const rungs = terms.ladder.map(({ legs, price }) => ({ legs, price: [String(price.num), String(price.den)] }));
  return JSON.stringify({ ...terms, games, ladder: rungs });
}

/** Of what this module stored; the column is written by nobody else. */
export function restoreTerms(json: unknown): BetTerms {
  const stored = json as StoredTerms;
  const games = each(stored.games, restoreGame);
  if (stored.kind !== 'teaser') return { ...stored, games };
  const ladder = stored.ladder.map(({ legs, price }) => ({ legs, price: restorePrice(price) }));
  // Tickets of before there was another rule have none.
  const { ties = 'drop', voids = 'drop' } = stored;
  return { ...stored, ties, voids, games, ladder };
}
