import { limitsSetByUs } from '../../limitsSetByUs.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const LimitsSetByUsShelf: Kind<'LimitsSetByUsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Limits set by us',
    emptyTitle: 'We have set no limits',
    emptyText: 'If we limit your bets, the limit and its reason appear here.',
    text: 'If you think a limit is wrong, you can object here. We read every objection and answer it on this page.',
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyTitle', 'emptyText', 'text'),
    limits: async (_, __, { deps, viewer }) => (viewer.session ? limitsSetByUs(deps.db, viewer.session.playerId) : null),
  },
};
