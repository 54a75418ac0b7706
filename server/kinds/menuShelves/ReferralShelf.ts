import { deepLinkOf } from '../deepLinks.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const ReferralShelf: Kind<'ReferralShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  isOffer: true,
  versions: firstVersion({ image: 'welcome', label: 'Invite a friend', subtext: 'Your friend must be of legal age.' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('image', 'label', 'subtext'),
    referralSectionDeepLink: ({ props }) => deepLinkOf(props.referralSectionDeepLink),
    isFirstTimeViewer: async (_, __, { deps, viewer }) => {
      if (!viewer.session) return null;
      const seen = await deps.db
        .selectFrom('acknowledgements')
        .select('ack_type')
        .where('player_id', '=', viewer.session.playerId)
        .where('ack_type', '=', 'referral')
        .executeTakeFirst();
      return seen === undefined;
    },
  },
};
