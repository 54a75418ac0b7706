import type { CatalogueEvent } from '#server/modules/catalogue/index.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const CountdownShelf: Kind<'CountdownShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  showsItems: false,
  versions: firstVersion({ title: 'Next game', endedText: 'No upcoming games yet.' }),
  needs: { events: 'events' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'endedText'),
    event: async ({ data }, _args, { deps }) => {
      const now = deps.ports.now();
      // Checks the clock, too: the status may lag behind.
      const isAhead = ({ status, startsAt }: CatalogueEvent): boolean => status === 'PRE_GAME' && startsAt > now;
      const ahead = ((await data.load('events', 'events')) ?? []).filter(isAhead);
      return ahead.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0] ?? null;
    },
  },
};
