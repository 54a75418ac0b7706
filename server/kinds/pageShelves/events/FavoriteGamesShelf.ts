import { asAuthored, type Kind, firstVersion } from '../../define.ts';
import type { KindContext } from '../../context.ts';
import { pageLinkOf } from '../../deepLinks.ts';
import { favoritesOf, isLinkingOpen } from '../../players/favorites.ts';
import { columnsOf, rowsOf } from '../../grid.ts';
import { participantOf } from '../../participant.ts';

const MOST_GAMES = 6;

export const FavoriteGamesShelf: Kind<'FavoriteGamesShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Your teams',
    linkText: 'Link your account to see games of your favorites here.',
    linkLabel: 'Link account',
    emptyTitle: 'No favorites yet',
    emptyText: 'Choose teams in your linked account.',
    moreLabel: 'See live games',
    more: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'linkText', 'linkLabel', 'emptyTitle', 'emptyText', 'moreLabel'),
    more: ({ props }) => pageLinkOf(props.more),
    favorites: async ({ id }, _, context) => {
      const { session } = context.viewer;
      if (!session) return null;
      const isOpen = isLinkingOpen(context);
      const account = isOpen ? await context.deps.linking.linkedTo(session.playerId) : null;
      const sides = favoritesOf(account, context.deps.catalogue);
      return {
        __typename: 'Favorites',
        canLink: isOpen && account === null,
        sides: sides.map(participantOf),
        leagues: leaguesOf(id, new Set(sides.map((side) => side.id)), context.deps),
      };
    },
  },
};

function leaguesOf(nodeId: string, sideIds: ReadonlySet<string>, { catalogue }: KindContext['deps']) {
  return catalogue.competitions().flatMap(({ id: competitionId, name }) => {
    const events = catalogue
      .events({ competitionId })
      .filter(({ id, home, away }) => (sideIds.has(home.id) || sideIds.has(away.id)) && catalogue.openMarketCount(id) > 0)
      .slice(0, MOST_GAMES);
    if (events.length === 0) return [];
    const id = `${nodeId}:${competitionId}`;
    const columns = columnsOf('auto', events, catalogue);
    return [{ __typename: 'FavoriteLeague' as const, id, name, columns, rows: rowsOf(id, columns, events, catalogue) }];
  });
}
