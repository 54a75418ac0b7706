import type { BetType, PriceFragment } from '#src/gql/graphql.ts';

export type ShareableBet = {
  readonly id: string;
  readonly type: BetType;
  readonly numLegs: number;
  readonly totalOdds: Pick<PriceFragment, 'denominatorLong' | 'numeratorLong'>;
  readonly featuredBetTitle: string | null;
  readonly legs: readonly {
    readonly ordinal: number;
    readonly selectionName: string;
    readonly marketName: string;
    readonly points: { readonly formattedPoints: string } | null;
    readonly event: { readonly name: string };
  }[];
};
