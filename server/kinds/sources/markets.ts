import { topics } from '#server/platform/bus/bus.ts';
import { defineNamed, textUpTo } from './define.ts';

/** The limit guards against extreme events. */
export const marketGroups = defineNamed({
  item: 'markets',
  limit: 400,
  topic: topics.world,
  names: { eventId: textUpTo(128) },
  load: ({ eventId }, { catalogue }) => catalogue.marketsOf(eventId).filter(({ status }) => status !== 'HIDDEN'),
});
