import type { FragmentType } from '@apollo/client';
import { useAuth } from '#src/core/auth/index.ts';
import { type PromotionDetailsFragment, PromotionDetailsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { styled } from '#src/ui/stitches.ts';
import { accentControl } from '../../parts/shelf/looks.ts';
import { useEnrolledPromotions } from '../../parts/promotion/promotions.ts';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { PromotionText } from './PromotionText.tsx';

const Way = styled(LinkTo, accentControl, { minHeight: '44px' });

/** Titles if there is no promotion to show (product §8). */
const titles = { logIn: t`Log in to See Your Offer`, gone: t`This Offer Isn't Available`, unknown: t`No Promotion Found` } as const;

export function PromotionDetails({ node }: { readonly node: FragmentType<PromotionDetailsFragment> }) {
  const { id, standing, promotion } = useNode(PromotionDetailsFragmentDoc, node);
  const { isLoggedIn } = useAuth();
  useEnrolledPromotions();
  if (standing === null) return <ShelfProblem what={t`this promotion`} />;
  if (promotion === null) return <NoPromotion of={id} title={standing === 'UNKNOWN' ? titles.unknown : titles.gone} />;
  if (promotion.isForPlayers && isLoggedIn !== true) return <NoPromotion of={id} title={titles.logIn} isLogIn />;
  return <PromotionText promotion={promotion} />;
}

type NoPromotionProps = { readonly of: string; readonly title: string; readonly isLogIn?: boolean };

function NoPromotion({ of, title, isLogIn = false }: NoPromotionProps) {
  return (
    <Card padding="none">
      <EmptyState
        illustration={isLogIn ? 'welcome' : 'boost'}
        title={title}
        body={isLogIn ? t`Log in to see the details of this offer.` : t`It may have ended, or the link may be out of date.`}
        action={
          isLogIn ? (
            <Way link={{ __typename: 'IdentityDeepLink', page: 'login' }} of={of}>{t`Log In`}</Way>
          ) : (
            <Way link={{ __typename: 'PromotionListDeepLink', tagId: null }} of={of}>{t`See all promotions`}</Way>
          )
        }
      />
    </Card>
  );
}
