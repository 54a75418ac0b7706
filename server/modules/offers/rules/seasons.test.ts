import { expect, test } from 'vitest';
import type { BetRule, DepositRule, NearMissRule, OfferOn } from '#src/shared/offers/document.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { awardCentsOf } from '#src/shared/offers/values.ts';
import { offerOracle, type Printed, type SlipResult } from '#tests/support/offerOracle.ts';
import { stateOf } from '../engine/causes.ts';
import { decideAwards } from './decide.ts';
import {
  type Arrival,
  type BetState,
  causeStateOf,
  depositStateOf,
  isDepositLookedAt,
  isLookedAt,
  isOnBets,
  isOnDeposit,
  isOnNearMiss,
  nearMissStateOf,
  type PlacedBet,
  playEndsAt,
} from './qualify.ts';

const SEASONS = Number(process.env['LINEMAKER_SEASONS'] ?? 500);
const STEPS = 80;
const HOUR = 3_600_000;
const OPENS = Date.UTC(2026, 11, 1);
const PLAYERS = ['ann', 'bob', 'cyd'];

type Random = ReturnType<typeof randomOf>;
const among = (random: Random, count: number): number => Math.floor(random() * count);

type Season = OfferOn<BetRule | DepositRule | NearMissRule>;
function documentOf(random: Random): Season {
  const kind = (['bet', 'deposit', 'near-miss'] as const)[among(random, 3)] ?? 'bet';
  const isDeposit = kind === 'deposit';
  const days = 1 + among(random, 3);
  return {
    ...{ id: 'offer', brands: ['tsb'], currency: 'USD', joining: 'opt-in' },
    regions: random() < 0.5 ? ['US-NJ'] : ['US-NJ', 'US-PA'],
    from: new Date(OPENS).toISOString(),
    until: new Date(OPENS + (20 + among(random, 200)) * HOUR).toISOString(),
    qualifies: isDeposit
      ? { kind: 'deposit', leastCents: 1_000, playDays: 1 + among(random, 4) }
      : {
          ...(kind === 'bet' ? { kind } : { kind: 'near-miss', leastLegs: 2 + among(random, 2) }),
          ...{ paidWith: ['cash'], leastCents: 1_000 },
          on: random() < 0.5 ? null : { kind: 'sport', id: 'football' },
          leastOdds: random() < 0.5 ? null : { num: 1, den: 2 },
        },
    pays:
      random() < 0.25
        ? { kind: 'profit-boost', percent: 25, mostStakeCents: 1_000, mostExtraCents: 1 + among(random, 999), on: null, days }
        : random() < 0.4
          ? { kind: 'bonus-bet', cents: 1 + among(random, 999), days }
          : { kind: 'bonus-bet-share', percent: 1 + among(random, 150), mostCents: 300 + among(random, 1_000), days },
    mostAwards: isDeposit ? 1 : 1 + among(random, 2),
    budgetCents: 1_500 + among(random, 5_000),
  };
}

const printedOf = ({ qualifies, pays, regions, until, mostAwards, budgetCents }: Season): Printed => ({
  ...{ opens: OPENS, closes: Date.parse(until), states: regions, couponDays: pays.days, couponsEach: mostAwards, purseCents: budgetCents },
  ...{ earns: qualifies.kind, leastCents: qualifies.leastCents, ...(qualifies.kind === 'deposit' ? { playDays: qualifies.playDays } : {}) },
  ...(qualifies.kind === 'near-miss' ? { leastLegs: qualifies.leastLegs } : {}),
  sport: qualifies.kind === 'deposit' ? null : (qualifies.on?.id ?? null),
  shortestDecimal: qualifies.kind !== 'deposit' && qualifies.leastOdds ? 1.5 : 1,
  coupon:
    pays.kind === 'profit-boost'
      ? { boostCents: pays.mostExtraCents }
      : pays.kind === 'bonus-bet'
        ? { cents: pays.cents }
        : { percent: pays.percent, upTo: pays.mostCents },
});

