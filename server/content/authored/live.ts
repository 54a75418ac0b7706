import { responsibleGaming } from './responsibleGaming.ts';
import { type Draft, documentOf, write } from './write.ts';

const liveTabs: readonly (readonly [string, string])[] = [
  ['football', 'Football'],
  ['basketball', 'Basketball'],
  ['hockey', 'Hockey'],
  ['soccer', 'Soccer'],
  ['tennis', 'Tennis'],
  ['baseball', 'Baseball'],
  ['cricket', 'Cricket'],
  ['volleyball', 'Volleyball'],
  ['esports', 'Esports'],
  ['darts', 'Darts'],
];

const liveOf = (slug: string, label: string): Draft =>
  write(
    'LiveEventsShelf',
    `live-${slug}`,
    { title: label, emptyText: `No live ${label.toLowerCase()} right now.`, columns: 'auto' },
    {
      bind: { events: { source: 'liveEvents', args: { first: 50, sport: slug } } },
      trackingId: `live.${slug}`,
    },
  );

export const live = documentOf('live', 'Live', [
  write(
    'TabsShelf',
    'sports',
    { tabs: [{ region: 'all', label: 'All' }, ...liveTabs.map(([region, label]) => ({ region, label }))] },
    {
      label: 'Live sports',
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'This page is out of date. Reload it to see live games.' },
      trackingId: 'live.sports',
    },
    {
      all: [
        write(
          'LiveEventsShelf',
          'live-lines',
          { title: 'Game lines', emptyText: 'No live football, basketball, hockey or baseball right now.', columns: 'lines' },
          { bind: { events: { source: 'liveEvents', args: { first: 50, columns: 'lines' } } }, trackingId: 'live.lines' },
        ),
        write(
          'LiveEventsShelf',
          'live-three-way',
          { title: 'Match result', emptyText: 'No live soccer right now.', columns: 'three-way' },
          { bind: { events: { source: 'liveEvents', args: { first: 50, columns: 'three-way' } } }, trackingId: 'live.three-way' },
        ),
        write(
          'LiveEventsShelf',
          'live-winner',
          { title: 'Match winner', emptyText: 'No other live games right now.', columns: 'winner' },
          { bind: { events: { source: 'liveEvents', args: { first: 50, columns: 'winner' } } }, trackingId: 'live.winner' },
        ),
      ],
      ...Object.fromEntries(liveTabs.map(([slug, label]) => [slug, [liveOf(slug, label)]])),
    },
  ),
  ...responsibleGaming(),
]);
