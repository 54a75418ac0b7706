import { topics } from '#server/platform/bus/bus.ts';
import { defineSource } from './define.ts';

/** The limit protects the page from a pathological event. */
export const marketGroups = defineSource<'markets', { eventId: string }>({
  item: 'markets',
  scope: 'PUBLIC',
  ttlMs: 0,
  limit: 400,
  timeoutMs: 300,
  topic: topics.world,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['eventId'],
    properties: { eventId: { type: 'string', minLength: 1, maxLength: 128 } },
  },
  load: ({ eventId }, { catalogue }) => catalogue.marketsOf(eventId).filter(({ status }) => status !== 'HIDDEN'),
});
