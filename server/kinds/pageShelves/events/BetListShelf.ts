import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const BetListShelf: Kind<'BetListShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    sectionId: 'open',
    emptyTitle: 'No open bets',
    emptyText: 'Bets you place appear here until they are settled.',
  }),
  needs: { section: 'betSection' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('sectionId', 'emptyTitle', 'emptyText'),
    section: ({ data }) => data.load('section', 'betSection'),
  },
};
