import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type AwardDetailsFragment, AwardDetailsFragmentDoc, AwardDetailsHeldFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { AwardDetailsSkeleton } from './AwardDetailsSkeleton.tsx';
import { EntryLines } from '../../parts/text/entryLines.ts';
import { AwardLine } from './AwardLine.tsx';

export function AwardDetails({ node }: { readonly node: FragmentType<AwardDetailsFragment> }) {
  const { id, title, emptyTitle, emptyText } = useNode(AwardDetailsFragmentDoc, node);
  const player = useFragment({
    fragment: AwardDetailsHeldFragmentDoc,
    fragmentName: 'AwardDetailsHeld',
    from: { __typename: 'AwardDetailsShelf', id },
  });
  if (!player.complete)
    return (
      <Owed what={t`your awards`} illustration="boost">
        <AwardDetailsSkeleton />
      </Owed>
    );
  const { awards } = player.data;
  if (awards === null) return <ShelfProblem what={t`your awards`} />;
  return (
    <Card padding="none" clipped>
      {awards.length === 0 ? (
        <EmptyState illustration="boost" headingLevel="p" title={emptyTitle} body={emptyText} />
      ) : (
        <EntryLines aria-label={title}>
          {awards.map((award) => (
            <AwardLine key={award.id} award={award} />
          ))}
        </EntryLines>
      )}
    </Card>
  );
}
