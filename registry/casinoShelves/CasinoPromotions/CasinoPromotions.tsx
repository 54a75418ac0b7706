import type { FragmentType } from '@apollo/client';
import { type CasinoPromotionsFragment, CasinoPromotionsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { PromotionCard } from '../../parts/promotion/PromotionCard.tsx';
import { useEnrolledPromotions } from '../../parts/promotion/promotions.ts';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';

export function CasinoPromotions({ node }: { readonly node: FragmentType<CasinoPromotionsFragment> }) {
  const { title, emptyText, offers } = useNode(CasinoPromotionsFragmentDoc, node);
  useEnrolledPromotions();
  return (
    <>
      <ShelfHead title={title} />
      {offers === null ? <ShelfProblem what={t`the promotions`} /> : null}
      {offers?.length === 0 ? (
        <Card padding="none">
          <EmptyState illustration="casino" headingLevel="p" title={t`No Promotion Found`} body={emptyText} />
        </Card>
      ) : null}
      {offers && offers.length > 0 ? (
        <Rail label={title} itemWidth="min(340px, calc(100vw - 56px))">
          {offers.map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} />
          ))}
        </Rail>
      ) : null}
    </>
  );
}
