import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const BetListShelf: Kind<'BetListShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    sectionId: 'open',
    emptyTitle: 'No open bets',
    emptyText: 'Your open bets appear here.',
  }),
  needs: { section: 'betSection' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('sectionId', 'emptyTitle', 'emptyText'),
    section: ({ data }) => data.load('section', 'betSection'),
  },
};
