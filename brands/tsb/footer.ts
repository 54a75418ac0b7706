import type { BrandFooter } from '#src/brand/contract.ts';

export const footer: BrandFooter = {
  columns: [
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
      title: 'Products',
      links: [
        { label: 'Casino', href: '/casino' },
        { label: 'Sportsbook', href: '/sport/football' },
        { label: 'Offers', href: '/promotions' },
        { label: 'Your rewards', href: '/account/award-details' },
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
  copyright: '© 2026 TSB Sportsbook. A demonstration; no real money is taken.',
};
