import type { Boost } from '#src/shared/betting/boost.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';

type Token = {
  readonly id: string;
  readonly title: string;
  readonly isRestricted: boolean;
  readonly legsLabel: string | null;
  readonly eventLabel: string | null;
  /** ISO 8601; null if the reward never expires. */
  readonly expiresAt: string | null;
};
export type FreeBetToken = Token & { readonly kind: 'free-bet'; readonly cents: Cents };
export type BoostToken = Token & { readonly kind: 'profit-boost'; readonly boost: Boost };
export type RewardToken = FreeBetToken | BoostToken;

export type DraftRewards = {
  readonly use: RewardUse | null;
  readonly tokens: readonly RewardToken[];
  readonly creditCents: Cents;
};
