import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

export const promotion = templateLink<NodeOf<DeepLinksFragment, 'PromotionDeepLink'>>('PromotionDeepLink', '/promotions/:promotionId');
