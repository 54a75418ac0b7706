import { care } from './care.ts';
import { documentOf, write } from './write.ts';

export const sport = documentOf('sport', '{sport}', [
  write(
    'LiveEventsShelf',
    'live',
    { title: 'Live now', emptyText: 'Nothing is in play at the moment.', columns: 'auto' },
    {
      bind: { events: { source: 'liveEvents', args: { first: 12, sport: { $param: 'sport' } } } },
      trackingId: 'sport.live',
    },
  ),
  write(
    'MarketGridShelf',
    'upcoming',
    { title: 'Games', columns: 'auto' },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'The games cannot be shown by this version of the page. Reload to see them.' },
      bind: { events: { source: 'eventsOfSport', args: { sport: { $param: 'sport' }, first: 40 } } },
      trackingId: 'sport.games',
    },
  ),
  ...care(),
]);

export const competition = documentOf('competition', '{competition}', [
  write(
    'CountdownShelf',
    'next',
    { title: 'Next game', endedText: 'No game is scheduled yet. New ones are added as soon as their markets open.' },
    {
      bind: { events: { source: 'eventsOfCompetition', args: { competitionId: { $param: 'competitionId' }, first: 50 } } },
      trackingId: 'competition.next',
    },
  ),
  write(
    'MarketGridShelf',
    'games',
    { title: 'Games', columns: 'auto' },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'The games cannot be shown by this version of the page. Reload to see them.' },
      bind: { events: { source: 'eventsOfCompetition', args: { competitionId: { $param: 'competitionId' }, first: 50 } } },
      trackingId: 'competition.games',
    },
  ),
  write(
    'CollectionShelf',
    'schedule',
    {
      title: 'Schedule and results',
      filters: ['live', 'today', 'tomorrow', 'later', 'results'],
      pageSize: 8,
      emptyTitle: 'No games here',
      emptyText: 'Nothing of this competition falls under this choice at the moment.',
    },
    {
      bind: { list: { source: 'gamesOfCompetition', args: { competitionId: { $param: 'competitionId' } } } },
      trackingId: 'competition.schedule',
    },
  ),
  write(
    'ParlaySuggestionsShelf',
    'parlays',
    { title: 'Parlays ready to take' },
    {
      bind: { parlays: { source: 'suggestedParlays', args: { competitionId: { $param: 'competitionId' }, first: 3, legs: 3 } } },
      trackingId: 'competition.parlays',
    },
  ),
  write(
    'StandingsShelf',
    'standings',
    { title: 'Standings', emptyText: 'No side of this competition has a record yet.' },
    {
      bind: { standings: { source: 'standings', args: { competitionId: { $param: 'competitionId' } } } },
      trackingId: 'competition.standings',
    },
  ),
  ...care(),
]);
