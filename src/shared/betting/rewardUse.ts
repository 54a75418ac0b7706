/** Reward that a bet uses: at most one per bet (domain rules §2.8). */
export type RewardUse =
  | { readonly kind: 'free-bet'; readonly id: string }
  | { readonly kind: 'profit-boost'; readonly id: string }
  | { readonly kind: 'promotional-credit' };
