import { casinoLists, gameList, studioLists } from '#server/modules/casino/lists/index.ts';
import { freeGames, liveTables as tablesAt } from '#server/modules/casino/rules/index.ts';
import { defineNamed, defineSource, textUpTo } from './define.ts';

const none = { type: 'object', additionalProperties: false, required: [], properties: {} } as const;
const shared = { scope: 'PUBLIC', ttlMs: 5_000, limit: 60, timeoutMs: 300, topic: null } as const;

export const casinoCategories = defineSource<'gameLists', Record<string, never>>({
  ...shared,
  item: 'gameLists',
  args: none,
  load: (_, { catalogue }) => casinoLists(catalogue),
});

export const casinoProviders = defineSource<'gameLists', Record<string, never>>({
  ...shared,
  item: 'gameLists',
  args: none,
  load: (_, { catalogue }) => studioLists(catalogue),
});

export const casinoCategory = defineNamed({
  item: 'gameList',
  names: { categorySlug: textUpTo(128) },
  load: ({ categorySlug }, { catalogue }) => gameList(catalogue, categorySlug),
});

export const liveTables = defineSource<'liveTables', Record<string, never>>({
  ...shared,
  item: 'liveTables',
  args: none,
  load: (_, { catalogue, now }) => tablesAt(catalogue, now),
});

export const freeToPlay = defineSource<'freeGames', { promotionId?: string }>({
  ...shared,
  item: 'freeGames',
  ttlMs: 0,
  limit: 2,
  args: {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: { promotionId: { type: 'string', minLength: 1, maxLength: 128, nullable: true } },
  },
  load: ({ promotionId }, { catalogue, now }) =>
    freeGames(catalogue, now).filter(({ id }) => promotionId === undefined || id === promotionId),
});