type Award = { cents: bigint; expires: number; withdrawn: number | null; paidFor: string | null; wasUsed: boolean };
type Act = { who: string; award: Award | null; withheld: 'budget' | 'cap' | 'excluded' | null };
type Bet = PlacedBet & Act & { state: BetState; couponOf: string | null; marks: SlipResult[] };
type Deposit = Arrival & Act & { id: string; isReturned: boolean };
type Row = Bet | Deposit;
type Rules = {
  readonly decide: typeof decideAwards;
  readonly standing: typeof causeStateOf;
  readonly deposit: typeof depositStateOf;
  readonly nearMiss: typeof nearMissStateOf;
  readonly cent: bigint;
};
const RULES: Rules = { decide: decideAwards, standing: causeStateOf, deposit: depositStateOf, nearMiss: nearMissStateOf, cent: 0n };
const isBet = (row: Row): row is Bet => 'state' in row;

const played = (rows: readonly Row[], who: string, from: Date, until: Date): bigint =>
  rows
    .filter(isBet)
    .filter((row) => row.who === who && row.placedAt >= from && row.placedAt < until && ['WIN', 'LOSS'].includes(row.state.outcome))
    .reduce((sum, { state }) => sum + state.atRiskCents, 0n);

/**
 * Simulates bets and deposits under an offer; compares its rules with an independent implementation (`clerk`). Returns the first
 * difference, or null.
 */
