import Fraction from 'fraction.js';
import { returnOf } from './oracle.ts';
import { anyLeg, type Chance, halfUp, legOf, type RandomBet, type RandomLeg, some } from './randomBets.ts';

/** Percentage that a boost adds to the profit. */
export const BOOST = 50;

function alone(chance: Chance, most: number): { readonly stake: bigint; readonly legs: readonly RandomLeg[]; readonly draftBetId: string } {
  const legs = some(chance, 1).map((game) => anyLeg(chance, game));
  return { stake: BigInt(200 + chance.among(most)), legs, draftBetId: `straight:${legs[0]?.selectionId ?? ''}` };
}
const isWon = (legs: readonly RandomLeg[]): boolean => legs.every(({ outcome }) => outcome === 'won');

/** Builds a bonus bet: pays only its profit, and nothing if lost or refunded. */
function bonusBet(chance: Chance): RandomBet {
  const bet = alone(chance, 5_000);
  return { ...bet, reward: 'free-bet', expected: isWon(bet.legs) ? returnOf(bet.stake, bet.legs) - bet.stake : 0n };
}

/** Builds a bet with a profit boost: only the profit grows, and the payout is rounded once. */
function boosted(chance: Chance): RandomBet {
  const bet = alone(chance, 5_000);
  const [leg] = bet.legs;
  const profit = new Fraction(leg?.odds ?? '1').sub(1).mul(100 + BOOST, 100);
  const expected = isWon(bet.legs) ? halfUp(new Fraction(bet.stake).mul(profit.add(1))) : returnOf(bet.stake, bet.legs);
  return { ...bet, reward: 'profit-boost', expected };
}

function onCredit(chance: Chance): RandomBet {
  const bet = alone(chance, 5_000);
  return { ...bet, reward: 'promotional-credit', expected: returnOf(bet.stake, bet.legs) };
}

/** Builds a bet that is cashed out whole or in half. At unchanged prices, the whole pays the stake less 5 %, and a part in proportion. */
function cashedOut(chance: Chance): RandomBet {
  const bet = alone(chance, 20_000);
  const value = halfUp(new Fraction(bet.stake).mul(19, 20));
  if (chance.among(2) === 0) return { ...bet, cashOut: { stakeCents: null }, expected: value };
  const part = bet.stake / 2n;
  const paid = halfUp(new Fraction(value).mul(part).div(bet.stake));
  return { ...bet, cashOut: { stakeCents: part }, expected: paid + returnOf(bet.stake - part, bet.legs) };
}

function boughtLine(chance: Chance): RandomBet {
  const bought = [...chance.legs.keys()].filter((id) => id.includes(':alternate-'));
  const selectionId = bought[chance.among(bought.length)] ?? '';
  const [eventId, market = '', side = ''] = selectionId.split(':');
  const game = chance.games.find((one) => one.eventId === eventId);
  if (!game) throw new Error(`${selectionId} is on no game`);
  const legs = [legOf(chance, game, market, side)];
  const stake = BigInt(1 + chance.among(50_000));
  return { draftBetId: `straight:${selectionId}`, stake, legs, expected: returnOf(stake, legs) };
}

export const withRewards: readonly ((chance: Chance) => RandomBet)[] = [bonusBet, boosted, onCredit, cashedOut];
export const ofBoughtLines: readonly ((chance: Chance) => RandomBet)[] = [boughtLine];
