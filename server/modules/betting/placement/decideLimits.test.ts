import { describe, expect, test } from 'vitest';
import { decide, type Question } from './decide.ts';
import type { Offer } from '../pricing/offer.ts';
import { UNLIMITED } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import type { RequestedBet } from './placementTypes.ts';
import type { FreeBet, ProfitBoost, Rewards } from '../rewards/rewards.ts';
import { sampleOffer } from './sampleOffer.ts';
import { codesOf, LATER, NOW, sampleBet, sampleQuestion, sampleEligibility } from './sampleQuestion.ts';

const offer = (id: string, more: Partial<Offer> = {}) => sampleOffer(id, LATER, more);
const [a, b, c] = [offer('a'), offer('b'), offer('c')];
const straights = (stakes: readonly bigint[]): RequestedBet[] =>
  [a, b, c].slice(0, stakes.length).map((one, n) => sampleBet([one], stakes[n] ?? 0n));
const asked = (stakes: readonly bigint[], more: Partial<Question> = {}): Question =>
  sampleQuestion([a, b, c], { bets: straights(stakes), ...more });
const refusalsOf = (question: Question) => {
  const decision = decide(question);
  return decision.kind === 'refused' ? decision.refusals.map(({ code, subjectId }) => `${code} ${subjectId ?? ''}`) : [];
};
const credit = { kind: 'promotional-credit' } as const;
const rules = {
  title: '',
  fewestLegs: null,
  mostLegs: null,
  only: null,
  effectiveAt: null,
  expiresAt: null,
  isPaused: false,
  redeemedBetId: null,
};
const token: FreeBet = { ...rules, id: 'token', kind: 'free-bet', cents: 2_500n };
const boost: ProfitBoost = { ...rules, id: 'boost', kind: 'profit-boost', boost: { percent: 50, mostStakeCents: null } };
const rewards = (creditCents = 0n): Rewards => ({ creditCents, tokens: new Map([token, boost].map((one) => [one.id, one])) });
const rewarded = (reward: RequestedBet['reward'], bet: RequestedBet): RequestedBet => ({ ...bet, ...(reward ? { reward } : {}) });

test('a bonus bet may be below the minimum stake, and promotional credit may not', () => {
  const minimums = { leastStakeCents: 5_000n, leastPrice: null };
  const bets = (reward: RequestedBet['reward']) => ({
    bets: [rewarded(reward, sampleBet([a], 2_500n))],
    rewards: rewards(2_500n),
    minimums,
  });
  expect(codesOf(asked([], bets({ kind: 'free-bet', id: 'token' })))).toEqual([]);
  expect(codesOf(asked([], bets(credit)))).toEqual(['stake-below-minimum']);
});

