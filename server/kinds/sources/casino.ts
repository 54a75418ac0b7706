import type { CasinoGame } from '#server/modules/catalogue/index.ts';
import { defineNamed, defineSource, textUpTo } from './define.ts';

const MAX_GAMES = 60;

const TAGS = ['new', 'exclusive', 'jackpot', 'multiplayer', 'featured', 'free-reward', 'practice', 'top-ranked'] as const;
type GameTag = (typeof TAGS)[number];

const has: Readonly<Record<GameTag, (game: CasinoGame) => boolean>> = {
  new: ({ newBadge }) => newBadge,
  exclusive: ({ exclusive }) => exclusive,
  jackpot: ({ jackpot }) => jackpot !== null,
  multiplayer: ({ multiplayer }) => multiplayer,
  featured: ({ featured }) => featured,
  'free-reward': ({ freeReward }) => freeReward,
  practice: ({ demoAvailable }) => demoAvailable,
  'top-ranked': ({ rank }) => rank !== null,
};

export const casinoGames = defineSource<'games', { first: number; category?: string; tag?: GameTag }>({
  item: 'games',
  scope: 'PUBLIC',
  ttlMs: 5_000,
  limit: MAX_GAMES,
  timeoutMs: 300,
  topic: null,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['first'],
    properties: {
      first: { type: 'integer', minimum: 1, maximum: MAX_GAMES },
      category: { type: 'string', pattern: '^[a-z0-9-]{1,64}$', nullable: true },
      tag: { type: 'string', enum: [...TAGS], nullable: true },
    },
  },
  load: ({ first, category, tag }, { catalogue }) =>
    catalogue
      .games(category === undefined ? {} : { category })
      .filter((game) => tag === undefined || has[tag](game))
      .toSorted((a, b) => (tag === 'top-ranked' ? (a.rank ?? 0) - (b.rank ?? 0) : 0))
      .slice(0, first),
});

export const casinoGame = defineNamed({
  item: 'game',
  names: { gameId: textUpTo(128) },
  load: ({ gameId }, { catalogue }) => catalogue.game(gameId),
});
