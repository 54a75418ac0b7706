import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

export const promotionList = templateLink<NodeOf<DeepLinksFragment, 'PromotionListDeepLink'>>(
  'PromotionListDeepLink',
  '/promotions|?tag=:tagId',
);
