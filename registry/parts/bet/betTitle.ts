import type { BetType } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';

const types: Readonly<Record<BetType, string>> = {
  STRAIGHT: t`Straight`,
  PARLAY: t`Parlay`,
  PARLAY_PLUS: t`Parlay+`,
  ROUND_ROBIN: t`Round robin`,
  TEASER: t`Teaser`,
};

type Titled = { readonly type: BetType; readonly numLegs: number; readonly featuredBetTitle?: string | null };

export function betTitle({ type, numLegs, featuredBetTitle = null }: Titled): string {
  const kind =
    type === 'STRAIGHT' ? types.STRAIGHT : t`${numLegs}-leg ${(Object.hasOwn(types, type) ? types[type] : t`bet`).toLowerCase()}`;
  return featuredBetTitle === null ? kind : `${featuredBetTitle}: ${kind}`;
}
