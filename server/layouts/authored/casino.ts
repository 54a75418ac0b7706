import { care } from './care.ts';
import { cards } from './promotions.ts';
import { type Draft, documentOf, write } from './write.ts';

type Tag = 'new' | 'exclusive' | 'jackpot' | 'multiplayer';

const rail = (
  id: string,
  title: string,
  args: { readonly first: number; readonly category?: string; readonly tag?: Tag },
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

export const casino = documentOf('casino', 'Casino', [
  rail('jackpots', 'Jackpots', { first: 12, tag: 'jackpot' }, 'jackpot'),
  rail('new', 'New', { first: 16, tag: 'new' }),
  rail('slots', 'Slots', { first: 24, category: 'slots' }),
  rail('table-games', 'Table games', { first: 20, category: 'table-games' }),
  rail('live-dealer', 'Live dealer', { first: 20, category: 'live-dealer' }),
  rail('exclusive', 'Only here', { first: 16, tag: 'exclusive' }),
  write(
    'PromotionsShelf',
    'promotions',
    { title: 'Good to know', promotions: [cards.casino, cards.pace] },
    { trackingId: 'casino.promotions' },
  ),
  rail('all', 'All games', { first: 60 }, 'grid'),
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
