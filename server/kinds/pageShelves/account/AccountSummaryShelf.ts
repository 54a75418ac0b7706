import { type Kind, firstVersion } from '../../define.ts';

export const AccountSummaryShelf: Kind<'AccountSummaryShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Your account' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    account: (_, __, { deps, viewer }) =>
      viewer.session ? deps.db.selectFrom('players').selectAll().where('id', '=', viewer.session.playerId).executeTakeFirstOrThrow() : null,
  },
};
