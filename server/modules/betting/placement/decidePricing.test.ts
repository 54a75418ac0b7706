import { describe, expect, test } from 'vitest';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { decide, type Question } from './decide.ts';
import type { Offer } from '../pricing/offer.ts';
import type { RequestedBet } from './placementTypes.ts';
import type { Reward } from '../rewards/rewards.ts';
import { sampleOffer } from './sampleOffer.ts';
import { LATER, sampleBet, sampleQuestion, sampleEligibility } from './sampleQuestion.ts';

const offer = (id: string, more: Partial<Offer> = {}) => sampleOffer(id, LATER, more);

function counted(question: Question) {
  let pricings = 0;
  const house = {
    ...question.house,
    get policy() {
      pricings += 1;
      return question.house.policy;
    },
  };
  return { decision: decide({ ...question, house }), pricings: () => pricings };
}

describe('pricing in a decision', () => {
  const twenty = Array.from({ length: 20 }, (_, n) => offer(`s${n}`));
  const limits = { mostStakeCents: 10n ** 12n, mostExposureCents: 10n ** 12n, sports: null };
  const own = { mostWagerCents: 10n ** 12n, spendRoomCents: 10n ** 12n, lossRoomCents: 10n ** 12n, isTimeUp: false };
  const asked = (bets: readonly RequestedBet[], more: Partial<Question> = {}) =>
    sampleQuestion(twenty, { bets, own, eligibility: sampleEligibility({ limits }), ...more });

  test('an accepted parlay of 20 legs is priced once', () => {
    const { decision, pricings } = counted(asked([sampleBet(twenty, 100n)]));
    expect([decision.kind, pricings()]).toEqual(['accepted', 1]);
  });
  test('a parlay of 20 legs refused by every limit is priced once', () => {
    const none = { mostStakeCents: 1n, mostExposureCents: 1n, sports: null };
    const more = { own: { ...own, mostWagerCents: 1n }, standing: sampleEligibility({ limits: none, cashCents: 0n }) };
    const { decision, pricings } = counted(asked([sampleBet(twenty, 100n)], more));
    expect([decision.kind, pricings()]).toEqual(['refused', 1]);
  });
  test('20 single bets and a parlay are priced 21 times', () => {
    const { decision, pricings } = counted(asked([...twenty.map((one) => sampleBet([one], 100n)), sampleBet(twenty, 100n)]));
    expect([decision.kind, pricings()]).toEqual(['accepted', 21]);
  });
  test('a player who may not bet is refused before any pricing', () => {
    const standing = sampleEligibility({ isRestricted: true });
    const { decision, pricings } = counted(asked([sampleBet(twenty, 100n)], { eligibility: standing }));
    expect([decision.kind, pricings()]).toEqual(['refused', 0]);
  });
});

describe('a placement with several faults', () => {
  const line = (id: string, more: Partial<Offer> = {}) => offer(id, { marketType: 'spread', points: -350, ...more });
  const [home, over] = [
    offer('home', { eventId: 'one' }),
    offer('over', { eventId: 'one', marketType: 'total', selectionType: 'over', points: 4_550 }),
  ];
  const away = offer('away', { eventId: 'one', selectionType: 'away', marketId: home.marketId });
  const rules = { title: '', fewestLegs: null, mostLegs: null, only: null, effectiveAt: null, expiresAt: null, isPaused: false };
  const capped: Reward = {
    ...rules,
    redeemedBetId: null,
    id: 'capped',
    kind: 'profit-boost',
    boost: { percent: 30, mostStakeCents: 600n },
  };
  const boosted = { reward: { kind: 'profit-boost', id: 'capped' } } as const;
  const told = (offers: readonly Offer[], bets: readonly RequestedBet[], more: Partial<Question> = {}) => {
    const rewards = { creditCents: 0n, tokens: new Map([['capped', capped]]) };
    const decision = decide(sampleQuestion(offers, { bets, rewards, ...more }));
    return decision.kind === 'refused'
      ? decision.refusals.map(({ code, subjectId }) => `${code} ${subjectId ?? ''}`)
      : decision.bets.map(({ type, price, totalCents, winCents }) => `${type} ${price.num}:${price.den} ${totalCents} ${winCents}`);
  };

  test('a round robin of closed, moved and unknown legs without cash is refused in order', () => {
    const now = [offer('a', { price: priceFromAmerican(-200) }), offer('b', { eventStatus: 'FINISHED' })];
    const bets = [sampleBet([offer('a'), offer('b'), offer('x')], 400n, 'roundRobin:2'), sampleBet([offer('a')], 100n)];
    expect(told(now, bets, { eligibility: sampleEligibility({ cashCents: 450n }) })).toEqual([
      'event-closed b',
      'selection-unknown x',
      'price-moved a',
      'insufficient-funds straight:a',
    ]);
  });
  test('a boosted same-game parlay is accepted, and picks that exclude each other are refused', () => {
    const bets = [{ ...sampleBet([home, over], 1_000n), ...boosted }];
    expect(told([home, over], bets)).toEqual(['PARLAY_PLUS 9:4 1000 2655']);
    const both = [{ ...sampleBet([home, away], 1_000n), ...boosted }, sampleBet([over], 600n)];
    const limits = { mostStakeCents: 900n, mostExposureCents: 500n, sports: null };
    expect(told([home, away, over], both, { eligibility: sampleEligibility({ limits }), held: new Map([['over', 1n]]) })).toEqual([
      'impossible-combination parlay',
      'player-limit-reached parlay',
      'player-limit-reached straight:over',
    ]);
  });
  test('a teaser without terms and a moved bought line are refused in order', () => {
    const now = [line('a'), line('b', { points: -400 })];
    const teaser = { ...sampleBet([line('a'), line('b')], 1_000n, 'teaser'), teaserPoints: 600 };
    expect(told(now, [teaser], { own: { mostWagerCents: 500n, spendRoomCents: 0n, lossRoomCents: 0n, isTimeUp: true } })).toEqual([
      'time-limit-reached ',
      'spend-limit-reached teaser',
      'loss-limit-reached teaser',
      'wager-limit-reached teaser',
      'page-outdated teaser',
      'line-moved b',
    ]);
    const bought = [sampleBet([line('b')], 1_000n, 'straight:b')];
    expect(told(now, bought, { autoAccept: true })).toEqual(['line-moved b']);
  });
  test('low odds, a stake above the market’s limit and a missing boost are refused in order', () => {
    const small = offer('a', { mostStakeCents: 500n });
    const gone = { ...sampleBet([small], 600n), reward: { kind: 'profit-boost', id: 'gone' } } as const;
    const minimums = { leastStakeCents: 1n, leastPrice: ratio(1n, 1n) };
    expect(told([small], [gone], { minimums })).toEqual([
      'odds-too-low straight:a',
      'stake-limit-reached straight:a',
      'reward-unavailable straight:a',
    ]);
  });
});
