import type { Boost } from '#src/shared/betting/boost.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { t } from '#src/shared/text/t.ts';
import type { Offer } from '../pricing/offer.ts';
import { roundRobinSizeOf } from '../slip/slipContent.ts';

type Terms = {
  readonly id: string;
  readonly title: string;
  readonly fewestLegs: number | null;
  readonly mostLegs: number | null;
  readonly only: { readonly kind: 'event' | 'sport'; readonly id: string; readonly name: string } | null;
  readonly effectiveAt: Date | null;
  readonly expiresAt: Date | null;
  readonly isPaused: boolean;
  readonly redeemedBetId: string | null;
};
export type FreeBet = Terms & { readonly kind: 'free-bet'; readonly cents: Cents };
export type ProfitBoost = Terms & { readonly kind: 'profit-boost'; readonly boost: Boost };
export type Reward = FreeBet | ProfitBoost;

export type Rewards = { readonly creditCents: Cents; readonly tokens: ReadonlyMap<string, Reward> };
export const NO_REWARDS: Rewards = { creditCents: 0n, tokens: new Map() };

/** Token status (product §4). */
export function rewardStatus(
  reward: Pick<Terms, 'effectiveAt' | 'expiresAt' | 'isPaused' | 'redeemedBetId'>,
  now: Date,
): 'AVAILABLE' | 'EXPIRED' | 'PAUSED' | 'PENDING' | 'REDEEMED' {
  if (reward.redeemedBetId !== null) return 'REDEEMED';
  if (reward.expiresAt !== null && reward.expiresAt <= now) return 'EXPIRED';
  if (reward.isPaused) return 'PAUSED';
  return reward.effectiveAt !== null && reward.effectiveAt > now ? 'PENDING' : 'AVAILABLE';
}

type Drafted = { readonly draftBetId: string; readonly offers: readonly Offer[] };

/** True if the bet cannot use the token. Round robins never can (domain rules §2.8). */
export function isRestricted({ fewestLegs, mostLegs, only }: Terms, { draftBetId, offers }: Drafted): boolean {
  if (roundRobinSizeOf(draftBetId) !== null) return true;
  if ((fewestLegs !== null && offers.length < fewestLegs) || (mostLegs !== null && offers.length > mostLegs)) return true;
  return only !== null && offers.some(({ sport, eventId }) => (only.kind === 'sport' ? sport : eventId) !== only.id);
}

export function legsLabel({ fewestLegs, mostLegs }: Pick<Terms, 'fewestLegs' | 'mostLegs'>): string | null {
  if (mostLegs === 1) return t`Single bets`;
  if (fewestLegs !== null && mostLegs !== null)
    return fewestLegs === mostLegs ? t`${fewestLegs} legs` : t`${fewestLegs} to ${mostLegs} legs`;
  if (fewestLegs !== null && fewestLegs > 1) return t`${fewestLegs}+ legs`;
  return mostLegs === null ? null : t`Up to ${mostLegs} legs`;
}

export const eventLabel = ({ only }: Terms): string | null => (only === null ? null : t`${only.name} only`);

type RewardRefusal = Extract<RefusalCode, 'promotional-credits-low' | 'reward-restricted' | 'reward-unavailable'>;

export function refusalOfUse(
  use: RewardUse,
  { creditCents, tokens }: Rewards,
  bet: Drafted & { readonly totalCents: Cents },
  now: Date,
): RewardRefusal | null {
  if (use.kind === 'promotional-credit') return bet.totalCents > creditCents ? 'promotional-credits-low' : null;
  const token = tokens.get(use.id);
  if (token?.kind !== use.kind || rewardStatus(token, now) !== 'AVAILABLE') return 'reward-unavailable';
  return isRestricted(token, bet) ? 'reward-restricted' : null;
}

export function boostOf(use: RewardUse | undefined, { tokens }: Pick<Rewards, 'tokens'>): Boost | null {
  const token = use?.kind === 'profit-boost' ? tokens.get(use.id) : undefined;
  return token?.kind === 'profit-boost' ? token.boost : null;
}
