import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { isAllowedWebPage, type LinkKind, type NodeOf } from '#src/render/index.ts';

/** External page: null unless `https` with an allowed host. A parsed URL opens in the same window. */
export const webPage: LinkKind<NodeOf<DeepLinksFragment, 'WebPageDeepLink'>> = {
  parse: (address) =>
    /^https:\/\/[^\s\\@]+$/.test(address) ? { __typename: 'WebPageDeepLink', url: address, opensNewWindow: false } : null,
  path: ({ url }, { allowedHosts }) => (isAllowedWebPage(url, allowedHosts) ? url : null),
};
