import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** The list of promotions, whole or with one tag. */
export const promotionList = templateLink<NodeOf<DeepLinksFragment, 'PromotionListDeepLink'>>(
  'PromotionListDeepLink',
  '/promotions|?tag=:tagId',
);
