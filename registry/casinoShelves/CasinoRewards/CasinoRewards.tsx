import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type CasinoRewardsFragment, CasinoRewardsFragmentDoc, CasinoRewardsHeldFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { CasinoRewardsSkeleton } from './CasinoRewardsSkeleton.tsx';
import { RewardCard } from './RewardCard.tsx';

export function CasinoRewards({ node }: { readonly node: FragmentType<CasinoRewardsFragment> }) {
  const { id, title, emptyText } = useNode(CasinoRewardsFragmentDoc, node);
  const player = useFragment({
    fragment: CasinoRewardsHeldFragmentDoc,
    fragmentName: 'CasinoRewardsHeld',
    from: { __typename: 'CasinoRewardsShelf', id },
  });
  if (!player.complete) return <CasinoRewardsSkeleton />;
  const { rewards } = player.data;
  return (
    <>
      <ShelfHead title={title} />
      {rewards === null ? <ShelfProblem what={t`your rewards`} /> : null}
      {rewards?.length === 0 ? (
        <Card padding="none">
          <EmptyState illustration="boost" headingLevel="p" title={emptyText} />
        </Card>
      ) : null}
      {rewards && rewards.length > 0 ? (
        <Rail label={title} itemWidth="min(320px, calc(100vw - 72px))">
          {rewards.map((reward) => (
            <RewardCard key={reward.id} reward={reward} />
          ))}
        </Rail>
      ) : null}
    </>
  );
}
