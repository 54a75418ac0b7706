import { describe, expect, test } from 'vitest';
import { SEPARATE, storeTerms } from '../pricing/betTerms.ts';
import type { Leg } from './gradedLegs.ts';
import { type Bet, type Change, liabilityChanges, hasNewResult, journalOf, mostBack, NEVER, resultOf, tokenOf } from './settledChange.ts';
import { cashedOut, unplayed } from '../pricing/settledPayout.ts';

const NOON = new Date('2026-11-21T12:00:00.000Z');
const bet = (changes: Partial<Bet> = {}): Bet => ({
  ...{ id: 'bet', player_id: 'p', placement_id: 'placement', ordinal: 0, type: 'STRAIGHT', status: 'OPEN', outcome: 'PENDING' },
  ...{ currency: 'USD', stake: '1000', num: '1', den: '1', potential_payout: '2000', payout: null, amount_source: 'CASH' },
  ...{ free_bet_id: null, profit_boost_id: null, boost_percent: null, boosted_stake: null, boost_most_extra: null },
  ...{ is_reward_gone: false, featured_bet_id: null, featured_title: null, version: '1', geo: null, placed_at: NOON, settled_at: null },
  ...{ cashed_stake: '0', cashed_payout: '0', cashed_out: '0', cashed_credit: '0', terms: JSON.parse(storeTerms(SEPARATE)) as unknown },
  ...changes,
});
const leg = (outcome: Leg['outcome'], changes: Partial<Leg> = {}): Leg => ({
  ...{ id: 'leg', bet_id: 'bet', ordinal: 0, event_id: 'e', market_id: 'm', selection_id: 's', market_name: 'M', selection_name: 'S' },
  ...{ market_type: 'moneyline', selection_type: 'home', num: '1', den: '1', points: null, outcome, outcome_reason: null },
  ...{ outcome_before: null, outcome_reason_before: null, void_reason: null, dead_heat_places: null, dead_heat_tied: null },
  ...{ is_annulled: false },
  ...changes,
});
const half = { cashed_stake: '400', cashed_payout: '800', cashed_out: '380' };
const whole = { cashed_stake: '1000', cashed_payout: '2000', cashed_out: '950' };
const free = { amount_source: 'FREE_BET', free_bet_id: 'token' } as const;

