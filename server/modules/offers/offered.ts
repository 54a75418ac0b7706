import type { Promotion } from './promotion.ts';

const page = (canonicalUrl: string) => ({ kind: 'SportsbookPageDeepLink', canonicalUrl }) as const;
const form = (formId: string) => ({ kind: 'FormDeepLink', formId }) as const;
const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

const shared = { startsAt: null, endsAt: null, isForPlayers: false, enrollsIn: null } as const;
const on = (day: string): Date => new Date(`2026-${day}T14:00:00.000Z`);

export const offered = {
  pickEm: {
    ...shared,
    id: 'season-pick-em',
    title: 'Season pick ’em',
    illustration: 'season',
    shortDescription: 'A free picks league among players. Join the waitlist.',
    description: paragraphs(
      'Each week of the season, you pick the winner of every game. Each correct pick earns a point, and the standings rank all players.',
      'It opens before a season’s first game. Until then, you can join the waitlist.',
    ),
    tagIds: ['sportsbook', 'free'],
    publishedAt: on('11-02'),
    primaryCta: 'Read and opt in',
    primaryCtaDeepLink: form('season-pick-em'),
    termsOfUse: 'Opting in only adds you to the waitlist. There is no stake, prize or bonus.',
    enrollsIn: 'the season pick ’em waitlist',
    isForNewcomers: true,
  },
  parlay: {
    ...shared,
    id: 'parlay-basics',
    title: 'How parlays work',
    illustration: 'parlay',
    shortDescription:
      'The odds of all legs are multiplied. Every leg must win. If a leg ties or is canceled, it is removed and the others still count.',
    description: paragraphs(
      'A parlay is one bet on several games. The odds of its legs are multiplied, so it pays more but wins less often than a bet on one of them.',
      'If a leg ties or is canceled, it is removed and the others still count. If any leg loses, the whole parlay loses.',
    ),
    tagIds: ['sportsbook', 'how-to'],
    publishedAt: on('10-20'),
    primaryCta: 'See football games',
    primaryCtaDeepLink: page('/sport/football'),
    termsOfUse:
      'This page is a guide, not an offer. A parlay has two to 40 selections from different events. We settle it at the odds you accepted, rounded once to the cent.',
  },
  live: {
    ...shared,
    id: 'live-betting',
    title: 'Live betting',
    illustration: 'live',
    shortDescription: 'Odds follow the game. If they change before we accept your bet, we show you the change and ask first.',
    description: paragraphs(
      'During a game, the odds change with the score and the clock. After a score, a market is suspended for a moment and reopens with new odds.',
      'If the odds change while you place a bet, we do not accept it. Your betslip shows the old and the new odds, and you decide.',
    ),
    tagIds: ['sportsbook', 'how-to'],
    publishedAt: on('10-14'),
    primaryCta: 'See live games',
    primaryCtaDeepLink: page('/live'),
    termsOfUse:
      'This page is a guide, not an offer. Markets are suspended around scores and close when the game ends. We may hold a live bet for a few seconds before we accept or refuse it.',
  },
  odds: {
    ...shared,
    id: 'odds-your-way',
    title: 'Choose your odds format',
    illustration: 'odds',
    shortDescription: 'Choose American or decimal odds, and whether we accept better odds without asking you.',
    description: paragraphs(
      'American odds show how much a bet of 100 wins (+150) or how much you bet to win 100 (-150). Decimal odds show how much a bet of 1 returns. Both describe the same odds.',
      'You can also let us accept better odds without asking you. We never accept worse odds unless you allow it.',
    ),
    tagIds: ['sportsbook', 'how-to'],
    publishedAt: on('10-01'),
    primaryCta: 'Open preferences',
    primaryCtaDeepLink: form('preferences'),
    termsOfUse: 'We save preferences to your account. They apply to bets you place after the change.',
  },
  freeGame: {
    ...shared,
    id: 'free-game',
    title: 'Free game of the day',
    illustration: 'free-game',
    shortDescription: 'Play one casino game for fun each day, and another each week. No deposit needed.',
    description: paragraphs(
      'The game of the day changes at midnight and the game of the week on Monday, Eastern Time.',
      'These are the same games as in the lobby, with new play money each time. You can’t win or lose money.',
    ),
    tagIds: ['casino', 'free'],
    publishedAt: on('11-09'),
    primaryCta: 'See today’s game',
    primaryCtaDeepLink: page('/casino/f2p/game-of-the-day'),
    secondaryCta: 'This week’s game',
    secondaryCtaDeepLink: page('/casino/f2p/game-of-the-week'),
    termsOfUse: 'There is no stake and no prize, and nothing carries over to the next day.',
  },
  rewards: {
    ...shared,
    id: 'your-casino-rewards',
    title: 'Your casino rewards',
    illustration: 'rewards',
    shortDescription: 'Use your free rounds and bonus cash. The lobby shows each reward with its game and expiry date.',
    description: paragraphs(
      'Each reward shows its value, where you can use it and when it expires. Expired rewards are removed.',
      'You choose whether games use your cash or bonus first, and can change it at any time.',
    ),
    tagIds: ['casino'],
    publishedAt: on('10-27'),
    isForPlayers: true,
    primaryCta: 'Go to lobby',
    primaryCtaDeepLink: page('/casino'),
    termsOfUse: 'Rewards can be used only by the account that received them. Each reward has its own terms.',
  },
  casino: {
    ...shared,
    id: 'return-to-player',
    title: 'How RTP works',
    illustration: 'return',
    shortDescription: 'Every game page shows its return to player (RTP): the share of all stakes the game pays back over a very long time.',
    description: paragraphs(
      'An RTP of 96% means that a game pays back 96 of every 100 dollars wagered, on average over all players.',
      'It is an average over millions of rounds. It does not predict your next round or your session.',
    ),
    tagIds: ['casino', 'how-to'],
    publishedAt: on('10-08'),
    primaryCta: 'Browse casino games',
    primaryCtaDeepLink: page('/casino'),
    termsOfUse: 'RTP is a long-term average set by the game’s maker. It does not predict any single session.',
  },
  pace: {
    ...shared,
    id: 'your-own-pace',
    title: 'Play at your own pace',
    illustration: 'pace',
    shortDescription: 'See how long you have been logged in and how much you have wagered, and find help.',
    description: paragraphs(
      'Your session time is at the bottom of every page. At the interval you choose, a reminder shows how much you have wagered.',
      'If gambling stops being fun, talk to someone. The helpline is free, confidential and open 24/7.',
    ),
    tagIds: ['sportsbook', 'casino', 'how-to'],
    publishedAt: on('09-21'),
    primaryCta: 'Responsible gaming',
    primaryCtaDeepLink: { kind: 'AccountMenuItemDeepLink', slug: 'responsible-gaming' },
    termsOfUse: 'Help is free and confidential, whether or not you have an account.',
  },
} as const satisfies Readonly<Record<string, Promotion>>;
