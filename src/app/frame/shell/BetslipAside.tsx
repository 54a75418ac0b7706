import { Suspense } from 'react';
import { lazyFrame } from '#src/render/lazyWithRetry.ts';
import { t } from '#src/shared/text/t.ts';
import { AsideColumn } from './frame.ts';

const BetslipContent = lazyFrame(async () => (await import('./BetslipContent.tsx')).BetslipContent);

export function BetslipAside({ started, isCollapsed = false }: { readonly started: boolean; readonly isCollapsed?: boolean }) {
  return (
    <AsideColumn aria-label={t`Betslip`} collapsed={isCollapsed} data-slip={isCollapsed ? undefined : ''}>
      <Suspense fallback={null}>
        <BetslipContent started={started} />
      </Suspense>
    </AsideColumn>
  );
}
