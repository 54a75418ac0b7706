import type { Price } from '#src/shared/money/odds.ts';
import { type SameGamePush, USUAL_PUSH } from '#src/shared/betting/sameGame/push.ts';
import type { TeaserMove, TeaserRule } from '#src/shared/betting/teaser.ts';

/** Joint price of legs on one game. `parts`: prices for when some legs are removed. */
export type GamePrice = Price & { readonly parts?: Readonly<Record<string, Price>> };
type Games = {
  readonly games: Readonly<Record<string, GamePrice>>;
  readonly policy: SameGamePush;
};
export type TeaserTerms = TeaserMove & {
  readonly ladder: readonly { readonly legs: number; readonly price: Price }[];
} & { readonly [Rule in keyof TeaserRule]-?: NonNullable<TeaserRule[Rule]> };
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

export function restoreTerms(json: unknown): BetTerms {
  const stored = json as StoredTerms;
  const games = each(stored.games, restoreGame);
  if (stored.kind !== 'teaser') return { ...stored, games };
  const ladder = stored.ladder.map(({ legs, price }) => ({ legs, price: restorePrice(price) }));
  const { ties = 'drop', voids = 'drop' } = stored;
  return { ...stored, ties, voids, games, ladder };
}
