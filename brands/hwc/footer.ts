import type { BrandFooter } from '#src/brand/contract.ts';

export const footer: BrandFooter = {
  columns: [
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
  ],
  apps: [
    { label: 'iPhone and iPad', platform: 'ios', dialogId: 'home-screen' },
    { label: 'Android', platform: 'android', dialogId: 'home-screen' },
  ],
  legal: [
    { label: 'Privacy Policy', href: '/legal/privacy' },
    { label: 'Terms of Use', href: '/legal/terms' },
    { label: 'Accessibility Policies', href: '/legal/accessibility' },
  ],
  copyright: '© 2026 HWC Casino. A demonstration; no real money is taken.',
};
