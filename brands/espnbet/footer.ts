import type { FooterColumns } from '#src/brand/contract.ts';

export const footer: FooterColumns = [
  {
    title: 'Betting',
    links: [
      { label: 'How to bet', href: '/promotions' },
      { label: 'House rules', href: '/legal/terms' },
      { label: 'My Bets', href: '/my-bets' },
      { label: 'Live now', href: '/live' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Sports', href: '/sport/football' },
      { label: 'Responsible Gaming', href: '/account/responsible-gaming' },
      { label: 'Settings', href: '/account/settings/content' },
    ],
  },
  {
    title: 'Partner',
    links: [
      { label: 'Linked accounts', href: '/account/linked-accounts' },
      { label: 'Partner offers', href: '/promotions' },
      { label: 'Your rewards', href: '/account/award-details' },
    ],
  },
];
