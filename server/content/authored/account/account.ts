import { care } from '../care.ts';
import { linkPrompt } from './linking.ts';
import { houses } from '../houses.ts';
import { account, type Draft, documentOf, page, write } from '../write.ts';

type Leaf = { readonly id: string; readonly label: string; readonly icon: string; readonly deepLink: ReturnType<typeof account> };
const entry = (id: string, label: string, icon: string, slug: string): Leaf & { readonly kind: 'Leaf' } => ({
  kind: 'Leaf',
  id,
  label,
  icon,
  deepLink: account(slug),
});

export const accountMenu = documentOf('account-menu', null, [
  write(
    'AccountItemsShelf',
    'you',
    {
      title: 'Account',
      items: [
        entry('summary', 'Account summary', 'user', 'summary'),
        entry('transactions', 'Transactions', 'wallet', 'history/transactions'),
        entry('betting', 'Betting history', 'history', 'history/betting'),
        entry('casino', 'Casino history', 'casino', 'history/casino'),
        entry('awards', 'Awards', 'rewards', 'award-details'),
        entry('taxes', 'Tax forms', 'document', 'taxes'),
      ],
    },
    { trackingId: 'account-menu.you' },
  ),
  write(
    'AccountItemsShelf',
    'friends',
    { title: 'Friends', items: [entry('referrals', 'Referrals', 'referral', 'referrals')] },
    { when: { flags: ['referral-program'] }, trackingId: 'account-menu.friends' },
  ),
  write(
    'AccountItemsShelf',
    'partners',
    { title: 'Partners', items: [entry('linked-accounts', 'Linked accounts', 'globe', 'linked-accounts')] },
    { when: { brands: [...houses.linkingBrands], flags: ['account-linking'] }, trackingId: 'account-menu.partners' },
  ),
  write(
    'AccountItemsShelf',
    'care',
    {
      title: 'Responsible gaming',
      items: [
        entry('responsible-gaming', 'Time, limits and help', 'responsible-gaming', 'responsible-gaming'),
        { kind: 'Leaf', id: 'help', label: 'Help', icon: 'help', deepLink: { kind: 'ContactSupportDeepLink' } },
        { kind: 'ClientDisplay', id: 'chat', display: 'support-chat', icon: 'message' },
      ],
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Responsible gaming', url: '/account/responsible-gaming' },
      trackingId: 'account-menu.care',
    },
  ),
  write(
    'AccountItemsShelf',
    'settings',
    {
      title: 'Settings',
      items: [
        entry('content', 'Preferences', 'sliders', 'settings/content'),
        entry('security', 'Password and login', 'lock', 'settings/security'),
        {
          kind: 'ClientDisplayDescriptive',
          id: 'log-out',
          display: 'log-out',
          icon: 'log-out',
          description: 'Ends your session on this device.',
        },
      ],
    },
    { trackingId: 'account-menu.settings' },
  ),
]);

export const accountSummary = documentOf('account-summary', 'Account summary', [
  write(
    'AccountSummaryShelf',
    'summary',
    { title: 'You and your money' },
    {
      criticality: 'DEGRADABLE',
      fallback: {
        kind: 'FallbackText',
        text: 'Your account is as you left it. This version of the page cannot show it; reload to see it.',
      },
      label: 'Account summary',
      trackingId: 'account.summary',
    },
  ),
  write(
    'QuickLinksShelf',
    'ways',
    {
      title: 'From here',
      links: [
        { id: 'transactions', label: 'Transactions', icon: 'wallet', deepLink: account('history/transactions') },
        { id: 'bets', label: 'My bets', icon: 'my-bets', deepLink: page('/my-bets') },
        { id: 'preferences', label: 'Preferences', icon: 'sliders', deepLink: account('settings/content') },
      ],
    },
    { trackingId: 'account.ways' },
  ),
  linkPrompt(),
  ...care(),
]);

const awardTabs = (): Draft =>
  write(
    'TabsShelf',
    'sections',
    {
      tabs: [
        { region: 'bonuses', label: 'Bonuses', deepLink: account('award-details/bonuses') },
        { region: 'free-bets', label: 'Free bets', deepLink: account('award-details/free-bets') },
        { region: 'free-rounds', label: 'Free rounds', deepLink: account('award-details/free-rounds') },
        { region: 'history', label: 'History', deepLink: account('award-details/history') },
        { region: 'credits', label: 'Credits', deepLink: account('award-details/promotional-credits') },
      ],
    },
    {
      label: 'Awards',
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Bonuses', url: '/account/award-details/bonuses' },
    },
  );

export const awards = documentOf('awards', 'Awards', [
  awardTabs(),
  write('AwardsShelf', 'held', { title: 'What you have' }, { trackingId: 'awards.held' }),
  write(
    'QuickLinksShelf',
    'more',
    {
      title: 'More awards',
      links: [
        { id: 'cashback', label: 'Cashback', icon: 'coins', deepLink: account('award-details/cashback') },
        { id: 'bonus-bets', label: 'Bonus bets', icon: 'betslip', deepLink: account('award-details/bonus-bets') },
        { id: 'profit-boosts', label: 'Profit boosts', icon: 'boost', deepLink: account('award-details/profit-boosts') },
        { id: 'bonus-spins', label: 'Bonus spins', icon: 'slots', deepLink: account('award-details/bonus-spins') },
      ],
    },
    { trackingId: 'awards.more' },
  ),
  ...care(),
]);

export const awardSection = documentOf('award-section', '{section}', [
  awardTabs(),
  write(
    'AwardDetailsShelf',
    'awards',
    { emptyText: 'What you are given stands here until you use it or it ends.' },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Your awards are safe. This version of the page cannot show them; reload to see them.' },
      bind: { section: { source: 'awardSection', args: { sectionId: { $param: 'sectionId' } } } },
      label: 'Awards',
      trackingId: 'awards.section',
    },
  ),
  ...care(),
]);

const changePassword = (): Draft =>
  write(
    'ChangePasswordShelf',
    'password',
    { title: 'Change your password', text: 'You need the one you have now. Wherever else you are logged in, that ends.' },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'This version of the page cannot change your password. Reload to change it.' },
      label: 'Change password',
      trackingId: 'security.password',
    },
  );

export const accountSecurity = documentOf('account-security', 'Password and login', [
  write(
    'LoginPreferencesShelf',
    'login',
    {
      title: 'How you log in',
      text: 'Ask for my password whenever the browser was closed, and for a code by mail on a new device. Without it, a login lasts up to a day here. You can be logged in on one device at a time.',
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'This version of the page cannot change how you log in. Reload to change it.' },
      label: 'Login preferences',
      trackingId: 'security.login',
    },
  ),
  changePassword(),
  ...care(),
]);

export const updatePassword = documentOf('update-password', 'Update password', [changePassword(), ...care()]);

export const referrals = documentOf('referrals', 'Referrals', [
  write(
    'ReferralsShelf',
    'invite',
    {
      title: 'Invite a friend',
      text: 'Send your link to somebody of age and inside a licensed region. Neither of you is paid for it: an invitation here is a recommendation, not an offer.',
    },
    { trackingId: 'referrals.invite' },
  ),
  ...care(),
]);