function play(seed: number, rules: Rules): string | null {
  const random = randomOf('offers', seed);
  const document = documentOf(random);
  const clerk = offerOracle(printedOf(document));
  const rows: Row[] = [];
  const joined = new Map<string, Date>();
  const barred = new Set<string>();
  let [now, awarded, stoppedAt] = [OPENS - HOUR, 0n, null as Date | null];

  const fold = (who: string): void => {
    const joinedAt = joined.get(who);
    if (!joinedAt) return;
    const span = { joinedAt, stoppedAt };
    const lookedAt = rows.filter(
      (row) =>
        row.who === who &&
        (isBet(row)
          ? (isOnBets(document) || isOnNearMiss(document)) && isLookedAt(document, row, span)
          : isOnDeposit(document) && isDepositLookedAt(document, row, span)),
    );
    const own = isOnDeposit(document) ? lookedAt.slice(0, 1) : lookedAt;
    const causes = own.map((row) => {
      const { isMet, base } = stand(row);
      const cents = awardCentsOf(document.pays, base) + rules.cent;
      const [award, awardCents] = [row.award && readState(row.award), row.award?.cents ?? 0n];
      return { id: row.id, withheld: row.withheld, isMet: isMet && cents > 0n, cents, award, awardCents };
    });
    const room = { cap: document.mostAwards, budgetCents: BigInt(document.budgetCents) - awarded };
    for (const step of rules.decide(causes, { ...room, mayBeOffered: !barred.has(who) })) {
      const row = own.find(({ id }) => id === step.cause);
      if (!row) throw new Error('A step about no cause');
      if (step.kind === 'withhold') row.withheld = step.why;
      else awarded += step.budgetCents;
      const expires = now + document.pays.days * 24 * HOUR;
      if (step.kind === 'give') row.award = { cents: step.cents, expires, withdrawn: null, paidFor: null, wasUsed: false };
      if (step.kind === 'give-again' && row.award) Object.assign(row.award, { cents: step.cents, expires, withdrawn: null });
      if (step.kind === 'withdraw' && row.award) row.award.withdrawn = now;
    }
    clerk.look(who, now);
  };
  const stand = (row: Row): { readonly isMet: boolean; readonly base: bigint } => {
    if (isBet(row) && isOnNearMiss(document)) {
      const number = (mark: SlipResult): number => row.marks.filter((one) => one === mark).length;
      const legs = { won: number('won'), lost: number('lost'), open: number('open') };
      return { isMet: rules.nearMiss(document.qualifies, row.state, legs).isMet, base: row.state.atRiskCents };
    }
    if (isBet(row)) return { isMet: isOnBets(document) && rules.standing(document, row.state).isMet, base: row.state.atRiskCents };
    if (!isOnDeposit(document)) return { isMet: false, base: 0n };
    const playedCents = played(rows, row.who, row.at, playEndsAt(document.qualifies, row.at));
    const state = { isReturned: row.isReturned, playedCents, now: new Date(now) };
    return { isMet: rules.deposit(document.qualifies, row, state).isMet, base: row.cents };
  };
  const readState = ({ expires, withdrawn, paidFor, wasUsed }: Award) =>
    stateOf(
      {
        ...{ award_id: 'award', redeemed_at: paidFor === null ? null : new Date(now), was_used: wasUsed },
        ...{ expires_at: new Date(expires), withdrawn_at: withdrawn === null ? null : new Date(withdrawn) },
      },
      new Date(now),
    );
  const usable = (): readonly Row[] => rows.filter(({ award }) => award && ['returned', 'unused'].includes(readState(award) ?? ''));

  const place = (who: string, coupon: Row | null): void => {
    const id = `bet-${rows.length}`;
    const [region, decimal] = [random() < 0.8 ? 'US-NJ' : 'US-PA', [1.4, 1.5, 3][among(random, 3)] ?? 3];
    const sports = Array.from({ length: isOnNearMiss(document) ? 2 + among(random, 3) : 1 + among(random, 2) }, () =>
      random() < 0.85 ? 'football' : 'golf',
    );
    const isBoosted = document.pays.kind === 'profit-boost' && coupon !== null;
    const cents = coupon?.award && !isBoosted ? Number(coupon.award.cents) : ([500, 999, 1_000, 2_500][among(random, 4)] ?? 0);
    rows.push({
      ...{
        id,
        who,
        region,
        currency: 'USD',
        source: coupon && !isBoosted ? 'FREE_BET' : 'CASH',
        placedAt: new Date(now),
        stakeCents: BigInt(cents),
      },
      price: { num: BigInt(Math.round((decimal - 1) * 10)), den: 10n },
      legs: sports.map((sport) => ({ sport, event: 'any' })),
      state: { status: 'OPEN', outcome: 'PENDING', atRiskCents: coupon && !isBoosted ? 0n : BigInt(cents) },
      ...{ isBoosted, isParlay: sports.length > 1, marks: sports.map(() => 'open' as const) },
      ...{ couponOf: coupon?.id ?? null, award: null, withheld: null },
    });
    clerk.take(id, { who, at: now, cents, state: region, sports, decimal, couponOf: coupon?.id ?? null });
    if (coupon?.award) Object.assign(coupon.award, { paidFor: id, wasUsed: true });
    fold(who);
  };
  const deposit = (who: string): void => {
    const [id, cents] = [`deposit-${rows.length}`, [500, 1_000, 2_000][among(random, 3)] ?? 0];
    rows.push({ id, who, at: new Date(now), cents: BigInt(cents), isReturned: false, award: null, withheld: null });
    clerk.deposit(id, { who, at: now, cents });
    fold(who);
  };
  const sendBack = (row: Deposit): void => {
    row.isReturned = true;
    clerk.sendBack(row.id);
    fold(row.who);
  };
  const say = (row: Bet, verdict: SlipResult): void => {
    const status = verdict === 'open' ? 'OPEN' : verdict === 'void' ? 'VOIDED' : 'SETTLED';
    const outcome = { won: 'WIN', lost: 'LOSS', push: 'PUSH', void: 'VOIDED', open: 'PENDING' }[verdict];
    row.state = { ...row.state, status, outcome };
    const award = rows.find(({ id }) => id === row.couponOf)?.award;
    if (award && (verdict === 'push' || verdict === 'void')) {
      if (award.paidFor === row.id) Object.assign(award, { paidFor: null, expires: Math.max(award.expires, now + 7 * 24 * HOUR) });
    } else if (award && award.paidFor === null) Object.assign(award, { paidFor: row.id, withdrawn: null });
    clerk.say(row.id, verdict, now);
    fold(row.who);
  };
  const mark = (row: Bet, result: SlipResult): void => {
    const open = row.marks.indexOf('open');
    const leg = open >= 0 ? open : among(random, row.marks.length);
    row.marks[leg] = result;
    clerk.mark(row.id, leg, result);
    say(row, (['lost', 'open', 'won'] as const).find((one) => row.marks.includes(one)) ?? 'push');
  };
  const cashOut = (row: Bet): void => {
    if (row.state.status !== 'OPEN' || row.state.atRiskCents === 0n) return;
    const part = random() < 0.5 ? row.state.atRiskCents : row.state.atRiskCents / 2n;
    const left = row.state.atRiskCents - part;
    row.state = { ...row.state, atRiskCents: left, ...(left === 0n ? { status: 'SETTLED', outcome: 'CASH_OUT' } : {}) };
    clerk.cashOut(row.id, Number(part));
    fold(row.who);
  };

  for (let step = 0; step < STEPS; step += 1) {
    now += among(random, 8) * HOUR;
    const who = PLAYERS[among(random, PLAYERS.length)] ?? '';
    const bets = rows.filter(isBet);
    const row = bets[bets.length - 1 - among(random, Math.min(bets.length, 8))];
    const dice = random();
    if (dice < 0.1 && !joined.has(who)) {
      joined.set(who, new Date(now));
      clerk.join(who, now);
    } else if (dice < 0.13) {
      if (random() < 0.5) barred.add(who);
      else barred.delete(who);
      clerk.bar(who, barred.has(who));
    } else if (dice < 0.14 && stoppedAt === null) {
      stoppedAt = new Date(now);
      clerk.close(now);
    } else if (dice < 0.24 && isOnDeposit(document)) {
      const last = rows.find((one) => !isBet(one) && one.who === who && one.cents >= 1_000n);
      if (last && !isBet(last) && random() < 0.4) sendBack(last);
      else deposit(who);
    } else if (dice < 0.45) place(who, null);
    else if (dice < 0.6) {
      const coupon = usable()[0];
      if (coupon) place(coupon.who, coupon);
    } else if (dice < 0.76 && row) cashOut(row);
    else if (row && row.state.outcome !== 'CASH_OUT')
      for (let time = isOnNearMiss(document) ? 3 : 1; time > 0; time -= 1)
        (isOnNearMiss(document) ? mark : say)(
          row,
          (['won', 'lost', 'push', 'void', 'won', 'won', 'lost'] as const)[among(random, 7)] ?? 'won',
        );
    const ours = {
      usable: usable()
        .map(({ id }) => id)
        .toSorted(),
      givenCents: Number(awarded),
    };
    const theirs = clerk.report(now);
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      return `season ${seed}, step ${step}: ${JSON.stringify({ ours, theirs, document })}`;
    if (awarded > BigInt(document.budgetCents)) return `season ${seed}, step ${step}: the budget is overspent`;
  }
  return null;
}

