import { care } from './care.ts';
import { documentOf, write } from './write.ts';

export const search = documentOf('search', 'Results for “{searchTerm}”', [
  write(
    'SearchResultsShelf',
    'results',
    {
      scopes: [
        {
          id: 'ALL',
          label: 'All',
          emptyTitle: 'Nothing found',
          emptyText: 'Try fewer letters, or the name of a team, a league or a game.',
        },
        {
          id: 'SPORTSBOOK',
          label: 'Sportsbook',
          emptyTitle: 'No game or league of that name',
          emptyText: 'Only what can be bet on now is searched. Try the name of a team or a league.',
        },
        {
          id: 'CASINO',
          label: 'Casino',
          emptyTitle: 'No casino game of that name',
          emptyText: 'Try fewer letters, or the name of a studio.',
        },
      ],
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Results cannot be shown by this version of the page. Reload to see them.' },
      bind: { found: { source: 'search', args: { searchTerm: { $param: 'searchTerm' } } } },
      trackingId: 'search.results',
    },
  ),
  ...care(),
]);
