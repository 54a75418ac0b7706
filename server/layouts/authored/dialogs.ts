import { bets, documentOf, write } from './write.ts';

export const dialogs = documentOf('dialogs', null, [
  write(
    'CustomDialog',
    'welcome',
    {
      title: 'Good to see you',
      priority: 10,
      triggers: { pages: [], onLogin: true },
      dismissible: true,
      body: 'Your balance and your open bets are as you left them. The clock at the foot of the page shows how long you have been here.',
      buttons: [
        { id: 'bets', label: 'See my bets', type: 'DEEP_LINK', style: 'SECONDARY', deepLink: bets('open') },
        { id: 'close', label: 'Continue', type: 'DISMISS', style: 'PRIMARY' },
      ],
    },
    { when: { login: 'player' }, trackingId: 'dialog.welcome' },
  ),
  write(
    'CustomDialog',
    'invite',
    {
      title: 'Invite a friend',
      priority: 1,
      triggers: { pages: [], onLogin: false },
      dismissible: true,
      body: 'Send them the address of this site. They have to be of age and inside a licensed region.\n\nNeither of you is paid for it: an invitation here is a recommendation, not an offer.',
      buttons: [{ id: 'close', label: 'Close', type: 'DISMISS', style: 'PRIMARY' }],
    },
    { when: { login: 'player' }, trackingId: 'dialog.invite' },
  ),
  write(
    'LocationPromptDialog',
    'location-prompt',
    {
      title: 'Where are you?',
      priority: 100,
      triggers: { pages: [], onLogin: false },
      body: 'Bets can be taken only where we are licensed. Your browser will ask whether to share your location; it is used for this check and kept with the bet, as the law asks.',
      allowLabel: 'Check location',
      declineLabel: 'Not now',
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Share your location when the browser asks, so that your bet can be taken.' },
      trackingId: 'dialog.location',
    },
  ),
]);