const seasons = Array.from({ length: SEASONS }, (_, seed) => seed);

test(`${SEASONS} random seasons of an offer give and take back what the printed terms say, to the cent`, () => {
  for (const seed of seasons) expect(play(seed, RULES)).toBeNull();
});

test.each<[string, Rules]>([
  [
    'an award given twice',
    {
      ...RULES,
      decide: (causes, room) =>
        decideAwards(
          causes.map((one) => (one.award === 'spent' ? { ...one, award: null } : one)),
          room,
        ),
    },
  ],
  [
    'a void that is lost',
    {
      ...RULES,
      standing: (terms, state) => causeStateOf(terms, state.status === 'VOIDED' ? { ...state, status: 'SETTLED', outcome: 'WIN' } : state),
    },
  ],
  ['a cent too much', { ...RULES, cent: 1n }],
  ['a cap that is not kept', { ...RULES, decide: (causes, room) => decideAwards(causes, { ...room, cap: room.cap + 1 }) }],
  ['an excluded player who gets an award', { ...RULES, decide: (causes, room) => decideAwards(causes, { ...room, mayBeOffered: true }) }],
  [
    'a cash out that counts as cash at risk',
    { ...RULES, standing: (terms, state) => causeStateOf(terms, { ...state, atRiskCents: 100_000n }) },
  ],
  [
    'a deposit that counts although it was sent back',
    { ...RULES, deposit: (rule, one, state) => depositStateOf(rule, one, { ...state, isReturned: false }) },
  ],
  [
    'a deposit that was played by half',
    { ...RULES, deposit: (rule, one, state) => depositStateOf(rule, one, { ...state, playedCents: state.playedCents * 2n }) },
  ],
  [
    'a parlay that misses by two legs',
    { ...RULES, nearMiss: (rule, bet, legs) => nearMissStateOf(rule, bet, { ...legs, lost: Math.min(legs.lost, 1) }) },
  ],
  [
    'a parlay whose legs are not all decided',
    { ...RULES, nearMiss: (rule, bet, legs) => nearMissStateOf(rule, bet, { ...legs, open: 0 }) },
  ],
])('the seasons find %s', (_what, rules) => {
  expect(seasons.some((seed) => play(seed, rules) !== null)).toBe(true);
});
