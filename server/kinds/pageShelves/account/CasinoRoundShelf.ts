import { findGameRound } from '#server/modules/casino/play/records/index.ts';
import { sessionIn } from '../../context.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const CasinoRoundShelf: Kind<'CasinoRoundShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Wager and payout', emptyTitle: 'Round not found', emptyText: 'This link matches none of yours.' }),
  needs: { record: 'casinoRecord' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyTitle', 'emptyText'),
    round: async ({ data }, _, context) => {
      const record = await data.load('record', 'casinoRecord');
      return context.viewer.session && record
        ? findGameRound(context.deps.db, { playerId: sessionIn(context).playerId, id: record.id })
        : null;
    },
  },
};
