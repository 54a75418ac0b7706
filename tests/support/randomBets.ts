import Fraction from 'fraction.js';
import type { RequestedLeg } from '#server/modules/betting/placement/placementTypes.ts';
import type { FeedGame } from '#server/modules/trading/import/feedGame.ts';
import { type OracleOutcome, outcomeOf, returnOf } from './oracle.ts';

export type RandomLeg = { readonly selectionId: string; readonly outcome: OracleOutcome; readonly odds: string };
/** A bet with its expected payout in cents, including the stake. */
export type RandomBet = {
  readonly draftBetId: string;
  readonly stake: bigint;
  /** Points by which each line moves, in hundredths. */
  readonly teaserPoints?: number;
  readonly reward?: 'free-bet' | 'profit-boost' | 'promotional-credit';
  /** Cashed out before the game ends: this part of the stake, or the whole bet if null. */
  readonly cashOut?: { readonly stakeCents: bigint | null };
  readonly legs: readonly RandomLeg[];
  readonly expected: bigint;
};
type Scored = FeedGame & { readonly score: NonNullable<FeedGame['score']> };
export type Chance = {
  readonly among: (count: number) => number;
  readonly games: readonly Scored[];
  /** Basketball games. All other games with lines are football. */
  readonly basketball: ReadonlySet<string>;
  /** Games voided before they end. */
  readonly voided: ReadonlySet<string>;
  readonly legs: ReadonlyMap<string, RequestedLeg>;
};

/** A handwritten kind of teaser. `returns` is its payout for a stake of 1, by number of legs. */
type TeaserList = {
  readonly points: { readonly football: number; readonly basketball: number };
  readonly sports: readonly ('basketball' | 'football')[];
  readonly legs: readonly number[];
  readonly returns: ReadonlyMap<number, string>;
  readonly tiesLose: boolean;
};
const usual = (sport: 'basketball' | 'football', points: number, returns: TeaserList['returns']): TeaserList => ({
  points: { football: points, basketball: points },
  sports: [sport],
  legs: [2, 3, 4],
  returns,
  tiesLose: false,
});
const FOOTBALL = new Map([
  [2, '43/23'],
  [3, '13/5'],
  [4, '18/5'],
]);
const BASKETBALL = new Map([
  [2, '21/11'],
  [3, '14/5'],
  [4, '7/2'],
]);
const MIXED = new Map([
  [2, '21/11'],
  [3, '14/5'],
  [4, '4'],
]);
const special = (points: number, legs: number, pays: string): TeaserList => ({
  ...usual('football', points, new Map([[legs, pays]])),
  legs: [legs],
  tiesLose: true,
});
const TEN_POINTS = special(10, 3, '11/6');
const FOURTEEN_POINTS = special(14, 4, '3/2');
export const halfUp = (money: Fraction): bigint => money.n / money.d + ((money.n % money.d) * 2n >= money.d ? 1n : 0n);

export function legOf({ legs, voided }: Chance, { eventId, score }: Scored, market: string, side: string, moved = 0): RandomLeg {
  const selectionId = `${eventId}:${market}:${side}`;
  const found = legs.get(selectionId);
  if (!found) throw new Error(`${selectionId} is not offered`);
  const line = found.points === null ? null : found.points / 100 + (side === 'over' ? -moved : moved);
  const odds = `${found.num + found.den}/${found.den}`;
  return { selectionId, odds, outcome: outcomeOf({ market, pick: side, points: line, odds: '2' }, voided.has(eventId) ? 'void' : score) };
}

export function anyLeg(chance: Chance, game: Scored, moved = 0, markets = game.markets): RandomLeg {
  const market = markets[chance.among(markets.length)];
  const sides = Object.keys(market?.prices ?? {});
  return legOf(chance, game, market?.type ?? '', sides[chance.among(sides.length)] ?? '', moved);
}

export function some({ among, games }: Chance, count: number): readonly Scored[] {
  const left = [...games];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(among(left.length), 1)[0]).filter(
    (game) => game !== undefined,
  );
}

function straight(chance: Chance): RandomBet {
  const legs = some(chance, 1).map((game) => anyLeg(chance, game));
  const stake = BigInt(100 + chance.among(100_000));
  return { draftBetId: `straight:${legs[0]?.selectionId ?? ''}`, stake, legs, expected: returnOf(stake, legs) };
}

function parlay(chance: Chance): RandomBet {
  const legs = some(chance, 2 + chance.among(3)).map((game) => anyLeg(chance, game));
  const stake = BigInt(100 + chance.among(20_000));
  return { draftBetId: 'parlay', stake, legs, expected: returnOf(stake, legs) };
}

