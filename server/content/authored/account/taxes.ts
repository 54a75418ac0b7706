import { care } from '../care.ts';
import { account, documentOf, write } from '../write.ts';

export const taxes = documentOf('taxes', 'Tax forms', [
  write(
    'TaxFormsShelf',
    'forms',
    {
      title: 'Forms W-2G',
      emptyTitle: 'No tax forms',
      emptyText: 'No form W-2G was issued to you. Forms stand here by the year in which you won.',
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Your forms are kept. This version of the page cannot show them; reload to see them.' },
      label: 'Tax forms',
      trackingId: 'taxes.forms',
    },
  ),
  write(
    'QuickLinksShelf',
    'ways',
    {
      title: 'From here',
      links: [
        { id: 'betting', label: 'Betting history', icon: 'history', deepLink: account('history/betting') },
        { id: 'support', label: 'Contact Support', icon: 'help', deepLink: { kind: 'ContactSupportDeepLink' } },
      ],
    },
    { trackingId: 'taxes.ways' },
  ),
  ...care(),
]);
