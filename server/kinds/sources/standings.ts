import { topics } from '#server/platform/bus/bus.ts';
import { standingsOf } from '../standings.ts';
import { defineSource } from './define.ts';

/** Null for an unknown competition. */
export const standings = defineSource<'standings', { competitionId: string }>({
  item: 'standings',
  scope: 'PUBLIC',
  ttlMs: 30_000,
  limit: 1,
  timeoutMs: 300,
  topic: topics.world,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['competitionId'],
    properties: { competitionId: { type: 'string', pattern: '^[a-z0-9-]{1,64}$' } },
  },
  load: ({ competitionId }, { catalogue }) => {
    const competition = catalogue.competition(competitionId);
    if (competition === null) return null;
    const sport = catalogue.sports().find(({ id }) => id === competition.sportId)?.slug ?? '';
    return standingsOf(sport, catalogue.participantsOf(competition.id));
  },
});
