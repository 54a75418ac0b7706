import { limitHistoryPage } from '#server/modules/responsibleGaming/index.ts';
import { playerIn } from '../../player.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

const FIRST = 20;

export const LimitHistoryShelf: Kind<'LimitHistoryShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Limit history',
    emptyTitle: 'No limits yet',
    emptyText: 'Limits you set, change or remove appear here with the date.',
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyTitle', 'emptyText'),
    section: async (_, __, context) => {
      if (!context.viewer.session) return null;
      const { db, ports } = context.deps;
      return limitHistoryPage(db, await playerIn(context), { first: FIRST, after: null }, ports.now());
    },
  },
};
