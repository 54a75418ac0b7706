import { topics } from '#server/platform/bus/bus.ts';
import { fantasyOf, type FantasyFrom } from '../players/fantasy.ts';
import { defineSource, slug } from './define.ts';

const MAX_PLAYERS = 25;

export const fantasyPlayers = defineSource<'standings', { competitionId: string; from: FantasyFrom; first: number }>({
  ...{ item: 'standings', scope: 'PUBLIC', ttlMs: 30_000, limit: MAX_PLAYERS, timeoutMs: 300, topic: topics.world },
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['competitionId', 'from', 'first'],
    properties: {
      competitionId: slug,
      from: { type: 'string', enum: ['games', 'lines'] },
      first: { type: 'integer', minimum: 1, maximum: MAX_PLAYERS },
    },
  },
  load: ({ competitionId, from, first }, { catalogue }) => fantasyOf(competitionId, from, first, catalogue),
});
