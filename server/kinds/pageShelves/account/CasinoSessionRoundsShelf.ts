import { findSession } from '#server/modules/casino/play/records/index.ts';
import { sessionIn } from '../../context.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const CasinoSessionRoundsShelf: Kind<'CasinoSessionRoundsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Rounds', emptyTitle: 'Session not found', emptyText: 'This link matches none of yours.' }),
  needs: { record: 'casinoRecord' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyTitle', 'emptyText'),
    session: async ({ data }, _, context) => {
      const record = await data.load('record', 'casinoRecord');
      return context.viewer.session && record
        ? findSession(context.deps.db, { playerId: sessionIn(context).playerId, id: record.id })
        : null;
    },
  },
};
