import type { AuthoredSearchResultsShelf } from '#server/contract/generated/authored.ts';
import { hasCasinoIn } from '#server/platform/regions/regions.ts';
import type { ResolversTypes } from '../../generated/resolvers.ts';
import { type Found, type Hit, together, withoutOffers } from '#server/modules/search/index.ts';
import { getsNoOffers } from '#server/platform/viewer.ts';
import type { SearchFound } from '../../sources/items.ts';
import { type Kind, firstVersion } from '../../define.ts';

type ScopeId = AuthoredSearchResultsShelf['scopes'][number]['id'];

const inScope: { readonly [S in ScopeId]: (found: SearchFound) => Found } = {
  ALL: ({ sportsbook, casino }) => together(sportsbook, casino),
  SPORTSBOOK: ({ sportsbook }) => sportsbook,
  CASINO: ({ casino }) => casino,
};

const NOTHING: Found = { count: 0, hits: [] };

/** Search results, without a casino in regions that have none (product §2). */
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
      const hasCasino = hasCasinoIn(viewer.addressRegion, deps.config.withoutSportsbook.includes(viewer.brand));
      const all = found && {
        ...found,
        sportsbook: getsNoOffers(viewer) ? withoutOffers(found.sportsbook) : found.sportsbook,
        casino: hasCasino ? found.casino : NOTHING,
      };
      const scopes = props.scopes.filter((scope) => hasCasino || scope.id !== 'CASINO');
      return (
        all &&
        scopes.map((scope) => {
          const { count, hits } = inScope[scope.id](all);
          return { __typename: 'SearchScope' as const, ...scope, count, results: hits.map((hit) => resultOf(id, hit)) };
        })
      );
    },
  },
};

function resultOf(node: string, hit: Hit): Awaited<ResolversTypes['SearchResult']> {
  switch (hit.sort) {
    case 'head-to-head':
      return { __typename: 'HeadToHeadResult', id: `${node}:${hit.event.id}`, event: hit.event };
    case 'standard':
      return { __typename: 'StandardResult', id: `${node}:${hit.game.id}`, game: hit.game };
    case 'competition': {
      const { id, name, sportId, canonicalUrl } = hit.competition;
      return special(`${node}:${id}`, name, 'All games of the competition', sportId, canonicalUrl);
    }
    case 'promotion': {
      const { id, title } = hit.promotion;
      return special(`${node}:${id}`, title, 'Promotion', 'promotions', `/promotions/${id}`);
    }
  }
}

const special = (id: string, title: string, text: string, icon: string, canonicalUrl: string) =>
  ({ __typename: 'SpecialResult', id, title, text, icon, deepLink: { __typename: 'SportsbookPageDeepLink', canonicalUrl } }) as const;
