export type FeaturedKind = 'FEATURED' | 'QUICK';

export type FeaturedBetView = {
  readonly id: string;
  readonly version: number;
  readonly kind: FeaturedKind;
  readonly title: string;
  readonly suggestedCents: number | null;
  readonly isOffered: boolean;
  readonly updatedBy: string;
  readonly updatedAt: string;
  readonly legs: readonly { readonly selectionId: string; readonly name: string; readonly event: string; readonly isOpen: boolean }[];
};

type FeaturedBetSetting = {
  readonly kind: FeaturedKind;
  readonly title: string;
  readonly selectionIds: readonly string[];
  readonly suggestedCents: number | null;
  readonly reason: string;
};
type Named = { readonly featuredBetId: string; readonly version: number };

export type FeaturedOperations = {
  listFeaturedBets: { input: Readonly<Record<never, never>>; output: { readonly bets: readonly FeaturedBetView[] } };
  createFeaturedBet: { input: FeaturedBetSetting; output: Named };
  changeFeaturedBet: { input: FeaturedBetSetting & Named; output: Named };
  withdrawFeaturedBet: { input: Named & { readonly reason: string }; output: Named };
};
