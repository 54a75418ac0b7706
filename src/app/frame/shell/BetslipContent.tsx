import { Suspense } from 'react';
import { SlipAhead } from '#src/core/betslip/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { PageBoundary } from '../../page/PageBoundary.tsx';
import { useStartup } from '../../startup/StartupContext.tsx';
import { askDialogsAgain } from '../dialogs/dialogQuestions.ts';

const Panel = lazyWithRetry(async () => (await import('#src/core/betslip/react/panel/BetslipPanel.tsx')).BetslipPanel);

/** Renders the betslip; until the page is usable and the betslip's code has loaded, a placeholder. */
export function BetslipContent({ started = true }: { readonly started?: boolean }) {
  const takesDeposits = useStartup().startup?.serviceAttributes.paymentsBaseUrl != null;
  const ahead = <SlipAhead isNew={usePlatform().isFirstVisit} />;
  if (!started) return ahead;
  return (
    <PageBoundary>
      <Suspense fallback={ahead}>
        <Panel takesDeposits={takesDeposits} onDeposited={askDialogsAgain} />
      </Suspense>
    </PageBoundary>
  );
}
