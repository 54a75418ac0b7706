import type { Promotion } from './promotion.ts';

const page = (canonicalUrl: string) => ({ kind: 'SportsbookPageDeepLink', canonicalUrl }) as const;
const form = (formId: string) => ({ kind: 'FormDeepLink', formId }) as const;
const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

const shared = { startsAt: null, endsAt: null, isForPlayers: false, enrollsIn: null } as const;
const on = (day: string): Date => new Date(`2026-${day}T14:00:00.000Z`);

/** Only promotions this build honours. */
export const offered = {
  pickEm: {
    ...shared,
    id: 'season-pick-em',
    title: 'Season pick ’em',
    illustration: 'welcome',
    shortDescription: 'A league of picks among players, free to enter. Put your name down and you are told when it opens.',
    description: paragraphs(
      'Every week of the season you pick the winner of each game. Each right pick is a point; the table shows who reads the league best.',
      'It opens before the first game of the season. Until then this is a list: put your name down and you are told when the first week can be picked.',
    ),
    tagIds: ['sportsbook', 'free'],
    publishedAt: on('11-02'),
    primaryCta: 'Read and opt in',
    primaryCtaDeepLink: form('season-pick-em'),
    termsOfUse: 'Opting in puts your name on the list and does nothing else: no stake, no prize and no bonus is attached to it.',
    enrollsIn: 'the season pick ’em list',
    isForNewcomers: true,
  },
  parlay: {
    ...shared,
    id: 'parlay-basics',
    title: 'How a parlay pays',
    illustration: 'parlay',
    shortDescription:
      'The prices of its legs are multiplied. Every leg has to win; a leg that ties or is called off drops out, and the rest still count.',
    description: paragraphs(
      'A parlay is one bet on several games. Its price is the product of the prices of its legs, so it pays more and wins less often than any of them alone.',
      'A leg that ties or is called off drops out and the others still count. One leg that loses ends the bet, whatever the others do.',
    ),
    tagIds: ['sportsbook', 'how-to'],
    publishedAt: on('10-20'),
    primaryCta: 'See football games',
    primaryCtaDeepLink: page('/sport/football'),
    termsOfUse:
      'No offer is attached to this page. A parlay takes two to 40 selections from different events. It is settled at the prices you accepted, rounded once to the cent.',
  },
  live: {
    ...shared,
    id: 'live-betting',
    title: 'Betting while they play',
    illustration: 'live',
    shortDescription: 'Prices follow the game. If one moves before your bet is taken, we show you what changed and ask first.',
    description: paragraphs(
      'While a game is on, its prices move with the score and the clock. Around a score a market is suspended for a moment and comes back with a new price.',
      'If a price moves while your bet is on its way, nothing is taken: the slip shows the old price beside the new one, and you decide.',
    ),
    tagIds: ['sportsbook', 'how-to'],
    publishedAt: on('10-14'),
    primaryCta: 'See what is on now',
    primaryCtaDeepLink: page('/live'),
    termsOfUse:
      'No offer is attached to this page. Markets are suspended around scores and close at the end of play. A live bet may be held for a few seconds before it is taken or refused.',
  },
  odds: {
    ...shared,
    id: 'odds-your-way',
    title: 'Odds the way you read them',
    illustration: 'boost',
    shortDescription: 'American or decimal, and whether a better price is taken without asking: both are yours to choose.',
    description: paragraphs(
      'American odds say what a hundred wins, or what it takes to win a hundred; decimal odds say what one returns. Both are the same price.',
      'You may also let a better price be taken without being asked. A worse one is never taken unless you said so.',
    ),
    tagIds: ['sportsbook', 'how-to'],
    publishedAt: on('10-01'),
    primaryCta: 'Open preferences',
    primaryCtaDeepLink: form('preferences'),
    termsOfUse: 'Preferences are kept with your account and apply to bets placed after the change.',
  },
  freeGame: {
    ...shared,
    id: 'free-game',
    title: 'A game without a stake, every day',
    illustration: 'casino',
    shortDescription: 'One game of the lobby is open for practice each day, another each week. They take no stake and pay nothing.',
    description: paragraphs(
      'The game of the day changes at midnight, the game of the week on Monday, both by the clock of New York.',
      'They are the same games as in the lobby, with play money that starts anew each time. Nothing can be won, and nothing is lost.',
    ),
    tagIds: ['casino', 'free'],
    publishedAt: on('11-09'),
    primaryCta: 'See today’s game',
    primaryCtaDeepLink: page('/casino/f2p/game-of-the-day'),
    secondaryCta: 'This week’s game',
    secondaryCtaDeepLink: page('/casino/f2p/game-of-the-week'),
    termsOfUse: 'No stake is taken, no prize is paid and nothing carries over from one day to the next.',
  },
  rewards: {
    ...shared,
    id: 'your-casino-rewards',
    title: 'What you hold in the casino',
    illustration: 'casino',
    shortDescription: 'Rounds and bonus cash that were given to you stand in the lobby, each with the game it counts in and its last day.',
    description: paragraphs(
      'A reward shows what it is worth, where it can be used and until when. Once that day is over it is gone and nothing else changes.',
      'Which money a game takes first is yours to choose, and can be changed at any time.',
    ),
    tagIds: ['casino'],
    publishedAt: on('10-27'),
    isForPlayers: true,
    primaryCta: 'To the lobby',
    primaryCtaDeepLink: page('/casino'),
    termsOfUse: 'A reward belongs to the account it was given to. Its own terms stand with it.',
  },
  casino: {
    ...shared,
    id: 'return-to-player',
    title: 'What a game pays back',
    illustration: 'casino',
    shortDescription: 'Every game page states its return to player: the share of all stakes that it pays back over a very long run.',
    description: paragraphs(
      'A return of 96 % means that of all stakes ever placed in a game, 96 of a hundred come back as wins, and four do not.',
      'It is an average over millions of rounds. It does not say what the next round or this evening brings.',
    ),
    tagIds: ['casino', 'how-to'],
    publishedAt: on('10-08'),
    primaryCta: 'Browse the casino',
    primaryCtaDeepLink: page('/casino'),
    termsOfUse: 'Return to player is a long-run average set by the maker of the game. It says nothing about one session.',
  },
  pace: {
    ...shared,
    id: 'your-own-pace',
    title: 'Keep it at your own pace',
    illustration: 'welcome',
    shortDescription: 'See how long you have been here and what you have put at risk since you logged in, and find help a step away.',
    description: paragraphs(
      'The foot of every page shows the time of your session. A reminder comes at the interval you choose and says what you have put at risk.',
      'If it is no longer a pastime, talk to somebody: the helpline is free, confidential and open day and night.',
    ),
    tagIds: ['sportsbook', 'casino', 'how-to'],
    publishedAt: on('09-21'),
    primaryCta: 'Responsible gaming',
    primaryCtaDeepLink: { kind: 'AccountMenuItemDeepLink', slug: 'responsible-gaming' },
    termsOfUse: 'Help is free and confidential, whether or not you have an account.',
  },
} as const satisfies Readonly<Record<string, Promotion>>;
