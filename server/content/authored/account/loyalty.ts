import { care } from '../care.ts';
import { account, documentOf, write } from '../write.ts';

export const loyalty = documentOf('loyalty', 'Loyalty', [
  write(
    'LoyaltyDashboardShelf',
    'standing',
    { title: 'Your tier' },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Your points are safe. This version of the page cannot show them; reload to see them.' },
      label: 'Loyalty',
      trackingId: 'loyalty.standing',
    },
  ),
  write(
    'QuickLinksShelf',
    'ways',
    {
      title: 'From here',
      links: [
        { id: 'awards', label: 'Awards', icon: 'rewards', deepLink: account('award-details') },
        { id: 'support', label: 'Contact Support', icon: 'help', deepLink: { kind: 'ContactSupportDeepLink' } },
      ],
    },
    { trackingId: 'loyalty.ways' },
  ),
  ...care(),
]);
