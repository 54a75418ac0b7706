import { care } from './care.ts';
import { documentOf, form, page, write } from './write.ts';

/** Where `ContactSupportDeepLink` leads. */
export const help = documentOf('help', 'Help', [
  write(
    'QuickLinksShelf',
    'ask',
    {
      title: 'Ask us',
      links: [
        { id: 'write', label: 'Write to us', icon: 'document', deepLink: form('contact-us') },
        { id: 'bets', label: 'My bets', icon: 'my-bets', deepLink: page('/my-bets') },
        { id: 'settings', label: 'Settings', icon: 'sliders', deepLink: page('/account/settings/content') },
      ],
    },
    { trackingId: 'help.ask' },
  ),
  write(
    'FrameShelf',
    'limits',
    { title: 'How limits work', site: 'help', path: '/limits', height: 320, isHeightTold: true },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Limits and a break', url: '/account/responsible-gaming' },
      trackingId: 'help.limits',
    },
  ),
  ...care(),
]);
