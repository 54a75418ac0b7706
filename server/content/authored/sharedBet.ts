import { documentOf, write } from './write.ts';

export const sharedBet = documentOf('shared-bet', 'Shared bet', [
  write(
    'SharedBetShelf',
    'bet',
    {
      openTitle: 'Can be bet on now',
      addLabel: 'Add to betslip',
      addManyLabel: 'Add {count} selections to betslip',
      closedTitle: 'Not open any more',
      missingTitle: 'This bet is not shown here',
      missingText: 'The link may have been cut on its way. Ask for it again.',
      homeLabel: 'Go to home',
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'This version of the page cannot show the bet. Reload to see it.' },
      trackingId: 'shared-bet.bet',
    },
  ),
]);
