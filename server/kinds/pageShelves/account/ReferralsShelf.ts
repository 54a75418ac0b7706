import { audienceOf } from '#server/platform/viewer.ts';
import { referralsOf } from '#server/modules/identity/signUp/index.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const ReferralsShelf: Kind<'ReferralsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Invite a friend', text: 'Send your link to a friend of legal age.' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'text'),
    referrals: async (_, __, { deps, viewer }) => {
      const isOpen = deps.layouts.judgeFlag('referral-program', audienceOf(viewer))?.isOn === true;
      if (!viewer.session || !isOpen) return null;
      return { __typename: 'Referrals', ...(await referralsOf(deps.db, viewer.session.playerId)) };
    },
  },
};
