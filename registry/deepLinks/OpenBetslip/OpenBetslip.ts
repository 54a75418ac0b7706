import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import type { LinkKind, NodeOf } from '#src/render/index.ts';

/** Maximum number of selections. The link's JSON Schema has the same limit. */
const MOST = 20;
const ID = /^[A-Za-z0-9:._-]{1,160}$/;

const isWhole = (ids: readonly string[]): boolean => ids.length <= MOST && ids.every((id) => ID.test(id));

export const openBetslip: LinkKind<NodeOf<DeepLinksFragment, 'OpenBetslipDeepLink'>> = {
  parse: (address) => {
    const list = /^\/\?betslip=([^&#]*)$/.exec(address)?.[1];
    if (list === undefined) return null;
    const marketSelectionIds = list === '' ? [] : list.split(',');
    return isWhole(marketSelectionIds) ? { __typename: 'OpenBetslipDeepLink', marketSelectionIds } : null;
  },
  path: ({ marketSelectionIds }) => (isWhole(marketSelectionIds) ? `/?betslip=${marketSelectionIds.join(',')}` : null),
  open: ({ marketSelectionIds }, opener) => opener.openBetslip(marketSelectionIds),
};
