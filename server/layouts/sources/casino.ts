import { defineSource } from './define.ts';

const MAX_GAMES = 60;

/** Games of a category, or of all without one; `tag` narrows to those that are new, exclusive, have a jackpot or a table shared with others. */
export const casinoGames = defineSource<
  'games',
  { first: number; category?: string; tag?: 'new' | 'exclusive' | 'jackpot' | 'multiplayer' }
>({
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
      tag: { type: 'string', enum: ['new', 'exclusive', 'jackpot', 'multiplayer'], nullable: true },
    },
  },
  load: ({ first, category, tag }, { catalogue }) =>
    catalogue
      .games(category === undefined ? {} : { category })
      .filter(
        (game) =>
          tag === undefined ||
          { new: game.newBadge, exclusive: game.exclusive, jackpot: game.jackpot !== null, multiplayer: game.multiplayer }[tag],
      )
      .slice(0, first),
});

export const casinoGame = defineSource<'game', { gameId: string }>({
  item: 'game',
  scope: 'PUBLIC',
  ttlMs: 0,
  limit: 1,
  timeoutMs: 300,
  topic: null,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['gameId'],
    properties: { gameId: { type: 'string', minLength: 1, maxLength: 128 } },
  },
  load: ({ gameId }, { catalogue }) => catalogue.game(gameId),
});
