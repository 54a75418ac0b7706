import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const LinkingResultShelf: Kind<'LinkingResultShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    waitingTitle: 'Linking your account',
    waitingText: 'This takes a moment.',
    linkedTitle: 'Account linked',
    linkedText: 'Your accounts are linked now.',
    doneLabel: 'Done',
    againLabel: 'Try again',
    cancelLabel: 'Cancel',
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('waitingTitle', 'waitingText', 'linkedTitle', 'linkedText', 'doneLabel', 'againLabel', 'cancelLabel'),
  },
};
