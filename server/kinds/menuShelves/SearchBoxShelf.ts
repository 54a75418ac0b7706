import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const SearchBoxShelf: Kind<'SearchBoxShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  versions: firstVersion({ placeholder: 'Search teams, leagues and events', clearLabel: 'Clear search', recentTitle: 'Recent searches' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    casinoPlaceholder: ({ props }) => props.casinoPlaceholder ?? null,
    ...asAuthored('placeholder', 'clearLabel', 'recentTitle'),
  },
};
