import { topics } from '#server/platform/bus/bus.ts';
import { standingsOf } from '../standings.ts';
import { defineNamed, slug } from './define.ts';

export const standings = defineNamed({
  item: 'standings',
  ttlMs: 30_000,
  topic: topics.world,
  names: { competitionId: slug },
  load: ({ competitionId }, { catalogue }) => {
    const competition = catalogue.competition(competitionId);
    if (competition === null) return null;
    const sport = catalogue.sports().find(({ id }) => id === competition.sportId)?.slug ?? '';
    return standingsOf(sport, catalogue.participantsOf(competition.id));
  },
});
