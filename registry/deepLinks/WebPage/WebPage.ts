import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { isAllowedWebPage, type LinkKind, type NodeOf } from '#src/render/index.ts';

/** A page elsewhere: `https` and a host on the list, or nowhere. An address alone does not say in which window; the present one is meant. */
export const webPage: LinkKind<NodeOf<DeepLinksFragment, 'WebPageDeepLink'>> = {
  parse: (address) =>
    /^https:\/\/[^\s\\@]+$/.test(address) ? { __typename: 'WebPageDeepLink', url: address, opensNewWindow: false } : null,
  path: ({ url }, { allowedHosts }) => (isAllowedWebPage(url, allowedHosts) ? url : null),
};
