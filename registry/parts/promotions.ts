import { useFragment, useQuery } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import { EnrolledPromotionsDocument, PromotionEnrolledFragmentDoc } from '#src/gql/graphql.ts';

/** Whether the player has opted in to it; no until that is known, and for visitors. */
export function useIsEnrolled(id: string): boolean {
  const { data, complete } = useFragment({
    fragment: PromotionEnrolledFragmentDoc,
    fragmentName: 'PromotionEnrolled',
    from: { __typename: 'PromotionCard', id },
  });
  return complete && data.enrollmentStatus === 'SUCCESS';
}

/** Asks, for a player, which cards are opted in to; they show it as soon as that is known. */
export function useEnrolledPromotions(): void {
  const { isLoggedIn } = useAuth();
  useQuery(EnrolledPromotionsDocument, { skip: isLoggedIn !== true, fetchPolicy: 'cache-and-network' });
}
