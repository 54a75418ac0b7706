import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import type { LinkKind, NodeOf } from '#src/render/index.ts';

const paths: Readonly<Record<string, string>> = { open: '/my-bets', settled: '/my-bets/settled' };

export const betHistorySection: LinkKind<NodeOf<DeepLinksFragment, 'BetHistorySectionDeepLink'>> = {
  parse: (address) => {
    const sectionId = Object.keys(paths).find((id) => paths[id] === address);
    return sectionId === undefined ? null : { __typename: 'BetHistorySectionDeepLink', sectionId };
  },
  path: ({ sectionId }) => (Object.hasOwn(paths, sectionId) ? (paths[sectionId] ?? null) : null),
};
