import { account, bets, documentOf, form, page, write } from './write.ts';

export const header = documentOf('header', null, [
  write(
    'AccountEntryShelf',
    'account',
    { label: 'Account', newsText: 'something new', boostsText: 'Profit Boosts are live' },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Account', url: '/account' },
      trackingId: 'header.account',
    },
  ),
]);

export const searchBox = documentOf('search-box', null, [
  write(
    'SearchBoxShelf',
    'box',
    { placeholder: 'Search teams, leagues and events', clearLabel: 'Clear search', recentTitle: 'Recent searches' },
    {
      when: { flags: ['search'] },
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Search', url: '/search' },
      trackingId: 'search.box',
    },
  ),
]);

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

export const signUpBanner = documentOf('sign-up-banner', null, [
  write(
    'ImageShelf',
    'banner',
    { path: '/media/welcome.svg', alt: 'A ticket with a star, under confetti', width: 1040, height: 320, use: 'promotion' },
    { trackingId: 'sign-up.banner' },
  ),
]);

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
      subtext: 'Show somebody of age the way here.',
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
        { kind: 'Leaf', id: 'notice', label: 'Read before you bet', icon: 'document', deepLink: form('responsible-gaming') },
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
          description: 'Ends your session on this device.',
        },
      ],
    },
    { trackingId: 'account.settings' },
  ),
]);

export const accountSettings = documentOf('account-settings', 'Settings', [
  write(
    'DisplayPreferencesShelf',
    'display',
    {
      title: 'Display',
      accountText: 'Odds are kept with your account, the theme on this device for this site.',
      deviceText: 'Kept on this device for this site.',
      oddsFormatLabel: 'Odds format',
      themeLabel: 'Theme',
    },
    // Optional: builds that draw these choices themselves must show no stand-in beside them.
    { trackingId: 'settings.display' },
  ),
  write(
    'QuickLinksShelf',
    'settings',
    {
      title: 'Betting',
      links: [
        { id: 'preferences', label: 'Odds, prices and balance', icon: 'sliders', deepLink: form('preferences') },
        { id: 'email', label: 'E-mails', icon: 'bell', deepLink: form('email-preferences') },
        { id: 'security', label: 'Password and login', icon: 'lock', deepLink: account('settings/security') },
        { id: 'responsible-gaming', label: 'Time, limits and help', icon: 'responsible-gaming', deepLink: account('responsible-gaming') },
      ],
    },
    { trackingId: 'settings.links' },
  ),
]);
