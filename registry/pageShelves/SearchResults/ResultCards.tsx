import { type ReactNode, Suspense } from 'react';
import { t } from '#src/shared/text/t.ts';
import { useWatchEvents } from '#src/platform/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useWatchUnfinished } from '../../parts/event/eventTime.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { useReportUnknown } from '../../parts/shelf/useReportUnknown.ts';
import { type Group, isCard, isResult, ResultCard, type Result } from './cards.tsx';

const GameTables = lazyWithRetry(async () => (await import('./GameTables.tsx')).GameTables);
const GameGrid = lazyWithRetry(async () => (await import('../../parts/casinoGame/GameGrid.tsx')).GameGrid);

const isHeadToHead = isResult('HeadToHeadResult');
const isMarket = isResult('MarketResult');
const isStandard = isResult('StandardResult');
const isKnown = (result: Result): boolean => isCard(result) || isHeadToHead(result) || isStandard(result);

const ROW = '2 * var(--lm-sizes-rowPad) + 2 * var(--lm-sizes-odds) + 37px';

const Cards = styled('ul', {
  display: 'grid',
  gap: '$8',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
});

export const ResultCards = ({ of, groups }: { readonly of: string; readonly groups: readonly Group[] }) =>
  groups.map((group) => <ResultGroup key={group.id} of={of} group={group} />);

function ResultGroup({ of, group: { label, count, results } }: { readonly of: string; readonly group: Group }) {
  const games = results.filter(isHeadToHead);
  const markets = results.filter(isMarket);
  const casino = results.filter(isStandard);
  useWatchUnfinished(games.map(({ row }) => row.event));
  useWatchEvents(markets.map(({ event }) => event.id));
  useReportUnknown(of, results, isKnown);
  const cards = results.filter(isCard);
  return (
    <section>
      <ShelfHead title={label}>
        {count > results.length ? <Text size={13} tone="ink2">{t`Best ${results.length} of ${count}`}</Text> : null}
      </ShelfHead>
      <Stack gap={8}>
        {cards.length === 0 ? null : (
          <Cards aria-label={label}>
            {cards.map((result) => (
              <li key={result.id}>
                <ResultCard result={result} />
              </li>
            ))}
          </Cards>
        )}
        {games.length === 0 ? null : (
          <Late height={`calc(${games.length} * (${ROW}) + 33px)`}>
            <GameTables label={label} games={games} />
          </Late>
        )}
        {casino.length === 0 ? null : (
          <Late height={200}>
            <GameGrid label={label} games={casino.map(({ game }) => game)} />
          </Late>
        )}
      </Stack>
    </section>
  );
}

type LateProps = { readonly height: number | string; readonly children: ReactNode };

function Late({ height, children }: LateProps) {
  const space = (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton shape="card" height={height} />
    </div>
  );
  return <Suspense fallback={space}>{children}</Suspense>;
}
