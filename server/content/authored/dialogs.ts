import { bets, type Draft, documentOf, form, write } from './write.ts';

export const dialogDrafts: readonly Draft[] = [
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
  write(
    'DepositAcknowledgementDialog',
    'deposit-acknowledgement',
    {
      title: 'Your deposits so far',
      priority: 900,
      triggers: { pages: ['/*'], exceptPages: ['/account/responsible-gaming', '/legal'], onLogin: false },
      body: [
        'Since you opened this account, your deposits have reached the amount at which we ask you to look at them with us.',
        'You can set a limit on deposits, losses and time at any moment, take a break, or close the account. Help is a phone call away; the number stands at the foot of every page.',
      ].join('\n\n'),
      action: { kind: 'AcknowledgeAction', id: 'acknowledge', label: 'I understand', ackType: 'deposit-amount', requirements: ['LOGIN'] },
    },
    { criticality: 'MANDATORY', trackingId: 'dialog.deposits' },
  ),
  write(
    'BigWinUploadDialog',
    'big-win',
    {
      title: 'One document for your win',
      priority: 800,
      triggers: { pages: ['/*'], exceptPages: ['/account/responsible-gaming', '/legal'], onLogin: false },
      body: [
        'You have won so much on one bet, for so small a stake, that it is reported for tax. The money is in your balance already.',
        'For the report we need a government ID: a driver’s licence, a passport or a state ID. One upload counts for two years.',
      ].join('\n\n'),
      uploadLabel: 'Upload my ID',
      laterLabel: 'Later',
      deepLink: form('tax-identity'),
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'A win of yours is reported for tax. Reload the page to upload a government ID.' },
      trackingId: 'dialog.big-win',
    },
  ),
  // Has no trigger: an operator adds pages when needed.
  write(
    'MaintenanceDialog',
    'maintenance',
    {
      priority: 950,
      triggers: { pages: [], onLogin: false },
      dismissible: true,
      refreshIntervalSeconds: 60,
      body: 'We are currently undergoing maintenance. Open bets stand, and are settled as always.',
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'We are currently undergoing maintenance.' },
      trackingId: 'dialog.maintenance',
    },
  ),
  write(
    'AppPromptDialog',
    'app-prompt',
    {
      title: 'Keep it on your home screen',
      priority: 20,
      memory: 'DEVICE',
      triggers: { pages: ['/*'], exceptPages: ['/shared_bet', '/signup'], onLogin: false },
      body: 'Prices, your bets and your balance, one touch away.',
      stores: [
        {
          id: 'how',
          label: 'Show me how',
          platform: 'ANY',
          deepLink: { kind: 'ModalDeepLink', dialogId: 'home-screen' },
        },
      ],
      continueLabel: 'Continue in the browser',
    },
    { when: { devices: ['MOBILE', 'TABLET'] }, trackingId: 'dialog.app' },
  ),
  // Explains how to install from the browser: there is no app in a store.
  write(
    'CustomDialog',
    'home-screen',
    {
      title: 'On your home screen',
      priority: 1,
      triggers: { pages: [], onLogin: false },
      dismissible: true,
      body: 'On an iPhone or iPad: open this site in Safari, touch Share, then Add to Home Screen.\n\nOn Android: open the menu of your browser, then Add to Home screen.',
      buttons: [{ id: 'close', label: 'Close', type: 'DISMISS', style: 'PRIMARY' }],
    },
    { trackingId: 'dialog.home-screen' },
  ),
  write(
    'AnonymousExperienceDialog',
    'anonymous-experience',
    {
      title: 'Have a look around',
      priority: 30,
      memory: 'DEVICE',
      triggers: { pages: ['/my-bets'], onLogin: false },
      body: 'You can see what is on without an account.',
      points: [
        { id: 'prices', icon: 'odds-format', label: 'Every game with every price, as it moves' },
        { id: 'slip', icon: 'betslip', label: 'A betslip that is kept until you log in' },
        { id: 'account', icon: 'lock', label: 'Bets, and this page, need an account' },
      ],
      buttons: [
        { id: 'browse', label: 'Keep browsing', type: 'DISMISS', style: 'TEXT' },
        { id: 'sign-up', label: 'Sign Up', type: 'DEEP_LINK', style: 'SECONDARY', deepLink: { kind: 'IdentityDeepLink', page: 'signup' } },
        { id: 'log-in', label: 'Log In', type: 'DEEP_LINK', style: 'PRIMARY', deepLink: { kind: 'IdentityDeepLink', page: 'login' } },
      ],
    },
    { when: { login: 'visitor' }, trackingId: 'dialog.visitor' },
  ),
  write(
    'CasinoBalanceUsageDialog',
    'casino-balance-usage',
    {
      title: 'Which money goes first?',
      priority: 40,
      triggers: { pages: ['/casino'], onLogin: false },
      body: 'Choose what casino games take when you play. Change it whenever you like.',
      choices: [
        { id: 'cash', value: 'CASH_FIRST', label: 'Cash first', description: 'Your own money is used before any bonus.' },
        { id: 'bonus', value: 'BONUS_FIRST', label: 'Bonus first', description: 'A bonus is used before your own money.' },
        { id: 'only', value: 'CASH_ONLY', label: 'Cash alone', description: 'Bonuses are left as they are.' },
      ],
      laterLabel: 'Decide later',
      action: { kind: 'SetUserPreferenceAction', id: 'save', label: 'Save', requirements: ['LOGIN'] },
    },
    { when: { login: 'player' }, trackingId: 'dialog.balance-usage' },
  ),
  write(
    'AppTourDialog',
    'app-tour',
    {
      title: 'Show me around',
      priority: 15,
      memory: 'PLAYER',
      triggers: { pages: ['/'], onLogin: false },
      steps: [
        {
          id: 'price',
          title: 'Press a price',
          body: 'It goes into the betslip; press it again and it is gone. Several make a parlay.',
          illustration: 'betslip',
        },
        {
          id: 'live',
          title: 'Watch it move',
          body: 'Prices of games in play change as you look. Nothing is placed at another price without your word.',
          illustration: 'live',
        },
        {
          id: 'bets',
          title: 'Follow your bets',
          body: 'Open and settled bets are under My Bets, each with its receipt.',
          illustration: 'bets',
        },
        {
          id: 'care',
          title: 'Stay in charge',
          body: 'Time, limits and help are behind the shield at the top of every page.',
          illustration: 'responsible-gaming',
        },
      ],
      nextLabel: 'Next',
      backLabel: 'Back',
      doneLabel: 'Start',
      skipLabel: 'Skip',
    },
    { when: { login: 'player' }, trackingId: 'dialog.tour' },
  ),
];

export const dialogs = documentOf('dialogs', null, dialogDrafts);
