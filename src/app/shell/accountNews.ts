import { useFragment, useQuery } from '@apollo/client/react';
import { useFlag } from '#src/flags/index.ts';
import { AwardsHeldFragmentDoc, FrameLayoutPlayerDocument, ReferralSeenFragmentDoc } from '#src/gql/graphql.ts';

export type AccountNews = {
  /** The account panel has an invitation that the player has not followed yet, and inviting is on (product §4). */
  readonly hasInvitation: boolean;
  readonly hasProfitBoost: boolean;
};

/** What a player should know of before they open the account panel; nothing of it while it is not known. */
export function useAccountNews(): AccountNews {
  const canInvite = useFlag('referral-program');
  const { data } = useQuery(FrameLayoutPlayerDocument, { variables: { surface: 'account-panel' } });
  const nodes = data?.frameLayout?.slots.flatMap(({ node }) => (node !== null && 'id' in node ? node : [])) ?? [];
  const idOf = (kind: 'AwardsShelf' | 'ReferralShelf'): string => nodes.find(({ __typename }) => __typename === kind)?.id ?? '';
  const referral = useFragment({
    fragment: ReferralSeenFragmentDoc,
    fragmentName: 'ReferralSeen',
    from: { __typename: 'ReferralShelf', id: idOf('ReferralShelf') },
  });
  const rewards = useFragment({
    fragment: AwardsHeldFragmentDoc,
    fragmentName: 'AwardsHeld',
    from: { __typename: 'AwardsShelf', id: idOf('AwardsShelf') },
  });
  const held = (rewards.complete ? rewards.data.awards : null) ?? [];
  return {
    hasInvitation: canInvite && referral.complete && referral.data.isFirstTimeViewer === true,
    hasProfitBoost: held.some(({ id, isEmpty }) => id === 'profit-boosts' && !isEmpty),
  };
}
