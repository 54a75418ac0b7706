import { topics } from '#server/platform/bus/bus.ts';
import { statisticsOf } from '../statistics.ts';
import { defineNamed, textUpTo } from './define.ts';

export const eventStatistics = defineNamed({
  item: 'statistics',
  ttlMs: 30_000,
  topic: topics.world,
  names: { eventId: textUpTo(128) },
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
