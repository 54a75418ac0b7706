import { topics } from '#server/platform/bus/bus.ts';
import { defineSource } from './define.ts';

/** Every market of an event that is not hidden, in the offer's order. One event may have hundreds: the limit keeps a pathological one from taking the page. */
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
