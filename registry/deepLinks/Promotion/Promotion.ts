import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import type { LinkKind, NodeOf } from '#src/render/index.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

export const promotion: LinkKind<NodeOf<DeepLinksFragment, 'PromotionDeepLink'>> = {
  parse: (address) => {
    const promotionId = /^\/promotions\/([^/?#]+)$/.exec(address)?.[1];
    return promotionId !== undefined && NAME.test(promotionId) ? { __typename: 'PromotionDeepLink', promotionId } : null;
  },
  path: ({ promotionId }) => (NAME.test(promotionId) ? `/promotions/${promotionId}` : null),
};
