import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { cardOf, offered, type PromotionTag } from '#server/modules/offers/index.ts';
import { care } from './care.ts';
import { documentOf, type Draft, page, write } from './write.ts';

export const cards = {
  parlay: cardOf(offered.parlay),
  live: cardOf(offered.live),
  odds: cardOf(offered.odds),
  pace: cardOf(offered.pace),
} as const;

const filters = ['sportsbook', 'casino', 'free', 'how-to'] as const;

export const allPromotions = (not?: PromotionTag): Draft =>
  write(
    'CollectionShelf',
    'all',
    {
      title: 'All promotions',
      filters: filters.filter((each) => each !== not),
      pageSize: 6,
      emptyTitle: 'No Promotion Found',
      emptyText: 'Nothing of this sort is on at the moment.',
    },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Promotions cannot be shown by this version of the page. Reload to see them.' },
      bind: { list: { source: 'promotionCollection', args: not === undefined ? {} : { not } } },
      trackingId: 'promotions.all',
    },
  );

export const promotions = documentOf('promotions', 'Promotions', [
  allPromotions(),
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
    'VideoShelf',
    'parlay-video',
    {
      title: 'The same in twelve seconds',
      path: '/media/parlay.webm',
      posterPath: '/media/parlay-poster.webp',
      captionsPath: '/media/parlay.vtt',
      transcript: [
        'Three legs are drawn one after the other, each at a price of 1.91, which is -110.',
        'Their prices are multiplied. All three have to win.',
        'One dollar then returns 6.96, the dollar included.',
      ].join('\n\n'),
      width: 960,
      height: 540,
    },
    { trackingId: 'promotions.parlay-video' },
  ),
  ...care(),
]);

/** `not`: tag of promotions to leave out of the list of others. */
export const promotionPage = (not?: PromotionTag): AuthoredDocument =>
  documentOf('promotion', '{promotion}', [
    write(
      'PromotionDetailsShelf',
      'details',
      {},
      {
        criticality: 'DEGRADABLE',
        fallback: { kind: 'FallbackLink', text: 'See all promotions', url: '/promotions' },
        bind: { promotion: { source: 'promotion', args: { promotionId: { $param: 'promotionId' } } } },
        trackingId: 'promotion.details',
      },
    ),
    write(
      'CollectionShelf',
      'others',
      { title: 'More to read', filters: [], pageSize: 4, emptyTitle: 'No Promotion Found', emptyText: 'Nothing else is on at the moment.' },
      {
        bind: {
          list: { source: 'promotionCollection', args: { without: { $param: 'promotionId' }, ...(not === undefined ? {} : { not }) } },
        },
        trackingId: 'promotion.others',
      },
    ),
    ...care(),
  ]);

export const promotion = promotionPage();
