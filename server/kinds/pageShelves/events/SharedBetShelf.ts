import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const SharedBetShelf: Kind<'SharedBetShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    openTitle: 'Available to bet',
    addLabel: 'Add to betslip',
    addManyLabel: 'Add {count} selections to betslip',
    closedTitle: 'No longer available',
    missingTitle: 'Bet not found',
    missingText: 'The link may be incomplete. Ask for a new one.',
    homeLabel: 'Go to home',
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('openTitle', 'addLabel', 'addManyLabel', 'closedTitle', 'missingTitle', 'missingText', 'homeLabel'),
  },
};
