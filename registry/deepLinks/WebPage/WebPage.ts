import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type LinkKind, type NodeOf, webPageAt } from '#src/render/index.ts';

/** External page. Accepts only `https` addresses without a user name. */
export const webPage: LinkKind<NodeOf<DeepLinksFragment, 'WebPageDeepLink'>> = {
  parse: (address) => (webPageAt(address) === null ? null : { __typename: 'WebPageDeepLink', url: address, opensNewWindow: false }),
  path: ({ url }) => (webPageAt(url) === null ? null : url),
};
