import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { type Boost, boostedPayoff, boostedPrice, boostedStake } from '#src/shared/betting/boost.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import type { Payoff } from '#src/shared/money/payoff.ts';
import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import type { Offer } from '../../pricing/offer.ts';
import { boostOf, type FreeBet, isRestricted, type ProfitBoost, refusalOfUse, type Rewards, rewardStatus } from '../../rewards/rewards.ts';

/** `isRestricted`: the bet does not meet the token's terms (product §5). */
export type TokenChoice<T> = { readonly token: T; readonly isRestricted: boolean };

export type DraftRewards = {
  readonly use: RewardUse | null;
  readonly freeBets: readonly TokenChoice<FreeBet>[];
  readonly boosts: readonly TokenChoice<ProfitBoost>[];
  readonly creditCents: Cents;
  readonly boostedWinCents: Cents | null;
  readonly boostedPrice: Price | null;
  readonly boostedCents: Cents | null;
};

type Drafted = { readonly draftBetId: string; readonly offers: readonly Offer[] };

export const NO_DRAFT_REWARDS: DraftRewards = {
  use: null,
  freeBets: [],
  boosts: [],
  creditCents: 0n,
  boostedWinCents: null,
  boostedPrice: null,
  boostedCents: null,
};

export function chosenUse(use: RewardUse | undefined, { tokens }: Rewards, now: Date): RewardUse | null {
  if (use === undefined || use.kind === 'promotional-credit') return use ?? null;
  const token = tokens.get(use.id);
  return token && rewardStatus(token, now) === 'AVAILABLE' ? use : null;
}

export function freeBetCents(use: RewardUse | null, { tokens }: Rewards): Cents | null {
  const token = use?.kind === 'free-bet' ? tokens.get(use.id) : undefined;
  return token?.kind === 'free-bet' ? token.cents : null;
}

type Priced = Drafted & { readonly payoff: Payoff; readonly betCents: Cents | null };

export function draftRewards(use: RewardUse | null, rewards: Rewards, { payoff, betCents, ...drafted }: Priced, now: Date): DraftRewards {
  const usable = [...rewards.tokens.values()].filter((token) => rewardStatus(token, now) === 'AVAILABLE');
  const choice = <T extends FreeBet | ProfitBoost>(token: T) => ({ token, isRestricted: isRestricted(token, drafted) });
  const boost = boostOf(use ?? undefined, rewards);
  return {
    use,
    freeBets: usable.filter((token) => token.kind === 'free-bet').map(choice),
    boosts: usable.filter((token) => token.kind === 'profit-boost').map(choice),
    creditCents: rewards.creditCents,
    ...(boost ? boosted(boost, payoff, betCents) : { boostedWinCents: null, boostedPrice: null, boostedCents: null }),
  };
}

const boosted = (boost: Boost, payoff: Payoff, betCents: Cents | null) => ({
  boostedWinCents: betCents === null ? null : boostedPayoff(payoff, boost).winOf(betCents),
  boostedPrice: boostedPrice(payoff.price, boost, betCents ?? 0n),
  boostedCents: betCents === null ? null : boostedStake(betCents, boost),
});

export function useRefusal(
  use: RewardUse | null,
  rewards: Rewards,
  drafted: Drafted & { readonly totalCents: Cents },
  now: Date,
): RefusalCode | null {
  return use === null ? null : refusalOfUse(use, rewards, drafted, now);
}
