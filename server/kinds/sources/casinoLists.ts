import { casinoLists, gameList, studioLists } from '#server/modules/casino/lists/index.ts';
import { freeGames, liveTables as tablesAt } from '#server/modules/casino/rules/index.ts';
import { defineSource } from './define.ts';

const none = { type: 'object', additionalProperties: false, required: [], properties: {} } as const;
const shared = { scope: 'PUBLIC', ttlMs: 5_000, limit: 60, timeoutMs: 300, topic: null } as const;

/** The lists of the casino that have games. */
export const casinoCategories = defineSource<'gameLists', Record<string, never>>({
  ...shared,
  item: 'gameLists',
  args: none,
  load: (_, { catalogue }) => casinoLists(catalogue),
});

/** The studios, those with most games first. */
export const casinoProviders = defineSource<'gameLists', Record<string, never>>({
  ...shared,
  item: 'gameLists',
  args: none,
  load: (_, { catalogue }) => studioLists(catalogue),
});

/** One list with all its games; the node shows the first page of it. */
export const casinoCategory = defineSource<'gameList', { categorySlug: string }>({
  ...shared,
  item: 'gameList',
  ttlMs: 0,
  limit: 1,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['categorySlug'],
    properties: { categorySlug: { type: 'string', minLength: 1, maxLength: 128 } },
  },
  load: ({ categorySlug }, { catalogue }) => gameList(catalogue, categorySlug),
});

/** Tables with a dealer as they are now. */
export const liveTables = defineSource<'liveTables', Record<string, never>>({
  ...shared,
  item: 'liveTables',
  args: none,
  load: (_, { catalogue, now }) => tablesAt(catalogue, now),
});

/** What is open without a stake now: all of it, or the one that the address names. */
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
