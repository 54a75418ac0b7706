import { participantOf } from '../../participant.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const StatisticsShelf: Kind<'StatisticsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Statistics', emptyText: 'No stats yet.' }),
  needs: { statistics: 'statistics' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyText'),
    sides: async ({ data }) => {
      const event = (await data.load('statistics', 'statistics'))?.event;
      return event ? { __typename: 'StatisticSides', away: participantOf(event.away), home: participantOf(event.home) } : null;
    },
    statistics: async ({ id, data }) => {
      const found = await data.load('statistics', 'statistics');
      return (
        found?.groups.map(({ key, title, rows }) => ({
          __typename: 'StatisticGroup' as const,
          id: `${id}:${key}`,
          title,
          rows: rows.map((row) => ({ __typename: 'Statistic' as const, ...row, id: `${id}:${key}:${row.key}` })),
        })) ?? null
      );
    },
  },
};
