import type { AuthoredPromotionsShelf } from '../../gql/authored.ts';
import { care } from './care.ts';
import { account, documentOf, form, page, write } from './write.ts';

type Card = AuthoredPromotionsShelf['promotions'][number];

/** What is true of this build and nothing else: no card names an offer that the betslip does not honour. */
export const cards = {
  parlay: {
    id: 'parlay-basics',
    title: 'How a parlay pays',
    illustration: 'parlay',
    shortDescription:
      'The prices of its legs are multiplied. Every leg has to win; a leg that ties or is called off drops out, and the rest still count.',
    primaryCta: 'See football games',
    primaryCtaDeepLink: page('/sport/football'),
    termsOfUse:
      'No offer is attached to this page. A parlay takes two to 40 selections from different events. It is settled at the prices you accepted, rounded once to the cent.',
  },
  live: {
    id: 'live-betting',
    title: 'Betting while they play',
    illustration: 'live',
    shortDescription: 'Prices follow the game. If one moves before your bet is taken, we show you what changed and ask first.',
    primaryCta: 'See what is on now',
    primaryCtaDeepLink: page('/live'),
    termsOfUse:
      'No offer is attached to this page. Markets are suspended around scores and close at the end of play. A live bet may be held for a few seconds before it is taken or refused.',
  },
  odds: {
    id: 'odds-your-way',
    title: 'Odds the way you read them',
    illustration: 'boost',
    shortDescription: 'American or decimal, and whether a better price is taken without asking: both are yours to choose.',
    primaryCta: 'Open preferences',
    primaryCtaDeepLink: form('preferences'),
    termsOfUse: 'Preferences are kept with your account and apply to bets placed after the change.',
  },
  pickEm: {
    id: 'season-pick-em',
    title: 'Season pick ’em',
    illustration: 'welcome',
    shortDescription: 'A league of picks among players, free to enter. Put your name down and you are told when it opens.',
    primaryCta: 'Read and opt in',
    primaryCtaDeepLink: form('season-pick-em'),
    termsOfUse: 'Opting in puts your name on the list and does nothing else: no stake, no prize and no bonus is attached to it.',
  },
  pace: {
    id: 'your-own-pace',
    title: 'Keep it at your own pace',
    illustration: 'welcome',
    shortDescription: 'See how long you have been here and what you have put at risk since you logged in, and find help a step away.',
    primaryCta: 'Responsible gaming',
    primaryCtaDeepLink: account('responsible-gaming'),
    termsOfUse: 'Help is free and confidential, whether or not you have an account.',
  },
  casino: {
    id: 'return-to-player',
    title: 'What a game pays back',
    illustration: 'casino',
    shortDescription: 'Every game page states its return to player: the share of all stakes that it pays back over a very long run.',
    primaryCta: 'Browse the casino',
    primaryCtaDeepLink: page('/casino'),
    termsOfUse: 'Return to player is a long-run average set by the maker of the game. It says nothing about one session.',
  },
} as const satisfies Readonly<Record<string, Card>>;

export const promotions = documentOf('promotions', 'Promotions', [
  write(
    'PromotionsShelf',
    'sports',
    { title: 'On the sportsbook', promotions: [cards.pickEm, cards.parlay, cards.live, cards.odds] },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Promotions cannot be shown by this version of the page. Reload to see them.' },
      trackingId: 'promotions.sports',
    },
  ),
  write(
    'ColumnsShelf',
    'parlays',
    {
      columns: [
        { region: 'words', weight: 3 },
        { region: 'picture', weight: 2 },
      ],
    },
    { trackingId: 'promotions.parlays' },
    {
      words: [
        write(
          'EditorialShelf',
          'parlay-text',
          {
            title: 'A parlay, step by step',
            blocks: [
              {
                id: 'lead',
                style: 'paragraph',
                spans: [
                  {
                    text: 'A parlay is one bet on several games. Its price is the product of the prices of its legs, so it pays more and ',
                  },
                  { text: 'wins less often', isStrong: true },
                  { text: ' than any of them alone.' },
                ],
              },
              {
                id: 'choose',
                style: 'step',
                spans: [
                  { text: 'Press two prices or more, from different games. ' },
                  { text: 'Football', deepLink: page('/sport/football') },
                  { text: ' is a place to begin.' },
                ],
              },
              { id: 'amount', style: 'step', spans: [{ text: 'Open the tab Parlay in your betslip and type one amount.' }] },
              { id: 'place', style: 'step', spans: [{ text: 'Read what it would return, and place it if that is what you want.' }] },
              { id: 'heading', style: 'heading', spans: [{ text: 'What happens to a leg' }] },
              { id: 'win', style: 'item', spans: [{ text: 'It wins: its price counts.' }] },
              { id: 'tie', style: 'item', spans: [{ text: 'It ties or is called off: it drops out, and the others still count.' }] },
              { id: 'lose', style: 'item', spans: [{ text: 'It loses: the parlay is lost, whatever the others do.' }] },
              {
                id: 'note',
                style: 'note',
                spans: [{ text: 'The prices that you accepted are those that are paid, rounded once to the cent.' }],
              },
            ],
          },
          { trackingId: 'promotions.parlay-text' },
        ),
      ],
      picture: [
        write(
          'ImageShelf',
          'parlay-picture',
          {
            path: '/media/parlay.svg',
            alt: 'Three legs at 1.91 each: multiplied they pay 6.96 for each dollar',
            caption: 'Three legs at -110. One dollar returns 6.96, the dollar included.',
            width: 920,
            height: 640,
            use: 'promotion',
          },
          { trackingId: 'promotions.parlay-picture' },
        ),
      ],
    },
  ),
  write(
    'PromotionsShelf',
    'casino',
    { title: 'In the casino', promotions: [cards.casino, cards.pace] },
    { trackingId: 'promotions.casino' },
  ),
  ...care(),
]);
