import { care } from './care.ts';
import { cards } from './promotions.ts';
import { bets, type Draft, documentOf, page, write } from './write.ts';

const NFL = '/sport/football/organization/united-states/competition/nfl';
const NBA = '/sport/basketball/organization/united-states/competition/nba';

const featured = (id: string, title: string, first: number): Draft =>
  write(
    'FeaturedEventsShelf',
    id,
    { title, marketTypes: ['moneyline', 'three-way'] },
    { bind: { events: { source: 'featuredEvents', args: { first } } }, trackingId: `lounge.${id}` },
  );

const parlays = (id: string, title: string, legs: number): Draft =>
  write(
    'ParlaySuggestionsShelf',
    id,
    { title },
    { bind: { parlays: { source: 'suggestedParlays', args: { first: 3, legs } } }, trackingId: `lounge.${id}` },
  );

/** Shelf of traders' bets; hidden if none. */
const putTogether = (id: string, title: string, kind: 'FEATURED' | 'QUICK'): Draft =>
  write(
    'ParlaySuggestionsShelf',
    id,
    { title },
    { bind: { parlays: { source: 'featuredBets', args: { kind, first: 6 } } }, trackingId: `lounge.${id}` },
  );

const games = (id: string, title: string, competitionId: string, url: string): Draft =>
  write(
    'MarketGridShelf',
    id,
    { title, columns: 'auto', more: page(url) },
    { bind: { events: { source: 'eventsOfCompetition', args: { competitionId, first: 6 } } }, trackingId: `lounge.${id}` },
  );

const standings = (id: string, title: string, competitionId: string): Draft =>
  write(
    'StandingsShelf',
    id,
    { title, emptyText: 'No side of this competition has a record yet.' },
    { bind: { standings: { source: 'standings', args: { competitionId } } }, trackingId: `lounge.${id}` },
  );

export const quickBets = documentOf('quick-bets', 'Quick bets', [
  write(
    'LiveEventsShelf',
    'in-play',
    { title: 'Being played now', emptyText: 'Nothing is in play at the moment. The next games are below.', columns: 'lines' },
    { bind: { events: { source: 'liveEvents', args: { first: 8, columns: 'lines' } } }, trackingId: 'lounge.in-play' },
  ),
  putTogether('quick', 'Quick bets', 'QUICK'),
  featured('next', 'Next to begin', 8),
  parlays('ready', 'Two legs, ready to take', 2),
  ...care(),
]);

export const exclusives = documentOf('exclusives', 'Exclusives', [
  putTogether('featured', 'Featured bets', 'FEATURED'),
  parlays('trebles', 'Put together here', 3),
  featured('chosen', 'One game of each league', 8),
  write(
    'PromotionsShelf',
    'to-read',
    { title: 'Good to know', promotions: [cards.parlay, cards.live, cards.odds] },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'See promotions', url: '/promotions' },
      trackingId: 'lounge.to-read',
    },
  ),
  ...care(),
]);

export const parlayLounge = documentOf('parlay-lounge', 'Parlay lounge', [
  parlays('doubles', 'Two legs', 2),
  parlays('trebles', 'Three legs', 3),
  parlays('longer', 'Four legs', 4),
  write(
    'EditorialShelf',
    'how',
    {
      title: 'Before you take one',
      blocks: [
        {
          id: 'all',
          style: 'paragraph',
          spans: [
            { text: 'Every leg has to win. ', isStrong: true },
            { text: 'A leg that ties or is called off drops out; the others still count.' },
          ],
        },
        {
          id: 'more',
          style: 'paragraph',
          spans: [{ text: 'More of it: ' }, { text: 'how a parlay pays', deepLink: page('/promotions/parlay-basics') }],
        },
      ],
    },
    { trackingId: 'lounge.how' },
  ),
  featured('own', 'Or choose the games yourself', 8),
  ...care(),
]);

const fanSections: Draft = write(
  'TabsShelf',
  'sections',
  {
    tabs: [
      { region: 'for-you', label: 'For you', deepLink: page('/fan-center/section/for-you') },
      { region: 'fantasy', label: 'Fantasy', deepLink: page('/fan-center/section/fantasy') },
    ],
  },
  {
    label: 'Fan center',
    criticality: 'DEGRADABLE',
    fallback: { kind: 'FallbackLink', text: 'Fantasy', url: '/fan-center/section/fantasy' },
  },
);

export const fanForYou = documentOf('fan-for-you', 'For you', [
  fanSections,
  write(
    'CountdownShelf',
    'next-game',
    { title: 'Next game', endedText: 'No game is scheduled yet. New ones are added as soon as their markets open.' },
    { bind: { events: { source: 'eventsOfCompetition', args: { competitionId: 'nfl', first: 50 } } }, trackingId: 'fan.next-game' },
  ),
  featured('around', 'Around the leagues', 8),
  games('nfl', 'NFL', 'nfl', NFL),
  games('nba', 'NBA', 'nba', NBA),
  ...care(),
]);

export const fanFantasy = documentOf('fan-fantasy', 'Fantasy', [
  fanSections,
  standings('nfl-form', 'NFL, by record', 'nfl'),
  standings('nba-form', 'NBA, by record', 'nba'),
  games('nfl', 'Next in the NFL', 'nfl', NFL),
  parlays('line-up', 'A line-up of favourites', 3),
  ...care(),
]);

export const playWithRewards = documentOf('play-with-rewards', 'Play with rewards', [
  write('AwardsShelf', 'awards', { title: 'Your rewards' }, { when: { login: 'player' }, trackingId: 'rewards.awards' }),
  write(
    'QuickLinksShelf',
    'ways',
    {
      title: 'Where they can be played',
      links: [
        { id: 'live', label: 'Live games', icon: 'live', deepLink: page('/live') },
        { id: 'football', label: 'Football', icon: 'football', deepLink: page('/sport/football') },
        { id: 'casino', label: 'Casino', icon: 'casino', deepLink: page('/casino') },
        { id: 'my-bets', label: 'My bets', icon: 'my-bets', deepLink: bets('open') },
      ],
    },
    { trackingId: 'rewards.ways' },
  ),
  featured('games', 'Games to choose from', 8),
  ...care(),
]);

export const searchStart = documentOf('search-start', 'Search', [
  write(
    'QuickLinksShelf',
    'often',
    {
      title: 'Often looked for',
      links: [
        { id: 'nfl', label: 'NFL', icon: 'football', deepLink: page(NFL) },
        { id: 'nba', label: 'NBA', icon: 'basketball', deepLink: page(NBA) },
        { id: 'soccer', label: 'Soccer', icon: 'soccer', deepLink: page('/sport/soccer') },
        { id: 'tennis', label: 'Tennis', icon: 'tennis', deepLink: page('/sport/tennis') },
        { id: 'live', label: 'Live', icon: 'live', deepLink: page('/live') },
        { id: 'casino', label: 'Casino', icon: 'casino', deepLink: page('/casino') },
        { id: 'promotions', label: 'Promotions', icon: 'promotions', deepLink: page('/promotions') },
      ],
    },
    { trackingId: 'search.often' },
  ),
  featured('next', 'Next to begin', 8),
  ...care(),
]);
