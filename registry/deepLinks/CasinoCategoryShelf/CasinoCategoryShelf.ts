import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Page of a casino category (product §2). */
export const casinoCategoryShelf = templateLink<NodeOf<DeepLinksFragment, 'CasinoCategoryShelfDeepLink'>>(
  'CasinoCategoryShelfDeepLink',
  '/casino/category/:categorySlug',
);