function roundRobin(chance: Chance): RandomBet {
  const legs = some(chance, 3 + chance.among(4)).map((game) => anyLeg(chance, game));
  const size = 2 + chance.among(legs.length - 2);
  const stake = BigInt(100 + chance.among(1_000));
  const ways = Array.from({ length: 1 << legs.length }, (_, mask) => legs.filter((__, at) => (mask >> at) & 1));
  const each = ways.filter((way) => way.length === size).map((way) => returnOf(stake, way));
  return { draftBetId: `roundRobin:${size}`, stake, legs, expected: each.reduce((sum, cents) => sum + cents, 0n) };
}

const teaserBy =
  ({ points, sports, legs: sizes, returns, tiesLose }: TeaserList) =>
  (chance: Chance): RandomBet => {
    const sportOf = ({ eventId }: Scored) => (chance.basketball.has(eventId) ? 'basketball' : 'football');
    const lined = (game: Scored) => game.markets.filter(({ type }) => type === 'spread' || type === 'total');
    const size = sizes[chance.among(sizes.length)] ?? 2;
    // First one game of each sport, then more of any of these sports.
    const first = sports.flatMap((sport) => some({ ...chance, games: chance.games.filter((game) => sportOf(game) === sport) }, 1));
    const others = chance.games.filter((game) => !first.includes(game) && sports.includes(sportOf(game)));
    const games = [...first, ...some({ ...chance, games: others }, size - first.length)];
    const legs = games.map((game) => anyLeg(chance, game, points[sportOf(game)], lined(game)));
    const stake = BigInt(100 + chance.among(50_000));
    const isReturned = tiesLose && games.some(({ eventId }) => chance.voided.has(eventId));
    const isLost = !isReturned && legs.some(({ outcome }) => outcome === 'lost' || (tiesLose && outcome === 'returned'));
    const price = isReturned ? undefined : returns.get(legs.filter(({ outcome }) => outcome === 'won').length);
    const expected = isLost ? 0n : price ? halfUp(new Fraction(stake).mul(price)) : stake;
    return { draftBetId: 'teaser', stake, teaserPoints: points[sports[0] ?? 'football'] * 100, legs, expected };
  };
const teaser = teaserBy(usual('football', 6, FOOTBALL));
const ofTwoSports = [
  teaserBy(usual('basketball', 4, BASKETBALL)),
  teaserBy({ ...usual('football', 6, MIXED), points: { football: 6, basketball: 4 }, sports: ['football', 'basketball'] }),
];

const BILLION = 1_000_000_000n;

/**
 * Computes the combined price of a game's winner and total by hand (domain rules §2.4): multiplies their chances, adds 12 %, and rounds the
 * price down to a hundredth, but never below the longer price alone.
 */
function oddsOfGame(one: string, other: string): string {
  // The price's implied chance, rounded up to a billionth.
  const chances = [one, other].map((odds) => new Fraction(odds).inverse().mul(BILLION).ceil().div(BILLION));
  const both = chances.reduce((product, chance) => product.mul(chance), new Fraction(1));
  const least = chances.reduce((sum, chance) => sum.add(chance), new Fraction(-1));
  const together = (both.compare(least) < 0 ? least : both).mul(112, 100).inverse().mul(100).floor().div(100);
  return [new Fraction(one), new Fraction(other), together].reduce((most, odds) => (odds.compare(most) > 0 ? odds : most)).toFraction();
}

function oneGame(chance: Chance): RandomBet {
  const [game] = some(chance, 1);
  if (!game) throw new Error('no game');
  const either = <T>(one: T, other: T): T => (chance.among(2) === 0 ? one : other);
  const legs = [legOf(chance, game, 'moneyline', either('home', 'away')), legOf(chance, game, 'total', either('over', 'under'))];
  const stake = BigInt(100 + chance.among(50_000));
  const left = legs.filter(({ outcome }) => outcome === 'won');
  const isLost = legs.some(({ outcome }) => outcome === 'lost');
  const [one, other] = left;
  const both = one && other ? halfUp(new Fraction(stake).mul(oddsOfGame(one.odds, other.odds))) : returnOf(stake, left);
  return { draftBetId: 'parlay', stake, legs, expected: isLost ? 0n : both };
}

/** Returns functions that make a random bet, one per bet type that these games allow. */
export function kindsFor(games: readonly FeedGame[], hasBasketball: boolean): readonly ((chance: Chance) => RandomBet)[] {
  const hasLines = games.every(({ markets }) =>
    ['moneyline', 'spread', 'total'].every((type) => markets.some((market) => market.type === type)),
  );
  const simple = [straight, parlay, roundRobin];
  if (!hasLines) return simple;
  const specials = [TEN_POINTS, FOURTEEN_POINTS].filter(({ legs }) => legs.every((count) => count <= games.length)).map(teaserBy);
  return [...simple, teaser, oneGame, ...specials, ...(hasBasketball ? ofTwoSports : [])];
}

export const isScored = (game: FeedGame): game is Scored => game.score !== null && game.markets.length > 0;
