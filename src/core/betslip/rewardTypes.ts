import type { Boost } from '#src/shared/betting/boost.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';

type Token = {
  readonly id: string;
  readonly title: string;
  /** Its rules keep it from this bet: it is shown and cannot be chosen. */
  readonly isRestricted: boolean;
  readonly legsLabel: string | null;
  readonly eventLabel: string | null;
  /** ISO 8601; null for ever. */
  readonly expiresAt: string | null;
};
export type FreeBetToken = Token & { readonly kind: 'free-bet'; readonly cents: Cents };
export type BoostToken = Token & { readonly kind: 'profit-boost'; readonly boost: Boost };
export type RewardToken = FreeBetToken | BoostToken;

/** Rewards that the server offers for a draft bet, and the chosen one. */
export type DraftRewards = {
  readonly use: RewardUse | null;
  readonly tokens: readonly RewardToken[];
  readonly creditCents: Cents;
};
