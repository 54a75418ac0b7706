import { useFragment, useQuery } from '@apollo/client/react';
import { useBrand } from '#src/brand/context.tsx';
import { useFlag } from '#src/flags/index.ts';
import { CASHBACK_NOTICE_HIDDEN } from '#src/platform/cashbackNotice.ts';
import { useLocal } from '#src/platform/localState.ts';
import { AwardsHeldFragmentDoc, CashbackHeldFragmentDoc, FrameLayoutPlayerDocument, ReferralSeenFragmentDoc } from '#src/gql/graphql.ts';

export type AccountNews = {
  /** True if the referral program is running and the player has not opened its page (product §4). */
  readonly hasInvitation: boolean;
  /** True if the player has several cashback offers and has not seen them (product §4). */
  readonly hasCashback: boolean;
  readonly hasProfitBoost: boolean;
};

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
  const cashback = useFragment({
    fragment: CashbackHeldFragmentDoc,
    fragmentName: 'CashbackHeld',
    from: { __typename: 'AwardsShelf', id: idOf('AwardsShelf') },
  });
  const hasTip = useFlag('profit-boost-tooltip');
  const { sportsbook } = useBrand().options;
  const showsCashback = useFlag('promotions-cashback');
  const [isHidden] = useLocal(CASHBACK_NOTICE_HIDDEN);
  const held = (rewards.complete ? rewards.data.awards : null) ?? [];
  return {
    hasInvitation: canInvite && referral.complete && referral.data.isFirstTimeViewer === true,
    hasCashback: showsCashback && !isHidden && cashback.complete && (cashback.data.cashbackCount ?? 0) > 1,
    hasProfitBoost: hasTip && sportsbook && held.some(({ id, isEmpty }) => id === 'profit-boosts' && !isEmpty),
  };
}
