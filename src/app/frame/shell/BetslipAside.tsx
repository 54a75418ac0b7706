import { Suspense } from 'react';
import { usePlatform } from '#src/platform/index.ts';
import { t } from '#src/shared/text/t.ts';
import { PageBoundary } from '../../page/PageBoundary.tsx';
import { useStartup } from '../../startup/StartupContext.tsx';
import { askDialogsAgain } from '../dialogs/dialogQuestions.ts';
import { AsideColumn } from './frame.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';

const Panel = lazyWithRetry(async () => (await import('#src/core/betslip/react/panel/BetslipPanel.tsx')).BetslipPanel);
const SlipAhead = lazyWithRetry(async () => (await import('#src/core/betslip/react/panel/SlipAhead.tsx')).SlipAhead);

export function BetslipAside({ started, isCollapsed = false }: { readonly started: boolean; readonly isCollapsed?: boolean }) {
  return (
    <AsideColumn aria-label={t`Betslip`} collapsed={isCollapsed} data-slip={isCollapsed ? undefined : ''}>
      {started ? <BetslipContent /> : <Ahead />}
    </AsideColumn>
  );
}

export function BetslipContent() {
  const takesDeposits = useStartup().startup?.serviceAttributes.paymentsBaseUrl != null;
  return (
    <PageBoundary>
      <Suspense fallback={<Ahead />}>
        <Panel takesDeposits={takesDeposits} onDeposited={askDialogsAgain} />
      </Suspense>
    </PageBoundary>
  );
}

/** Draws head and empty slip before the panel's code has come; its own code is small. */
const Ahead = () => (
  <Suspense>
    <SlipAhead isNew={usePlatform().isFirstVisit} />
  </Suspense>
);
