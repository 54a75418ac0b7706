import { care } from '../care.ts';
import { documentOf, form, page, write } from '../write.ts';

/** Target of `ContactSupportDeepLink`. */
export const help = documentOf('help', 'Help', [
  write(
    'SupportChatShelf',
    'chat',
    { text: 'Chat with us, here and now.', startLabel: 'Start chat', backLabel: 'Back to the chat' },
    { when: { login: 'player' }, trackingId: 'help.chat' },
  ),
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
  // The account panel links to this id.
  write(
    'EditorialShelf',
    'restricted-balance',
    {
      title: 'Restricted Balance',
      blocks: [
        {
          id: 'what',
          style: 'paragraph',
          spans: [
            { text: 'The part of your cash that you can play with and that cannot be withdrawn yet. It is shown only while there is one.' },
          ],
        },
      ],
    },
    { trackingId: 'help.restricted-balance' },
  ),
  // Location errors link to this id.
  write(
    'EditorialShelf',
    'location',
    {
      title: 'Sharing your location',
      blocks: [
        { id: 'why', style: 'paragraph', spans: [{ text: 'The law asks us to know that you are in an operating area whenever you bet.' }] },
        {
          id: 'allow',
          style: 'paragraph',
          spans: [
            { text: 'To allow it', isStrong: true },
            {
              text: ', open the settings of this site beside its address in your browser, set Location to Allow, and check again. Your device must let the browser use its location too.',
            },
          ],
        },
        {
          id: 'reinstall',
          style: 'paragraph',
          spans: [
            { text: 'To reinstall the location software', isStrong: true },
            {
              text: ', remove it in the settings of your device, start the browser again, and check your location. You can also remove it for good: your browser’s own location is used then.',
            },
          ],
        },
      ],
    },
    { trackingId: 'help.location' },
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
