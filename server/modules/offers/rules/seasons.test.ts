import { expect, test } from 'vitest';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { offerOracle, type SlipResult } from '#tests/support/offerOracle.ts';
import { stateOf } from '../engine/causes.ts';
import { decideAwards } from './decide.ts';
import { type BetState, isLookedAt, type PlacedBet, causeStateOf } from './qualify.ts';

const SEASONS = Number(process.env['LINEMAKER_SEASONS'] ?? 300);
const STEPS = 60;
const HOUR = 3_600_000;
const OPENS = Date.UTC(2026, 11, 1);
const PLAYERS = ['ann', 'bob', 'cyd'];

type Random = ReturnType<typeof randomOf>;
const among = (random: Random, count: number): number => Math.floor(random() * count);

function documentOf(random: Random): OfferDocument {
  return {
    ...{ id: 'offer', brands: ['tsb'], currency: 'USD', joining: 'opt-in' },
    regions: random() < 0.5 ? ['US-NJ'] : ['US-NJ', 'US-PA'],
    from: new Date(OPENS).toISOString(),
    until: new Date(OPENS + (20 + among(random, 200)) * HOUR).toISOString(),
    qualifies: {
      ...{ kind: 'bet', paidWith: ['cash'], leastCents: 1_000 },
      on: random() < 0.5 ? null : { kind: 'sport', id: 'football' },
      leastOdds: random() < 0.5 ? null : { num: 1, den: 2 },
    },
    pays: { kind: 'bonus-bet', cents: 1 + among(random, 999), days: 1 + among(random, 3) },
    mostAwards: 1 + among(random, 3),
    budgetCents: 1_000 + among(random, 3_000),
  };
}

type Award = { cents: bigint; expires: number; withdrawn: number | null; paidFor: string | null; wasUsed: boolean };
type Row = PlacedBet & {
  who: string;
  state: BetState;
  couponOf: string | null;
  award: Award | null;
  withheld: 'budget' | 'cap' | 'excluded' | null;
};
type Rules = { readonly decide: typeof decideAwards; readonly standing: typeof causeStateOf; readonly cent: bigint };
const RULES: Rules = { decide: decideAwards, standing: causeStateOf, cent: 0n };

/** Plays one season with the rules and with the clerk; returns the first step after which they differ, or null. */
function play(seed: number, { decide, standing, cent }: Rules): string | null {
  const random = randomOf('offers', seed);
  const document = documentOf(random);
  const clerk = offerOracle({
    ...{ opens: OPENS, closes: Date.parse(document.until), leastCents: 1_000, sport: document.qualifies.on?.id ?? null },
    ...{ shortestDecimal: document.qualifies.leastOdds ? 1.5 : 1, states: document.regions, couponCents: document.pays.cents },
    ...{ couponDays: document.pays.days, couponsEach: document.mostAwards, purseCents: document.budgetCents },
  });
  const rows: Row[] = [];
  const joined = new Map<string, Date>();
  const barred = new Set<string>();
  let [now, awarded, stoppedAt] = [OPENS - HOUR, 0n, null as Date | null];

  const fold = (who: string): void => {
    const joinedAt = joined.get(who);
    if (!joinedAt) return;
    const own = rows.filter((row) => row.who === who && isLookedAt(document, row, { joinedAt, stoppedAt }));
    const causes = own.map(({ id, state, award, withheld }) => ({
      id,
      withheld,
      isMet: standing(document, state).isMet,
      award: award && readState(award),
    }));
    const room = {
      cap: document.mostAwards,
      budgetCents: BigInt(document.budgetCents) - awarded,
      awardCents: BigInt(document.pays.cents) + cent,
    };
    for (const step of decide(causes, { ...room, mayBeOffered: !barred.has(who) })) {
      const row = own.find(({ id }) => id === step.cause);
      if (!row) throw new Error('A step about no cause');
      if (step.kind === 'withhold') row.withheld = step.why;
      else awarded += step.budgetCents;
      const expires = now + document.pays.days * 24 * HOUR;
      if (step.kind === 'give') row.award = { cents: room.awardCents, expires, withdrawn: null, paidFor: null, wasUsed: false };
      if (step.kind === 'give-again' && row.award) Object.assign(row.award, { expires, withdrawn: null });
      if (step.kind === 'withdraw' && row.award) row.award.withdrawn = now;
    }
    clerk.look(who, now);
  };
  const readState = ({ expires, withdrawn, paidFor, wasUsed }: Award) =>
    stateOf(
      {
        ...{ award_id: 'award', redeemed_bet_id: paidFor, was_used: wasUsed },
        ...{ expires_at: new Date(expires), withdrawn_at: withdrawn === null ? null : new Date(withdrawn) },
      },
      new Date(now),
    );
  const usable = (): readonly Row[] => rows.filter(({ award }) => award && ['returned', 'unused'].includes(readState(award) ?? ''));

  const place = (who: string, coupon: Row | null): void => {
    const id = `bet-${rows.length}`;
    const [region, decimal] = [random() < 0.8 ? 'US-NJ' : 'US-PA', [1.4, 1.5, 3][among(random, 3)] ?? 3];
    const sports = Array.from({ length: 1 + among(random, 2) }, () => (random() < 0.7 ? 'football' : 'golf'));
    const cents = coupon?.award ? Number(coupon.award.cents) : ([500, 999, 1_000, 2_500][among(random, 4)] ?? 0);
    rows.push({
      ...{ id, who, region, currency: 'USD', source: coupon ? 'FREE_BET' : 'CASH', placedAt: new Date(now), stakeCents: BigInt(cents) },
      price: { num: BigInt(Math.round((decimal - 1) * 10)), den: 10n },
      legs: sports.map((sport) => ({ sport, event: 'any' })),
      state: { status: 'OPEN', outcome: 'PENDING', atRiskCents: coupon ? 0n : BigInt(cents) },
      ...{ couponOf: coupon?.id ?? null, award: null, withheld: null },
    });
    clerk.take(id, { who, at: now, cents, state: region, sports, decimal, couponOf: coupon?.id ?? null });
    if (coupon?.award) Object.assign(coupon.award, { paidFor: id, wasUsed: true });
    fold(who);
  };
  const say = (row: Row, verdict: SlipResult): void => {
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
  const cashOut = (row: Row): void => {
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
    const row = rows[rows.length - 1 - among(random, Math.min(rows.length, 8))];
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
    } else if (dice < 0.45) place(who, null);
    else if (dice < 0.6) {
      const coupon = usable()[0];
      if (coupon) place(coupon.who, coupon);
    } else if (dice < 0.68 && row) cashOut(row);
    else if (row && row.state.outcome !== 'CASH_OUT')
      say(row, (['won', 'lost', 'push', 'void', 'won', 'lost'] as const)[among(random, 6)] ?? 'won');
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
])('the seasons find %s', (_what, rules) => {
  expect(seasons.some((seed) => play(seed, rules) !== null)).toBe(true);
});
