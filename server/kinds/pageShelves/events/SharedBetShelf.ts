import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const SharedBetShelf: Kind<'SharedBetShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    openTitle: 'Can be bet on now',
    addLabel: 'Add to betslip',
    addManyLabel: 'Add {count} selections to betslip',
    closedTitle: 'Not open any more',
    missingTitle: 'This bet is not shown here',
    missingText: 'The link may have been cut on its way. Ask for it again.',
    homeLabel: 'Go to home',
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('openTitle', 'addLabel', 'addManyLabel', 'closedTitle', 'missingTitle', 'missingText', 'homeLabel'),
  },
};
