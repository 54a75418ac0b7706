import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type LinkKind, type NodeOf, webPageAt } from '#src/render/index.ts';

/** Null unless `https` without a user name. A parsed URL opens in the same window. */
export const webPage: LinkKind<NodeOf<DeepLinksFragment, 'WebPageDeepLink'>> = {
  parse: (address) => (webPageAt(address) === null ? null : { __typename: 'WebPageDeepLink', url: address, opensNewWindow: false }),
  path: ({ url }) => (webPageAt(url) === null ? null : url),
};