describe('the settlement of a bet', () => {
  test.each([
    ['won', {}, 'WIN', 'SETTLED', 2_000n],
    ['lost', {}, 'LOSS', 'SETTLED', 0n],
    ['void', {}, 'VOID', 'VOIDED', 1_000n],
    ['open', {}, 'PENDING', 'OPEN', null],
    ['a part cashed out, the rest won', half, 'WIN', 'SETTLED', 380n + 1_200n],
    ['cashed out whole, whatever the legs say', whole, 'WIN', 'SETTLED', 950n],
    ['boosted', { boost_percent: 50, boosted_stake: '1000' }, 'WIN', 'SETTLED', 2_500n],
    ['boosted in part', { boost_percent: 50, boosted_stake: '400' }, 'WIN', 'SETTLED', 2_200n],
    ['boosted up to its cap', { boost_percent: 50, boosted_stake: '1000', boost_most_extra: '300' }, 'WIN', 'SETTLED', 2_300n],
    ['boosted below its cap', { boost_percent: 50, boosted_stake: '400', boost_most_extra: '300' }, 'WIN', 'SETTLED', 2_200n],
    ['boosted, and less of it is left', { ...half, boost_percent: 50, boosted_stake: '1000' }, 'WIN', 'SETTLED', 380n + 1_500n],
    ['boosted by what is gone', { boost_percent: 50, boosted_stake: '1000', is_reward_gone: true }, 'WIN', 'SETTLED', 2_000n],
    ['boosted of nothing', { boost_percent: 50 }, 'WIN', 'SETTLED', 2_000n],
  ] as const)('a bet is settled with its status and payout: %s', (_name, changes, outcome, status, payoutCents) => {
    expect(resultOf(bet(changes), [leg('LOSS', { bet_id: 'other' }), leg(outcome)]).result).toMatchObject({ status, payoutCents });
  });

  test('an annulled bet loses its cash-outs and returns its whole stake', () => {
    const { stood, result, worth } = resultOf(bet(half), [leg('VOID', { is_annulled: true })]);
    expect([stood, result.payoutCents, worth.cash]).toEqual([{ stakeCents: 0n, paidCents: 0n, creditCents: 0n }, 1_000n, 1_000n]);
    const one = [leg('VOID', { is_annulled: true }), leg('WIN', { id: 'leg-2', ordinal: 1 })];
    expect(resultOf(bet(half), one).stood).toEqual({ stakeCents: 400n, paidCents: 380n, creditCents: 0n });
  });

  test('a bonus bet whose token is used elsewhere pays nothing once it is decided', () => {
    expect(resultOf(bet({ ...free, is_reward_gone: true }), [leg('WIN')])).toMatchObject(unplayed(1_000n));
    expect(resultOf(bet({ ...free, ...whole, is_reward_gone: true }), [leg('WIN')])).toMatchObject({
      ...unplayed(1_000n),
      stood: { stakeCents: 0n, paidCents: 0n, creditCents: 0n },
    });
    expect(resultOf(bet({ ...free, is_reward_gone: true }), [leg('PENDING')]).result.status).toBe('OPEN');
    expect(resultOf(bet(free), [leg('WIN')]).result.payoutCents).toBe(1_000n);
    expect(resultOf(bet({ ...whole, is_reward_gone: true }), [leg('WIN')])).toMatchObject(cashedOut({ paidCents: 950n, creditCents: 0n }));
  });
});

const change = (of: Bet, ...legs: Leg[]): Change => ({ bet: of, ...resultOf(of, legs) });

test('a settled change names its token and the returned part of a boost', () => {
  expect([tokenOf(bet(free)), tokenOf(bet({ profit_boost_id: 'boost' })), tokenOf(bet())]).toEqual(['token', 'boost', null]);
  const boosted = { boost_percent: 50, boosted_stake: '800' };
  expect(mostBack(change(bet(half), leg('VOID')))).toBeNull();
  expect(mostBack(change(bet(boosted), leg('VOID')))).toBeNull();
  expect(mostBack(change(bet({ ...boosted, ...half }), leg('VOID')))).toBe(600n);
});

describe('a settled change', () => {
  test.each([
    [false, {}, 'PENDING'],
    [true, {}, 'WIN'],
    [false, { status: 'SETTLED', outcome: 'WIN', payout: '2000' }, 'WIN'],
    [true, { status: 'SETTLED', outcome: 'WIN', payout: '1999' }, 'WIN'],
    [true, { status: 'SETTLED', outcome: 'LOSS', payout: '2000' }, 'WIN'],
    [true, { status: 'VOIDED', outcome: 'WIN', payout: '2000' }, 'WIN'],
    [false, half, 'PENDING'],
  ] as const)('a change has a new result: %s, %j', (isNew, changes, outcome) => {
    expect(hasNewResult(change(bet(changes), leg(outcome)))).toBe(isNew);
  });

  test('a settled or reopened bet changes the liability of its selections', () => {
    const legs = [
      leg('WIN'),
      leg('WIN', { id: 'leg-2', ordinal: 1, selection_id: 't' }),
      leg('WIN', { bet_id: 'other', selection_id: 'u' }),
    ];
    const moves = (of: Bet, ...own: Leg[]) => [...liabilityChanges([change(of, ...own)], [...own, ...legs.slice(2)])];
    expect(moves(bet(), ...legs.slice(0, 2))).toEqual([
      ['s', -1_000n],
      ['t', -1_000n],
    ]);
    expect(moves(bet({ status: 'SETTLED' }), leg('PENDING'))).toEqual([['s', 1_000n]]);
    expect(moves(bet(), leg('PENDING'))).toEqual([]);
    expect(moves(bet({ status: 'SETTLED' }), leg('WIN'))).toEqual([]);
    const [one, other] = [change(bet(), leg('WIN')), change(bet({ id: 'other' }), leg('WIN', { bet_id: 'other' }))];
    expect([...liabilityChanges([one, other], [leg('WIN'), leg('WIN', { bet_id: 'other' })])]).toEqual([['s', -2_000n]]);
  });
});

