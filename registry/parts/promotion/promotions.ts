import { useFragment, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { EnrolledPromotionsDocument, type PromotionCardFragment, PromotionEnrolledFragmentDoc } from '#src/gql/graphql.ts';
import { useReportNode } from '#src/render/index.ts';

export function useIsEnrolled(id: string): boolean {
  const { data, complete } = useFragment({
    fragment: PromotionEnrolledFragmentDoc,
    fragmentName: 'PromotionEnrolled',
    from: { __typename: 'PromotionCard', id },
  });
  return complete && data.enrollmentStatus === 'SUCCESS';
}

export function useEnrolledPromotions(): void {
  const { isLoggedIn } = useAuth();
  useQuery(EnrolledPromotionsDocument, { skip: isLoggedIn !== true, fetchPolicy: 'cache-and-network' });
}

/** Reports a promotion card whose link is missing (product §8). */
export function useReportMissingLink({ id, primaryCtaDeepLink }: Pick<PromotionCardFragment, 'id' | 'primaryCtaDeepLink'>): void {
  const report = useReportNode();
  useEffect(() => {
    if (primaryCtaDeepLink === null) report(id, 'PromotionCard', 'missing');
  }, [report, id, primaryCtaDeepLink]);
}
