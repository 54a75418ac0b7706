import { care } from '../care.ts';
import { rail } from './casino.ts';
import { documentOf, page, write } from '../write.ts';

export const casinoSearchStart = documentOf('search-start', 'Search', [
  write(
    'QuickLinksShelf',
    'often',
    {
      title: 'Often looked for',
      links: [
        { id: 'slots', label: 'Slots', icon: 'slots', deepLink: page('/casino/category/slots') },
        { id: 'table-games', label: 'Table games', icon: 'casino', deepLink: page('/casino/category/table-games') },
        { id: 'all', label: 'All games', icon: 'casino', deepLink: page('/casino/category/all') },
        { id: 'promotions', label: 'Promotions', icon: 'promotions', deepLink: page('/promotions') },
      ],
    },
    { trackingId: 'search.often' },
  ),
  rail('most-played', 'Most played', { first: 10, tag: 'top-ranked' }),
  ...care(),
]);
