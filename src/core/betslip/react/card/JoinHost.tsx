import { lazy, Suspense } from 'react';
import { useBetslipFrame } from '../panel/panelHooks.ts';

const JoinDialog = lazy(() => import('./JoinDialog.tsx').then((m) => ({ default: m.JoinDialog })));

export function JoinHost() {
  const { joining } = useBetslipFrame();
  return joining === null ? null : (
    <Suspense fallback={null}>
      <JoinDialog bets={joining} />
    </Suspense>
  );
}
