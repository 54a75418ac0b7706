import { care } from './care.ts';
import { documentOf, write } from './write.ts';

const group = (id: string, title: string, ...marketTypes: string[]) => ({ id, title, marketTypes });

export const event = documentOf('event', '{event}', [
  write(
    'EventHeaderShelf',
    'header',
    {},
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'The score cannot be shown by this version of the page. Reload to see it.' },
      bind: { event: { source: 'eventById', args: { eventId: { $param: 'eventId' } } } },
      trackingId: 'event.header',
    },
  ),
  write(
    'GameFactsShelf',
    'facts',
    { title: 'The game so far' },
    { bind: { event: { source: 'eventById', args: { eventId: { $param: 'eventId' } } } }, trackingId: 'event.facts' },
  ),
  write(
    'StreamPlayerShelf',
    'stream',
    { title: 'Watch live', upcomingText: 'The picture starts with the game.' },
    { bind: { event: { source: 'eventById', args: { eventId: { $param: 'eventId' } } } }, trackingId: 'event.stream' },
  ),
  write(
    'BetBuilderShelf',
    'builder',
    { title: 'Bet builder', text: 'Put picks of this game together, at one price.' },
    {
      bind: {
        event: { source: 'eventById', args: { eventId: { $param: 'eventId' } } },
        markets: { source: 'marketGroups', args: { eventId: { $param: 'eventId' } } },
      },
      trackingId: 'event.builder',
    },
  ),
  write(
    'MarketGroupsShelf',
    'markets',
    {
      tabs: [
        {
          id: 'main',
          label: 'Main',
          groups: [
            group('result', 'Match result', 'three-way'),
            group('game', 'Game lines', 'moneyline', 'spread', 'total'),
            group('double-chance', 'Double chance', 'double-chance'),
            group('both-score', 'Both sides', 'both-teams-score'),
          ],
        },
        {
          id: 'lines',
          label: 'Lines',
          groups: [group('spread', 'Spread', 'spread'), group('alternate-spread', 'Alternate spreads', 'alternate-spread')],
        },
        {
          id: 'totals',
          label: 'Totals',
          groups: [
            group('total', 'Total', 'total'),
            group('alternate-total', 'Alternate totals', 'alternate-total'),
            group('odd-even', 'Odd or even', 'odd-even'),
          ],
        },
        {
          id: 'team',
          label: 'Team',
          groups: [group('away', 'Away team total', 'team-total-away'), group('home', 'Home team total', 'team-total-home')],
        },
        { id: 'more', label: 'More', groups: [group('others', 'More markets', '*')] },
      ],
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'The markets cannot be shown by this version of the page. Reload to see them.' },
      bind: { markets: { source: 'marketGroups', args: { eventId: { $param: 'eventId' } } } },
      trackingId: 'event.markets',
    },
  ),
  write(
    'StatisticsShelf',
    'statistics',
    { title: 'Statistics', emptyText: 'Neither side has a record or a finished game here yet.' },
    {
      bind: { statistics: { source: 'eventStatistics', args: { eventId: { $param: 'eventId' } } } },
      trackingId: 'event.statistics',
    },
  ),
  write(
    'MarketGridShelf',
    'others',
    { title: 'More games', columns: 'auto' },
    {
      bind: { events: { source: 'eventsOfCompetition', args: { competitionId: { $param: 'competitionId' }, first: 6 } } },
      trackingId: 'event.others',
    },
  ),
  ...care(),
]);
