import type { FragmentType } from '@apollo/client';
import { type PromotionsFragment, PromotionsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CardGrid } from '../../parts/shelf/CardGrid.ts';
import { PromotionCard } from '../../parts/promotion/PromotionCard.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';

export function Promotions({ node }: { readonly node: FragmentType<PromotionsFragment> }) {
  const { title, promotions } = useNode(PromotionsFragmentDoc, node);
  return (
    <>
      <ShelfHead title={title} />
      {promotions.length === 0 ? (
        <Card padding="none">
          <EmptyState
            illustration="boost"
            headingLevel="p"
            title={t`No Promotion Found`}
            body={t`Please check back soon for new offers.`}
          />
        </Card>
      ) : (
        <CardGrid aria-label={title}>
          {promotions.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </CardGrid>
      )}
    </>
  );
}