describe('the player’s own limits (checklist 37)', () => {
  const own = (more: Partial<typeof UNLIMITED>) => ({ own: { ...UNLIMITED, ...more } });

  test('each wager is at most the player’s maximum', () => {
    expect(codesOf(asked([500n, 500n], own({ mostWagerCents: 500n })))).toEqual([]);
    expect(refusalsOf(asked([500n, 501n], own({ mostWagerCents: 500n })))).toEqual(['wager-limit-reached straight:b']);
  });

  test.each([
    ['spendRoomCents', 'spend-limit-reached'],
    ['lossRoomCents', 'loss-limit-reached'],
  ] as const)('the cash of all bets together stays within %s', (room, code) => {
    expect(codesOf(asked([600n, 400n], own({ [room]: 1_000n })))).toEqual([]);
    expect(refusalsOf(asked([600n, 401n], own({ [room]: 1_000n })))).toEqual([`${code} straight:b`]);
    expect(codesOf(asked([1n], own({ [room]: 0n })))).toEqual([code]);
  });

  test('promotional credit counts as a wager but not as spending', () => {
    const bets = [rewarded(credit, sampleBet([a], 900n)), sampleBet([b], 100n)];
    const paid = { bets, rewards: rewards(900n) };
    expect(codesOf(asked([], { ...paid, ...own({ spendRoomCents: 100n, lossRoomCents: 100n }) }))).toEqual([]);
    expect(refusalsOf(asked([], { ...paid, ...own({ spendRoomCents: 99n, lossRoomCents: 99n }) }))).toEqual([
      'spend-limit-reached straight:b',
      'loss-limit-reached straight:b',
    ]);
    expect(refusalsOf(asked([], { ...paid, ...own({ mostWagerCents: 899n }) }))).toEqual(['wager-limit-reached straight:a']);
  });

  test('a bet paid with credit is accepted beside a spent limit', () => {
    const bets = [sampleBet([a], 100n), rewarded(credit, sampleBet([b], 900n))];
    const question = asked([], { bets, rewards: rewards(900n), ...own({ spendRoomCents: 50n, lossRoomCents: 50n }) });
    expect(refusalsOf(question)).toEqual(['spend-limit-reached straight:a', 'loss-limit-reached straight:a']);
  });

  test('a reached time limit refuses every bet', () => {
    expect(refusalsOf(asked([1n, 1n], own({ isTimeUp: true })))).toEqual(['time-limit-reached ']);
    expect(codesOf(asked([1n], own({})))).toEqual([]);
  });
});

describe('a trader’s limits on a player', () => {
  const limited = (limits: { mostStakeCents?: bigint; mostExposureCents?: bigint; sports?: readonly string[] }) =>
    sampleEligibility({ limits: { mostStakeCents: null, mostExposureCents: null, sports: null, ...limits } });

  test('a trader’s stake limit counts all bets on one market together', () => {
    const bets = [sampleBet([a], 400n), sampleBet([a, b], 600n)];
    expect(codesOf(asked([], { bets, eligibility: limited({ mostStakeCents: 1_000n }) }))).toEqual([]);
    expect(refusalsOf(asked([], { bets, eligibility: limited({ mostStakeCents: 999n }) }))).toEqual(['player-limit-reached parlay']);
  });

  test('a trader’s limit counts only in its sports', () => {
    const bets = [sampleBet([a], 1_000n)];
    for (const limits of [{ mostStakeCents: 999n }, { mostExposureCents: 1n }]) {
      expect(codesOf(asked([], { bets, eligibility: limited({ ...limits, sports: ['tennis'] }) }))).toEqual([]);
      expect(codesOf(asked([], { bets, eligibility: limited({ ...limits, sports: ['tennis', 'football'] }) }))).toEqual([
        'player-limit-reached',
      ]);
    }
  });

  test('the market’s limit is reported before the player’s', () => {
    const [small] = [offer('a', { mostStakeCents: 100n })];
    const bets = [sampleBet([small], 101n)];
    const question = sampleQuestion([small], { bets, eligibility: limited({ mostStakeCents: 50n }) });
    expect(codesOf(question)).toEqual(['stake-limit-reached']);
    expect(codesOf(sampleQuestion([small], { bets: [sampleBet([small], 100n)] }))).toEqual([]);
  });

  test('a trader’s win limit counts open bets on a selection with the new ones', () => {
    // At -110, a stake of $11.00 wins $10.00.
    const bets = [sampleBet([a], 1_100n), sampleBet([b], 1_100n)];
    const question = (mostExposureCents: bigint) =>
      asked([], { bets, held: new Map([['a', 500n]]), eligibility: limited({ mostExposureCents }) });
    expect(codesOf(question(1_500n))).toEqual([]);
    expect(refusalsOf(question(1_499n))).toEqual(['player-limit-reached straight:a']);
    expect(refusalsOf(question(999n))).toEqual(['player-limit-reached straight:a', 'player-limit-reached straight:b']);
  });

  test('a trader’s win limit adds up two bets on one selection', () => {
    const bets = [sampleBet([a], 1_100n), sampleBet([a, b], 1_100n)];
    const most = 1_000n + 2_909n;
    expect(codesOf(asked([], { bets, eligibility: limited({ mostExposureCents: most }) }))).toEqual([]);
    expect(refusalsOf(asked([], { bets, eligibility: limited({ mostExposureCents: most - 1n }) }))).toEqual([
      'player-limit-reached parlay',
    ]);
  });
});

