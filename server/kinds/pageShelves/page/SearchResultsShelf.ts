import type { AuthoredSearchResultsShelf } from '#server/contract/generated/authored.ts';
import { hasCasinoIn } from '#server/platform/regions/regions.ts';
import { type Found, NOTHING, together, withoutOffers } from '#server/modules/search/index.ts';
import { getsNoOffers } from '#server/platform/viewer.ts';
import type { SearchFound } from '../../sources/items.ts';
import { type Kind, firstVersion } from '../../define.ts';
import { groupsOf, oldResultsOf } from './searchResults.ts';

type ScopeId = AuthoredSearchResultsShelf['scopes'][number]['id'];

const inScope: { readonly [S in ScopeId]: (found: SearchFound) => Found } = {
  ALL: ({ sportsbook, casino }) => together(sportsbook, casino),
  SPORTSBOOK: ({ sportsbook }) => sportsbook,
  CASINO: ({ casino }) => casino,
};

/** Omits casino results in regions without a casino (product §2). */
export const SearchResultsShelf: Kind<'SearchResultsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ scopes: [{ id: 'ALL', label: 'All', emptyTitle: 'Nothing found', emptyText: 'Check the spelling.' }] }),
  needs: { found: 'found' },
  resolvers: {
    id: ({ id }) => id,
    searchTerm: async ({ data }) => (await data.load('found', 'found'))?.term ?? '',
    scopes: async ({ id, props, data }, _, { deps, viewer }) => {
      const found = await data.load('found', 'found');
      const isCasinoAlone = deps.config.withoutSportsbook.includes(viewer.brand);
      const hasCasino = hasCasinoIn(viewer.addressRegion, isCasinoAlone);
      const all = found && {
        ...found,
        sportsbook: getsNoOffers(viewer) ? withoutOffers(found.sportsbook) : found.sportsbook,
        casino: hasCasino ? found.casino : NOTHING,
      };
      const scopes = props.scopes.filter((scope) => hasCasino || scope.id !== 'CASINO');
      return (
        all &&
        scopes.map((scope) => {
          const shown = inScope[scope.id](all);
          const { count, isClose } = shown;
          const groups = groupsOf(id, scope.id, shown, deps.catalogue);
          return { __typename: 'SearchScope' as const, ...scope, count, isClose, groups, results: oldResultsOf(groups) };
        })
      );
    },
  },
};
