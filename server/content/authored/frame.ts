import { stored, storedPage } from './stored.ts';
import { account, bets, documentOf, form, page, write } from './write.ts';

export const header = stored('header');

export const searchBox = stored('search-box');

export const errorScreens = stored('error-screens');

export const leftMenu = documentOf('left-menu', null, [
  write(
    'SportsTreeShelf',
    'sports',
    { title: 'Sports' },
    {
      bind: { items: { source: 'sportsMenu', args: {} } },
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Live games', url: '/live' },
      trackingId: 'menu.sports',
    },
  ),
]);

export const casinoMenu = documentOf('casino-menu', null, [
  write(
    'CasinoMenuShelf',
    'categories',
    { title: 'Casino' },
    {
      bind: { items: { source: 'casinoCategories', args: {} } },
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Casino', url: '/casino' },
      trackingId: 'menu.casino',
    },
  ),
]);

export const signUpBanner = stored('sign-up-banner');

export const accountPanel = documentOf('account-panel', null, [
  write('LoyaltyShelf', 'loyalty', { title: 'Loyalty' }, { when: { flags: ['loyalty-card'] }, trackingId: 'account.loyalty' }),
  write('WalletBoxShelf', 'wallet', {}, { trackingId: 'account.wallet' }),
  write('AwardsShelf', 'awards', { title: 'Rewards' }, { trackingId: 'account.awards' }),
  write(
    'ReferralShelf',
    'referral',
    {
      image: 'welcome',
      label: 'Invite a friend',
      subtext: 'Your friend must be of legal age.',
      referralSectionDeepLink: { kind: 'AccountMenuDeepLink', canonicalUrl: '/me/referrals/invite_friends' },
    },
    { when: { flags: ['referral-program'] }, trackingId: 'account.referral' },
  ),
  write(
    'AccountItemsShelf',
    'betting',
    {
      title: 'Betting',
      items: [
        { kind: 'Leaf', id: 'open', label: 'Open bets', icon: 'my-bets', deepLink: bets('open') },
        { kind: 'Leaf', id: 'settled', label: 'Settled bets', icon: 'history', deepLink: bets('settled') },
        { kind: 'Leaf', id: 'promotions', label: 'Promotions', icon: 'promotions', deepLink: page('/promotions') },
        { kind: 'Leaf', id: 'transactions', label: 'Transactions', icon: 'wallet', deepLink: account('history/transactions') },
        { kind: 'Leaf', id: 'summary', label: 'Account summary', icon: 'user', deepLink: account('summary') },
      ],
    },
    { trackingId: 'account.betting' },
  ),
  write(
    'AccountItemsShelf',
    'care',
    {
      title: 'Responsible gaming',
      items: [
        {
          kind: 'Leaf',
          id: 'responsible-gaming',
          label: 'Time, limits and help',
          icon: 'responsible-gaming',
          deepLink: account('responsible-gaming'),
        },
        { kind: 'Leaf', id: 'notice', label: 'Safer gambling guide', icon: 'document', deepLink: form('responsible-gaming') },
        { kind: 'Leaf', id: 'help', label: 'Help', icon: 'help', deepLink: { kind: 'ContactSupportDeepLink' } },
        { kind: 'ClientDisplay', id: 'chat', display: 'support-chat', icon: 'message' },
      ],
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Responsible gaming', url: '/account/responsible-gaming' },
      trackingId: 'account.care',
    },
  ),
  write(
    'AccountItemsShelf',
    'settings',
    {
      title: 'Settings',
      items: [
        { kind: 'Leaf', id: 'preferences', label: 'Betting preferences', icon: 'sliders', deepLink: form('preferences') },
        { kind: 'ClientDisplay', id: 'odds-format', display: 'odds-format', icon: 'odds-format' },
        { kind: 'ClientDisplay', id: 'theme', display: 'theme', icon: 'theme' },
        {
          kind: 'ClientDisplayDescriptive',
          id: 'log-out',
          display: 'log-out',
          icon: 'log-out',
          description: 'Logs you out on this device.',
        },
      ],
    },
    { trackingId: 'account.settings' },
  ),
]);

/** `display` is optional: builds that draw these choices themselves need no fallback. */
export const accountSettings = storedPage('account-settings');
