import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type HistoryFragment, HistoryFragmentDoc, HistoryHeldFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { Choices } from './Choices.tsx';
import { HistoryPages, PageAfter } from './HistoryPages.tsx';
import { HistorySkeleton } from '../../parts/shelf/HistorySkeleton.tsx';
import { ALL, ANY_TIME, useChoice } from './useChoice.ts';

export function History({ node }: { readonly node: FragmentType<HistoryFragment> }) {
  const shelf = useNode(HistoryFragmentDoc, node);
  const { id, title, sectionId, filters, periods, emptyTitle, emptyText } = shelf;
  const [filterId, setFilter] = useChoice('type', filters, ALL);
  const [periodId, setPeriod] = useChoice('period', periods, ANY_TIME);
  const player = useFragment({
    fragment: HistoryHeldFragmentDoc,
    fragmentName: 'HistoryHeld',
    from: { __typename: 'HistoryShelf', id },
  });
  if (!player.complete)
    return (
      <Owed what={t`your history`} illustration="bets">
        <HistorySkeleton />
      </Owed>
    );
  const { page } = player.data;
  const isWhole = filterId === ALL && periodId === ANY_TIME;
  const list = { title, sectionId, filterId, periodId, emptyTitle, emptyText };
  return (
    <Stack gap={12}>
      <ShelfHead title={title} />
      <Choices label={t`Type`} choices={filters} chosen={filterId} onChoose={setFilter} />
      <Choices label={t`Period`} choices={periods} chosen={periodId} onChoose={setPeriod} />
      {!isWhole ? (
        <PageAfter key={`${filterId}/${periodId}`} {...list} after={null} />
      ) : page === null ? (
        <ShelfProblem what={t`your history`} />
      ) : (
        <HistoryPages {...list} page={page} isFirst />
      )}
    </Stack>
  );
}
