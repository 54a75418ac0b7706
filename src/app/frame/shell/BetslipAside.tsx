import { Suspense } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { PageBoundary } from '../../page/PageBoundary.tsx';
import { useStartup } from '../../startup/StartupContext.tsx';
import { askDialogsAgain } from '../dialogs/dialogQuestions.ts';
import { AsideColumn } from './frame.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';

const Panel = lazyWithRetry(async () => (await import('#src/core/betslip/react/panel/BetslipPanel.tsx')).BetslipPanel);

export function BetslipAside({ started, isCollapsed = false }: { readonly started: boolean; readonly isCollapsed?: boolean }) {
  return (
    <AsideColumn aria-label={t`Betslip`} collapsed={isCollapsed} data-slip={isCollapsed ? undefined : ''}>
      {started ? <BetslipContent /> : <BetslipSkeleton />}
    </AsideColumn>
  );
}

export function BetslipContent() {
  const takesDeposits = useStartup().startup?.serviceAttributes.paymentsBaseUrl != null;
  return (
    <PageBoundary>
      <Suspense fallback={<BetslipSkeleton />}>
        <Panel takesDeposits={takesDeposits} onDeposited={askDialogsAgain} />
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
