import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import { decide, type Question, type Eligibility } from './decide.ts';
import type { Offer } from '../pricing/offer.ts';
import type { RequestedBet } from './placementTypes.ts';
import { NO_REWARDS } from '../rewards/rewards.ts';
import { DEFAULT_PRICING_RULES } from '../pricing/ticket.ts';

export const NOW = new Date('2026-11-21T12:00:00.000Z');
export const LATER = new Date('2026-11-21T13:00:00.000Z');

export const sampleBet = (
  offers: readonly Offer[],
  stakeCents: bigint,
  draftBetId = offers.length === 1 ? `straight:${offers[0]?.selectionId ?? ''}` : 'parlay',
): RequestedBet => ({
  draftBetId,
  stakeCents,
  legs: offers.map(({ selectionId, price: { num, den }, points }) => ({ selectionId, num, den, points })),
});

export const sampleEligibility = (more: Partial<Eligibility> = {}): Eligibility => ({
  isSessionAlive: true,
  isRestricted: false,
  isExcluded: false,
  isRegisterKnown: true,
  isPersonUnsettled: false,
  isIdentityVerified: true,
  requiresAcknowledgement: false,
  hasDepositsToAcknowledge: false,
  saferPlay: null,
  realityCheckAt: LATER,
  verdict: { isAllowed: true, isOutside: false, ip: '203.0.113.7', expiresAt: LATER },
  cashCents: 100_000n,
  limits: null,
  ...more,
});

export const sampleQuestion = (offers: readonly Offer[], more: Partial<Question> = {}): Question => ({
  bets: [sampleBet(offers, 1_000n)],
  offers: new Map(offers.map((one) => [one.selectionId, one])),
  eligibility: sampleEligibility(),
  autoAccept: false,
  house: DEFAULT_PRICING_RULES,
  minimums: { leastStakeCents: 1n, leastPrice: null },
  rewards: NO_REWARDS,
  ip: '203.0.113.7',
  now: NOW,
  ...more,
});

export function codesOf(asked: Question): RefusalCode[] {
  const decision = decide(asked);
  return decision.kind === 'refused' ? decision.refusals.map(({ code }) => code) : [];
}
