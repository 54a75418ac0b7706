import type { FragmentType } from '@apollo/client';
import { Suspense, useMemo } from 'react';
import { type QuickBetsFragment, QuickBetsFragmentDoc } from '#src/gql/graphql.ts';
import { useQuickAmount } from '#src/core/betslip/index.ts';
import { useNode } from '#src/render/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { longToBigint } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useWatchUnfinished } from '../../parts/event/eventTime.tsx';
import { CardGrid } from '../../parts/shelf/CardGrid.ts';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { QuickAmount } from './QuickAmount.tsx';
import { QuickCard } from './QuickCard.tsx';

const NONE: readonly never[] = [];

const ActiveCards = lazyWithRetry(async () => (await import('./ActiveCards.tsx')).ActiveCards);

const wait = (): void => undefined;

/** Shows odds buttons that bet a previously chosen amount, with one press or a confirmation (decision 0136). */
export function QuickBets({ node }: { readonly node: FragmentType<QuickBetsFragment> }) {
  const { title, emptyText, amounts, needsConfirmation, events } = useNode(QuickBetsFragmentDoc, node);
  useWatchUnfinished((events ?? NONE).map(({ event }) => event));
  const offered = useMemo(() => amounts.map(longToBigint), [amounts]);
  const [cents, choose] = useQuickAmount(offered);
  if (events === null) return <ShelfProblem what={t`the quick bets`} />;
  return (
    <>
      <ShelfHead title={title} />
      {events.length === 0 ? (
        <Card padding="none">
          <EmptyState illustration="calendar" headingLevel="p" title={emptyText} />
        </Card>
      ) : (
        <>
          <QuickAmount offered={offered} cents={cents} onChoose={choose} needsConfirmation={needsConfirmation} />
          <CardGrid>
            {cents === null ? (
              events.map((each) => <QuickCard key={each.id} {...each} />)
            ) : (
              <Suspense
                fallback={events.map((each) => (
                  <QuickCard key={each.id} {...each} onPress={wait} />
                ))}
              >
                <ActiveCards events={events} cents={cents} needsConfirmation={needsConfirmation} />
              </Suspense>
            )}
          </CardGrid>
        </>
      )}
    </>
  );
}
