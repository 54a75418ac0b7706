import Fraction from 'fraction.js';
import type { RequestedLeg } from '#server/domain/index.ts';
import type { FeedGame } from '#server/feed/feedGame.ts';
import { type OracleOutcome, outcomeOf, returnOf } from './oracle.ts';

export type RandomLeg = { readonly selectionId: string; readonly outcome: OracleOutcome; readonly odds: string };
/** `expected` in cents; null where all picks of one game have won: then at the price that was accepted. */
export type RandomBet = {
  readonly draftBetId: string;
  readonly stake: bigint;
  readonly legs: readonly RandomLeg[];
  readonly expected: bigint | null;
};
type Scored = FeedGame & { readonly score: NonNullable<FeedGame['score']> };
type Chance = {
  readonly among: (count: number) => number;
  readonly games: readonly Scored[];
  readonly legs: ReadonlyMap<string, RequestedLeg>;
};

/** What two, three and four football legs pay for six points, from the price list by hand. */
const SIX_POINTS = new Map([
  [2, '43/23'],
  [3, '13/5'],
  [4, '18/5'],
]);
export const halfUp = (money: Fraction): bigint => money.n / money.d + ((money.n % money.d) * 2n >= money.d ? 1n : 0n);

function legOf({ legs }: Chance, { eventId, score }: Scored, market: string, side: string, moved = 0): RandomLeg {
  const selectionId = `${eventId}:${market}:${side}`;
  const found = legs.get(selectionId);
  if (!found) throw new Error(`${selectionId} is not offered`);
  const line = found.points === null ? null : found.points / 100 + (side === 'over' ? -moved : moved);
  const odds = `${found.num + found.den}/${found.den}`;
  return { selectionId, odds, outcome: outcomeOf({ market, pick: side, points: line, odds: '2' }, score) };
}

function anyLeg(chance: Chance, game: Scored, moved = 0, markets = game.markets): RandomLeg {
  const market = markets[chance.among(markets.length)];
  const sides = Object.keys(market?.prices ?? {});
  return legOf(chance, game, market?.type ?? '', sides[chance.among(sides.length)] ?? '', moved);
}

function some({ among, games }: Chance, count: number): readonly Scored[] {
  const left = [...games];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(among(left.length), 1)[0]).filter(
    (game) => game !== undefined,
  );
}

function straight(chance: Chance): RandomBet {
  const legs = some(chance, 1).map((game) => anyLeg(chance, game));
  const stake = BigInt(1 + chance.among(100_000));
  return { draftBetId: `straight:${legs[0]?.selectionId ?? ''}`, stake, legs, expected: returnOf(stake, legs) };
}

function parlay(chance: Chance): RandomBet {
  const legs = some(chance, 2 + chance.among(3)).map((game) => anyLeg(chance, game));
  const stake = BigInt(1 + chance.among(20_000));
  return { draftBetId: 'parlay', stake, legs, expected: returnOf(stake, legs) };
}

function roundRobin(chance: Chance): RandomBet {
  const legs = some(chance, 3 + chance.among(4)).map((game) => anyLeg(chance, game));
  const size = 2 + chance.among(legs.length - 2);
  const stake = BigInt(1 + chance.among(1_000));
  const ways = Array.from({ length: 1 << legs.length }, (_, mask) => legs.filter((__, at) => (mask >> at) & 1));
  const each = ways.filter((way) => way.length === size).map((way) => returnOf(stake, way));
  return { draftBetId: `roundRobin:${size}`, stake, legs, expected: each.reduce((sum, cents) => sum + cents, 0n) };
}

function teaser(chance: Chance): RandomBet {
  const lined = (game: Scored) => game.markets.filter(({ type }) => type === 'spread' || type === 'total');
  const legs = some(chance, 2 + chance.among(3)).map((game) => anyLeg(chance, game, 6, lined(game)));
  const stake = BigInt(1 + chance.among(50_000));
  const price = SIX_POINTS.get(legs.filter(({ outcome }) => outcome === 'won').length);
  const isLost = legs.some(({ outcome }) => outcome === 'lost');
  return { draftBetId: 'teaser', stake, legs, expected: isLost ? 0n : price ? halfUp(new Fraction(stake).mul(price)) : stake };
}

function oneGame(chance: Chance): RandomBet {
  const [game] = some(chance, 1);
  if (!game) throw new Error('no game');
  const either = <T>(one: T, other: T): T => (chance.among(2) === 0 ? one : other);
  const legs = [legOf(chance, game, 'moneyline', either('home', 'away')), legOf(chance, game, 'total', either('over', 'under'))];
  const stake = BigInt(1 + chance.among(50_000));
  const left = legs.filter(({ outcome }) => outcome === 'won');
  const isLost = legs.some(({ outcome }) => outcome === 'lost');
  return { draftBetId: 'parlay', stake, legs, expected: isLost ? 0n : left.length === 2 ? null : returnOf(stake, left) };
}

/** The types of bet that these games allow. */
export function kindsFor(games: readonly FeedGame[]): readonly ((chance: Chance) => RandomBet)[] {
  const hasLines = games.every(({ markets }) =>
    ['moneyline', 'spread', 'total'].every((type) => markets.some((market) => market.type === type)),
  );
  return hasLines ? [straight, parlay, roundRobin, teaser, oneGame] : [straight, parlay, roundRobin];
}

export const isScored = (game: FeedGame): game is Scored => game.score !== null && game.markets.length > 0;
