import { Suspense } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { PageBoundary } from '../../page/PageBoundary.tsx';
import { AsideColumn } from './frame.ts';
import { late } from '#src/render/late.ts';

const Panel = late(async () => (await import('../../features/wallet/SlipPanel.tsx')).SlipPanel);

export function BetslipAside({ started, isCollapsed = false }: { readonly started: boolean; readonly isCollapsed?: boolean }) {
  return (
    <AsideColumn aria-label={t`Betslip`} collapsed={isCollapsed}>
      {started ? <BetslipContent /> : <BetslipSkeleton />}
    </AsideColumn>
  );
}

export function BetslipContent() {
  return (
    <PageBoundary>
      <Suspense fallback={<BetslipSkeleton />}>
        <Panel />
      </Suspense>
    </PageBoundary>
  );
}

const BetslipSkeleton = () => (
  <Stack gap={12} css={{ padding: '$16' }} role="status" aria-label={t`Loading betslip`}>
    <Skeleton width={140} height={24} shape="text" />
    <Skeleton height={44} shape="control" />
    <Skeleton height={120} shape="card" />
  </Stack>
);
