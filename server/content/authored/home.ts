import type { AuthoredByKind } from '#server/contract/generated/authored.ts';
import { care } from './care.ts';
import { cards } from './promotions.ts';
import { account, bets, type Draft, documentOf, page, write } from './write.ts';

const league = (id: string, title: string, url: string, first: number): Draft =>
  write(
    'MarketGridShelf',
    id,
    { title, columns: 'auto', more: page(url) },
    { bind: { events: { source: 'eventsOfCompetition', args: { competitionId: id, first } } }, trackingId: `home.${id}` },
  );

const highlights: Draft = write(
  'HeroCarouselShelf',
  'highlights',
  {
    title: 'Highlights',
    slides: [
      {
        id: 'live',
        eyebrow: 'In play',
        title: 'Every play moves a price',
        text: 'Scores and prices side by side, in nine sports, as it happens.',
        label: 'See live games',
        deepLink: page('/live'),
        art: 'stadium',
      },
      {
        id: 'parlay',
        eyebrow: 'Parlays',
        title: 'One bet, many games',
        text: 'The prices of its legs are multiplied. Every leg has to win.',
        label: 'How a parlay pays',
        deepLink: page('/promotions'),
        art: 'tickets',
      },
      {
        id: 'basketball',
        title: 'A full night of basketball',
        text: 'Spread, total and money line of every game on one page.',
        label: 'See basketball',
        deepLink: page('/sport/basketball'),
        art: 'court',
      },
      {
        id: 'pace',
        eyebrow: 'Your own pace',
        title: 'Know how long you have been here',
        text: 'Time, limits and help are one step away on every page.',
        label: 'Time, limits and help',
        deepLink: account('responsible-gaming'),
        art: 'dusk',
      },
    ],
  },
  { trackingId: 'home.highlights' },
);

const links = (id: string, title: string, flag: string, all: AuthoredByKind['QuickLinksShelf']['links']): Draft =>
  write('QuickLinksShelf', id, { title, links: all }, { when: { flags: [flag] }, trackingId: `home.${id}` });

/** A list is shown while its flag is on. */
const rooms: Draft = write(
  'ColumnsShelf',
  'rooms',
  { columns: [{ region: 'parlays' }, { region: 'fans' }] },
  { trackingId: 'home.rooms' },
  {
    parlays: [
      links('parlay-lounge', 'Parlays', 'parlay-lounge', [
        { id: 'lounge', label: 'Parlay lounge', icon: 'parlay', deepLink: page('/parlay-lounge') },
        { id: 'how', label: 'How a parlay pays', icon: 'help', deepLink: page('/promotions/parlay-basics') },
      ]),
    ],
    fans: [
      links('fan-center', 'Fan center', 'fan-hub', [
        { id: 'for-you', label: 'For you', icon: 'star', deepLink: page('/fan-center/section/for-you') },
        { id: 'fantasy', label: 'Fantasy', icon: 'trophy', deepLink: page('/fan-center/section/fantasy') },
      ]),
    ],
  },
);

export const home = documentOf('home', 'Sportsbook', [
  highlights,
  write(
    'FeaturedEventsShelf',
    'featured',
    { title: 'Featured', marketTypes: ['moneyline', 'three-way'] },
    {
      bind: { events: { source: 'featuredEvents', args: { first: 8 } } },
      label: 'Featured events',
      trackingId: 'home.featured',
    },
  ),
  write(
    'QuickLinksShelf',
    'quick-links',
    {
      title: 'Quick links',
      links: [
        { id: 'live', label: 'Live', icon: 'live', deepLink: page('/live') },
        { id: 'football', label: 'Football', icon: 'football', deepLink: page('/sport/football') },
        { id: 'basketball', label: 'Basketball', icon: 'basketball', deepLink: page('/sport/basketball') },
        { id: 'hockey', label: 'Hockey', icon: 'hockey', deepLink: page('/sport/hockey') },
        { id: 'soccer', label: 'Soccer', icon: 'soccer', deepLink: page('/sport/soccer') },
        { id: 'tennis', label: 'Tennis', icon: 'tennis', deepLink: page('/sport/tennis') },
        { id: 'quick-bets', label: 'Quick bets', icon: 'zap', deepLink: page('/quick-bets') },
        { id: 'exclusives', label: 'Exclusives', icon: 'exclusive', deepLink: page('/exclusives') },
        { id: 'my-bets', label: 'My bets', icon: 'my-bets', deepLink: bets('open') },
        { id: 'casino', label: 'Casino', icon: 'casino', deepLink: page('/casino') },
      ],
    },
    { trackingId: 'home.quick-links' },
  ),
  write(
    'LiveEventsShelf',
    'live',
    { title: 'Live now', emptyText: 'Nothing is in play at the moment. The next games are below.', columns: 'lines' },
    {
      bind: { events: { source: 'liveEvents', args: { first: 5, columns: 'lines' } } },
      trackingId: 'home.live',
    },
  ),
  rooms,
  league('nfl', 'NFL', '/sport/football/organization/united-states/competition/nfl', 6),
  league('nba', 'NBA', '/sport/basketball/organization/united-states/competition/nba', 5),
  write(
    'LiveEventsShelf',
    'live-soccer',
    { title: 'Soccer in play', emptyText: 'No soccer is in play at the moment.', columns: 'three-way' },
    {
      bind: { events: { source: 'liveEvents', args: { first: 4, sport: 'soccer' } } },
      trackingId: 'home.live-soccer',
    },
  ),
  league('premier-league', 'Premier League', '/sport/soccer/organization/england/competition/premier-league', 5),
  write(
    'PromotionsShelf',
    'promotions',
    { title: 'Good to know', promotions: [cards.parlay, cards.live, cards.odds, cards.pace] },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'See promotions', url: '/promotions' },
      trackingId: 'home.promotions',
    },
  ),
  league('nhl', 'NHL', '/sport/hockey/organization/north-america/competition/nhl', 5),
  write(
    'MarketGridShelf',
    'tennis',
    { title: 'Tennis', columns: 'auto', more: page('/sport/tennis') },
    {
      bind: { events: { source: 'eventsOfSport', args: { sport: 'tennis', first: 4 } } },
      trackingId: 'home.tennis',
    },
  ),
  ...care(),
]);
