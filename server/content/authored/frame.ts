import type { AuthoredAccountItemsShelf } from '#server/contract/generated/authored.ts';
import { stored, storedPage } from './stored.ts';
import { accountMenu } from './account/account.ts';
import { type Draft, documentOf, draftsOf, write } from './write.ts';

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

/** Items only for the account panel, because the stored settings page already has them. */
const choices = [
  { kind: 'ClientDisplay', id: 'odds-format', display: 'odds-format', icon: 'odds-format' },
  { kind: 'ClientDisplay', id: 'theme', display: 'theme', icon: 'theme' },
];

const withChoices = ({ node, children }: Draft): Draft => {
  const props = node.props as AuthoredAccountItemsShelf;
  return { children, node: { ...node, props: { ...props, items: [...choices, ...props.items] } } };
};

/** Items of the account menu, without `money` and `friends`, which other shelves of the panel replace. */
const entriesOfPanel = draftsOf(accountMenu)
  .filter(({ node }) => node.id !== 'money' && node.id !== 'friends')
  .map((draft) => (draft.node.id === 'settings' ? withChoices(draft) : draft));

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
  ...entriesOfPanel,
]);

/** The node `display` needs no fallback, because older builds show its choices without it. */
export const accountSettings = storedPage('account-settings');