describe('the player’s cash', () => {
  test('missing cash refuses only the first bet that the balance cannot cover', () => {
    expect(refusalsOf(asked([60_000n, 50_000n, 1n]))).toEqual(['insufficient-funds straight:b']);
    expect(codesOf(asked([60_000n, 40_000n]))).toEqual([]);
  });

  test('cash pays for boosted bets, but not for bets paid with credit', () => {
    const boosted = rewarded({ kind: 'profit-boost', id: 'boost' }, sampleBet([a], 100_001n));
    expect(codesOf(asked([], { bets: [boosted], rewards: rewards() }))).toEqual(['insufficient-funds']);
    const paid = rewarded(credit, sampleBet([a], 100_001n));
    expect(codesOf(asked([], { bets: [paid], rewards: rewards(100_001n) }))).toEqual([]);
  });

  test('a round robin costs the cash of all its combinations', () => {
    const robin = (stake: bigint) => sampleBet([a, b, c], stake, 'roundRobin:2');
    expect(codesOf(asked([], { bets: [robin(33_333n)] }))).toEqual([]);
    expect(codesOf(asked([], { bets: [robin(33_334n)] }))).toEqual(['insufficient-funds']);
  });
});

describe('rewards', () => {
  test('promotional credit is spent in the order of the bets', () => {
    const bets = [rewarded(credit, sampleBet([a], 600n)), rewarded(credit, sampleBet([b], 400n))];
    expect(codesOf(asked([], { bets, rewards: rewards(1_000n) }))).toEqual([]);
    expect(refusalsOf(asked([], { bets, rewards: rewards(999n) }))).toEqual(['promotional-credits-low straight:b']);
  });

  test('a reward of another kind than named is refused, and the credit beside it is used', () => {
    const bets = [rewarded({ kind: 'free-bet', id: 'boost' }, sampleBet([a], 2_500n)), rewarded(credit, sampleBet([b], 10n))];
    expect(refusalsOf(asked([], { bets, rewards: rewards(10n) }))).toEqual(['reward-unavailable straight:a']);
  });

  test('a bonus bet must be used whole', () => {
    const bet = (stake: bigint) => ({ bets: [rewarded({ kind: 'free-bet', id: 'token' }, sampleBet([a], stake))], rewards: rewards() });
    expect(codesOf(asked([], bet(2_500n)))).toEqual([]);
    expect(refusalsOf(asked([], bet(2_499n)))).toEqual(['reward-unavailable straight:a']);
    expect(decide(asked([], bet(2_500n)))).toMatchObject({ bets: [{ winCents: 2_273n, boost: null }] });
  });

  test('a reward’s rules refuse other bets', () => {
    const only = { ...boost, mostLegs: 1 };
    const question = (offers: readonly Offer[]) =>
      asked([], {
        bets: [rewarded({ kind: 'profit-boost', id: 'boost' }, sampleBet(offers, 100n))],
        rewards: { creditCents: 0n, tokens: new Map([['boost', only]]) },
      });
    expect(codesOf(question([a]))).toEqual([]);
    expect(refusalsOf(question([a, b]))).toEqual(['reward-restricted parlay']);
  });

  test('a boost raises a bet’s profit and neither its price nor its cost', () => {
    const bets = [rewarded({ kind: 'profit-boost', id: 'boost' }, sampleBet([a], 1_000n))];
    expect(decide(asked([], { bets, rewards: rewards(), now: NOW }))).toMatchObject({
      bets: [{ price: { num: 10n, den: 11n }, totalCents: 1_000n, winCents: 1_364n, boost: { percent: 50 } }],
    });
  });
});
