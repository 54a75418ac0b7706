import type { FooterColumns } from '#src/brand/contract.ts';

export const footer: FooterColumns = [
  {
    title: 'Casino',
    links: [
      { label: 'Promotions', href: '/promotions' },
      { label: 'All games', href: '/casino/category/all' },
      { label: 'House rules', href: '/legal/terms' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Help', href: '/account/help' },
      { label: 'Responsible Gaming', href: '/account/responsible-gaming' },
      { label: 'Settings', href: '/account/settings/content' },
    ],
  },
  {
    title: 'Products',
    links: [
      { label: 'Lobby', href: '/casino' },
      { label: 'Your rewards', href: '/account/award-details' },
      { label: 'Invite a friend', href: '/account/referrals' },
    ],
  },
];
