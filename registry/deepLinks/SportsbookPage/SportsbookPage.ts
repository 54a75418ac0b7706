import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { isSitePath, type LinkKind, type NodeOf } from '#src/render/index.ts';

/** Characters; the contract's limit. */
const LONGEST = 512;

const isCanonical = (address: string): boolean => address.length <= LONGEST && isSitePath(address);

/** Any page of this site: try other kinds first. */
export const sportsbookPage: LinkKind<NodeOf<DeepLinksFragment, 'SportsbookPageDeepLink'>> = {
  parse: (address) => (isCanonical(address) ? { __typename: 'SportsbookPageDeepLink', canonicalUrl: address } : null),
  path: ({ canonicalUrl }) => (isCanonical(canonicalUrl) ? canonicalUrl : null),
};
