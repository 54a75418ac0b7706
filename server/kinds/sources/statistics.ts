import { topics } from '#server/platform/bus/bus.ts';
import { statisticsOf } from '../statistics.ts';
import { defineSource } from './define.ts';

/** Null for an unknown event. */
export const eventStatistics = defineSource<'statistics', { eventId: string }>({
  item: 'statistics',
  scope: 'PUBLIC',
  ttlMs: 30_000,
  limit: 1,
  timeoutMs: 300,
  topic: topics.world,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['eventId'],
    properties: { eventId: { type: 'string', minLength: 1, maxLength: 128 } },
  },
  load: ({ eventId }, { catalogue }) => {
    const event = catalogue.event(eventId);
    if (event === null) return null;
    const { competitionId } = event;
    return statisticsOf(event, {
      sport: catalogue.sports().find(({ id }) => id === event.sportId)?.slug ?? '',
      participants: catalogue.participantsOf(competitionId),
      finished: catalogue.events({ competitionId, status: 'FINISHED' }),
    });
  },
});
