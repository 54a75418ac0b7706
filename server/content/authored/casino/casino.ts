import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import { care } from '../care.ts';
import { type Draft, documentOf, page, write } from '../write.ts';

type Tag = 'new' | 'exclusive' | 'jackpot' | 'featured' | 'practice' | 'top-ranked';
type AuthoredBind = NonNullable<AuthoredStoredNode['bind']>;

export const rail = (
  id: string,
  title: string,
  args: { readonly first: number; readonly category?: string | { readonly $param: string }; readonly tag?: Tag },
  presentation?: string,
): Draft =>
  write(
    'GameRailShelf',
    id,
    { title },
    {
      bind: { games: { source: 'casinoGames', args } },
      trackingId: `casino.${id}`,
      ...(presentation === undefined ? {} : { presentation }),
    },
  );

const listed = (
  kind: 'CategoryPillsShelf' | 'GameProvidersShelf' | 'LiveGamesShelf',
  id: string,
  title: string,
  bind: AuthoredBind,
): Draft => write(kind, id, { title }, { bind, trackingId: `casino.${id}` });

const pills = (): Draft =>
  listed('CategoryPillsShelf', 'categories', 'Categories', { categories: { source: 'casinoCategories', args: {} } });

const findAGame = (): Draft =>
  write(
    'GameSearchShelf',
    'search',
    { title: 'Find a game', placeholder: 'Title or studio' },
    { bind: { suggestions: { source: 'casinoGames', args: { first: 20, tag: 'exclusive' } } }, trackingId: 'casino.search' },
  );

export const casino = documentOf('casino', 'Casino', [
  write(
    'LobbyBannerShelf',
    'banner',
    {
      eyebrow: 'In the lobby',
      title: 'Sixty games, one door',
      text: 'Reels, tables and dealers who are really there. Every game page states what it pays back.',
      label: 'See all games',
      deepLink: page('/casino/category/all'),
      art: { seed: 1_977, theme: 'royal' },
    },
    { trackingId: 'casino.banner' },
  ),
  findAGame(),
  pills(),
  write('RecentGamesShelf', 'recent', { title: 'Recently played' }, { when: { login: 'player' }, trackingId: 'casino.recent' }),
  rail('featured', 'Featured', { first: 10, tag: 'featured' }, 'featured'),
  write(
    'FreeToPlayShelf',
    'free-to-play',
    { title: 'Free to play', emptyText: 'No game is open for practice today.' },
    { bind: { games: { source: 'freeToPlay', args: {} } }, trackingId: 'casino.free-to-play' },
  ),
  rail('jackpots', 'Jackpots', { first: 12, tag: 'jackpot' }, 'jackpot'),
  write(
    'CasinoRewardsShelf',
    'rewards',
    { title: 'Your casino rewards', emptyText: 'You have no rewards for the casino at the moment.' },
    { when: { login: 'player' }, trackingId: 'casino.rewards' },
  ),
  rail('slots', 'Slots', { first: 24, category: 'slots' }),
  rail('top-ranked', 'Most played', { first: 10, tag: 'top-ranked' }, 'top-ranked'),
  listed('LiveGamesShelf', 'live-dealer', 'Live dealer', { tables: { source: 'liveTables', args: {} } }),
  rail('new', 'New', { first: 16, tag: 'new' }),
  rail('table-games', 'Table games', { first: 20, category: 'table-games' }),
  listed('GameProvidersShelf', 'studios', 'Studios', { providers: { source: 'casinoProviders', args: {} } }),
  rail('exclusive', 'Only here', { first: 16, tag: 'exclusive' }),
  rail('practice', 'Free to try', { first: 24, tag: 'practice' }, 'compact'),
  write(
    'CasinoPromotionsShelf',
    'promotions',
    { title: 'Promotions', emptyText: 'Nothing is on in the casino at the moment.' },
    { bind: { promotions: { source: 'promotions', args: { first: 8, tag: 'casino' } } }, trackingId: 'casino.promotions' },
  ),
  write(
    'CrossSellShelf',
    'sports',
    {
      title: 'Meanwhile, on the sports side',
      text: 'See which games are being played and how the prices move.',
      illustration: 'live',
      label: 'See what is live',
      deepLink: page('/live'),
    },
    { trackingId: 'casino.sports' },
  ),
  ...care(),
]);

const inLobby = { $param: 'lobby' } as const;

/** Layout shared by all lobbies: uses only shelves that fit each of them. */
export const casinoLobby = documentOf('casino-lobby', '{lobby}', [
  findAGame(),
  pills(),
  rail('featured', 'Featured', { first: 10, category: inLobby, tag: 'featured' }, 'featured'),
  write(
    'CasinoRewardsShelf',
    'rewards',
    { title: 'Your casino rewards', emptyText: 'You have no rewards for the casino at the moment.' },
    { when: { login: 'player' }, trackingId: 'casino.rewards' },
  ),
  rail('all', 'All of them', { first: 60, category: inLobby }, 'grid'),
  ...care(),
]);

export const casinoCategory = documentOf('casino-category', '{category}', [
  findAGame(),
  pills(),
  write(
    'CategoryGamesShelf',
    'games',
    { filters: ['featured', 'new', 'exclusive', 'jackpot', 'multiplayer', 'practice', 'free-reward'] },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Back to the casino', url: '/casino' },
      bind: { games: { source: 'casinoCategory', args: { categorySlug: { $param: 'categorySlug' } } } },
      trackingId: 'casino-category.games',
    },
  ),
  ...care(),
]);

export const casinoGame = documentOf('casino-game', '{game}', [
  write(
    'GameDetailsShelf',
    'game',
    {},
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Back to the casino', url: '/casino' },
      bind: { game: { source: 'casinoGame', args: { gameId: { $param: 'gameProviderGameId' } } } },
      trackingId: 'casino-game.game',
    },
  ),
  write(
    'GameRailShelf',
    'more',
    { title: 'More like this' },
    {
      bind: { games: { source: 'casinoGames', args: { first: 16, category: { $param: 'categorySlug' } } } },
      trackingId: 'casino-game.more',
    },
  ),
  ...care(),
]);

export const casinoFreeToPlay = documentOf('casino-f2p', '{game}', [
  write(
    'FreeToPlayShelf',
    'game',
    { title: 'Free to play', emptyText: 'This game is not open for practice at the moment.' },
    {
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackLink', text: 'Back to the casino', url: '/casino' },
      bind: { games: { source: 'freeToPlay', args: { promotionId: { $param: 'promotionId' } } } },
      presentation: 'details',
      trackingId: 'casino-f2p.game',
    },
  ),
  rail('practice', 'Free to try', { first: 24, tag: 'practice' }, 'compact'),
  ...care(),
]);
