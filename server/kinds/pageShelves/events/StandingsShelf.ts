import { participantOf } from '../../participant.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const StandingsShelf: Kind<'StandingsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Standings', emptyText: 'No results yet.' }),
  needs: { standings: 'standings' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyText'),
    rowLabel: async ({ data }) => (await data.load('standings', 'standings'))?.rowLabel ?? 'Team',
    columns: async ({ data }) =>
      ((await data.load('standings', 'standings'))?.columns ?? []).map((column) => ({ __typename: 'StandingsColumn', ...column })),
    rows: async ({ id, data }) => {
      const standings = await data.load('standings', 'standings');
      return (
        standings?.rows.map(({ rank, participant, values }) => ({
          __typename: 'StandingsRow' as const,
          id: `${id}:${participant.id}`,
          rank,
          participant: participantOf(participant),
          values,
        })) ?? null
      );
    },
  },
};