describe('the journal of a settlement', () => {
  const held = (cash = 0n, bonus = 0n) =>
    new Map([
      ['player-cash:p', cash],
      ['player-bonus:p', bonus],
    ]);
  const entriesOf = (of: Change, past = NEVER, has = held()) => {
    const [journal] = journalOf(of, past, has, NOON);
    return {
      ...journal,
      entries: Object.fromEntries((journal?.entries ?? []).filter(({ cents }) => cents !== 0n).map((one) => [one.account, one.cents])),
    };
  };

  test('a bet that was never settled has no journal', () => {
    expect(journalOf(change(bet(), leg('PENDING')), NEVER, held(), NOON)).toEqual([]);
  });

  test.each([
    ['bet-settled', leg('WIN'), 2_000n],
    ['bet-refunded', leg('VOID'), 1_000n],
  ])('the journal of a first result is %s', (kind, one, cents) => {
    expect(entriesOf(change(bet(), one))).toEqual({
      ...{ kind, reference: 'bet', round: 0, recordedAt: NOON },
      entries: { 'player-cash:p': cents, 'house-payouts:USD': -cents },
    });
  });

  test('the journal of a correction enters the difference, and missing money is the operator’s loss', () => {
    const past = { ...NEVER, rounds: 1, moved: { ...NEVER.moved, cash: 2_000n, payouts: -2_000n } };
    const settled = bet({ status: 'SETTLED', outcome: 'WIN', payout: '2000' });
    expect(entriesOf(change(settled, leg('LOSS')), past, held(5_000n))).toMatchObject({
      ...{ kind: 'regrade', round: 1 },
      entries: { 'player-cash:p': -2_000n, 'house-payouts:USD': 2_000n },
    });
    const has = held(500n);
    expect(entriesOf(change(settled, leg('LOSS')), past, has).entries).toEqual({
      ...{ 'player-cash:p': -500n, 'house-payouts:USD': 2_000n, 'house-uncollected:USD': -1_500n },
    });
    expect(has.get('player-cash:p')).toBe(0n);
    expect(entriesOf(change(settled, leg('PENDING')), past, held(5_000n))).toMatchObject({ kind: 'regrade' });
  });

  test('a first result that takes cash-outs back is entered as a correction', () => {
    const past = { ...NEVER, moved: { ...NEVER.moved, cash: 380n, payouts: -380n } };
    expect(entriesOf(change(bet(half), leg('VOID', { is_annulled: true })), past)).toMatchObject({
      ...{ kind: 'regrade', round: 0, entries: { 'player-cash:p': 620n, 'house-payouts:USD': -620n } },
    });
    expect(entriesOf(change(bet(half), leg('WIN')), past)).toMatchObject({ kind: 'bet-settled', entries: { 'player-cash:p': 1_200n } });
  });

  test('a refunded bet returns credit as credit, and a bonus bet reverses its stake', () => {
    expect(entriesOf(change(bet({ amount_source: 'PROMOTIONAL_CREDIT' }), leg('VOID'))).entries).toEqual({
      ...{ 'player-bonus:p': 1_000n, 'house-payouts:USD': -1_000n },
    });
    expect(entriesOf(change(bet(free), leg('VOID'))).entries).toEqual({ 'house-promotions:USD': 1_000n, 'house-stakes:USD': -1_000n });
  });
});
