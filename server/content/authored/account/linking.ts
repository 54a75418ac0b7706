import { houses } from '../houses.ts';
import { account, documentOf, write } from '../write.ts';
import { care } from '../care.ts';

export const linkPrompt = () =>
  write(
    'LinkPromptShelf',
    'link',
    {
      title: 'Link your partner account',
      text: 'Use what you follow there here too.',
      linkLabel: 'Link account',
      dismissLabel: 'Not now',
    },
    { when: { brands: [...houses.linkingBrands], flags: ['account-linking'] }, trackingId: 'account.link' },
  );

export const linkedAccounts = documentOf('linked-accounts', 'Linked accounts', [
  write(
    'LinkedAccountsShelf',
    'accounts',
    {
      accountTitle: 'Partner account',
      linkText: 'Link your partner account to use what you follow there here too.',
      linkLabel: 'Link account',
      unlinkLabel: 'Unlink',
      emptyTitle: 'There is nothing to link',
      emptyText: 'No partner is connected to this site, so your account stands on its own.',
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'This version of the page cannot show your linked accounts. Reload to see them.' },
      trackingId: 'linked-accounts.accounts',
    },
  ),
  write(
    'QuickLinksShelf',
    'ways',
    { title: 'What you can do', links: [{ id: 'summary', label: 'Account summary', icon: 'user', deepLink: account('summary') }] },
    { trackingId: 'linked-accounts.ways' },
  ),
  ...care(),
]);
