import type { CatalogueEvent } from '#server/modules/catalogue/index.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';
import { featuredOf } from '../events/featuredOf.ts';

export const CountdownShelf: Kind<'CountdownShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  showsItems: false,
  versions: firstVersion({ title: 'Next game', endedText: 'No upcoming games yet.' }),
  needs: { events: 'events' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'endedText'),
    event: async ({ data }, _args, { deps }) => nextOf(await data.load('events', 'events'), deps.ports.now()),
    market: async ({ id, data }, _args, { deps }) => {
      const next = nextOf(await data.load('events', 'events'), deps.ports.now());
      return next && (featuredOf(id, [next], WINNER, deps.catalogue)[0]?.market ?? null);
    },
  },
};

const WINNER = ['moneyline', 'three-way'];

function nextOf(events: readonly CatalogueEvent[] | null, now: Date): CatalogueEvent | null {
  // Checks the start time too, because the status may change late.
  const ahead = (events ?? []).filter(({ status, startsAt }) => status === 'PRE_GAME' && startsAt > now);
  return ahead.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0] ?? null;
}
