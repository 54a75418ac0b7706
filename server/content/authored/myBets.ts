import { care } from './care.ts';
import { bets, type Draft, documentOf, write } from './write.ts';

const betTabs = (id: string): Draft =>
  write(
    'TabsShelf',
    id,
    {
      tabs: [
        { region: 'open', label: 'Open', deepLink: bets('open') },
        { region: 'settled', label: 'Settled', deepLink: bets('settled') },
      ],
    },
    {
      label: 'Bets',
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Settled bets', url: '/my-bets/settled' },
    },
  );

export const myBets = documentOf('my-bets', 'My bets', [
  betTabs('sections'),
  write(
    'BetListShelf',
    'bets',
    { sectionId: 'open', emptyTitle: 'No open bets', emptyText: 'A bet you place stands here until it is settled.' },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Your bets are safe. This version of the page cannot show them; reload to see them.' },
      bind: { section: { source: 'betHistorySection', args: { sectionId: 'open' } } },
      label: 'Open bets',
      trackingId: 'my-bets.open',
    },
  ),
  ...care(),
]);

export const myBetsSettled = documentOf('my-bets-settled', 'Settled bets', [
  betTabs('sections'),
  write(
    'BetListShelf',
    'bets',
    { sectionId: 'settled', emptyTitle: 'No settled bets', emptyText: 'When a bet is decided it moves here, with what it paid and why.' },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Your bets are safe. This version of the page cannot show them; reload to see them.' },
      bind: { section: { source: 'betHistorySection', args: { sectionId: 'settled' } } },
      label: 'Settled bets',
      trackingId: 'my-bets.settled',
    },
  ),
  ...care(),
]);
