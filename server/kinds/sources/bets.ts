import { defineSource, textUpTo } from './define.ts';

export const betHistorySection = defineSource<'betSection', { sectionId: 'open' | 'settled' }>({
  item: 'betSection',
  scope: 'PLAYER',
  ttlMs: 0,
  limit: 1,
  timeoutMs: 1_000,
  topic: null,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['sectionId'],
    properties: { sectionId: { type: 'string', enum: ['open', 'settled'] } },
  },
  load: ({ sectionId }, { playerId }) => (playerId === null ? null : { sectionId, filterId: 'all' }),
});

/** Passes on the bet's id unchecked; the field that reads the bet checks the owner. */
export const ownBet = defineSource<'betSection', { betId: string }>({
  item: 'betSection',
  scope: 'PLAYER',
  ttlMs: 0,
  limit: 1,
  timeoutMs: 1_000,
  topic: null,
  args: { type: 'object', additionalProperties: false, required: ['betId'], properties: { betId: textUpTo(128) } },
  load: ({ betId }, { playerId }) => (playerId === null ? null : { betId }),
});
