import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { isSitePath, type LinkKind, type NodeOf } from '#src/render/index.ts';

/** Maximum length in characters. The link's JSON Schema has the same limit. */
const LONGEST = 512;

const isCanonical = (address: string): boolean => address.length <= LONGEST && isSitePath(address);

/** Matches any page of this site, so it must be tried last. */
export const sportsbookPage: LinkKind<NodeOf<DeepLinksFragment, 'SportsbookPageDeepLink'>> = {
  parse: (address) => (isCanonical(address) ? { __typename: 'SportsbookPageDeepLink', canonicalUrl: address } : null),
  path: ({ canonicalUrl }) => (isCanonical(canonicalUrl) ? canonicalUrl : null),
};
