import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type LimitsSetByUsFragment, LimitsSetByUsFragmentDoc, LimitsSetByUsHeldFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { LimitEntry } from './LimitEntry.tsx';
import { useReadLimits } from './useReadLimits.ts';
import { LimitsSetByUsSkeleton } from './LimitsSetByUsSkeleton.tsx';

const Entries = styled('ul', { margin: 0, padding: 0, listStyle: 'none', '& > li': { borderTop: '1px solid $line' } });
const Intro = styled('div', { padding: '$16' });

export function LimitsSetByUs({ node }: { readonly node: FragmentType<LimitsSetByUsFragment> }) {
  const { id, title, text, emptyTitle, emptyText } = useNode(LimitsSetByUsFragmentDoc, node);
  const player = useFragment({
    fragment: LimitsSetByUsHeldFragmentDoc,
    fragmentName: 'LimitsSetByUsHeld',
    from: { __typename: 'LimitsSetByUsShelf', id },
  });
  useReadLimits(player.complete && player.data.limits !== null);
  if (!player.complete)
    return (
      <Owed what={t`the limits set by us`} illustration="responsible-gaming">
        <LimitsSetByUsSkeleton />
      </Owed>
    );
  const { limits } = player.data;
  if (limits === null) return <ShelfProblem what={t`the limits set by us`} />;
  return (
    <>
      <ShelfHead title={title} />
      {limits.length === 0 ? (
        <Card padding="none">
          <EmptyState illustration="responsible-gaming" headingLevel="p" title={emptyTitle} body={emptyText} />
        </Card>
      ) : (
        <Card padding="none" clipped>
          <Intro>
            <Text as="p" tone="ink2">
              {text}
            </Text>
          </Intro>
          <Entries aria-label={title}>
            {limits.map((limit) => (
              <LimitEntry key={limit.id} limit={limit} />
            ))}
          </Entries>
        </Card>
      )}
    </>
  );
}
