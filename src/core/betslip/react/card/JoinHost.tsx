import { lazy, Suspense } from 'react';
import { patiently } from '#src/render/index.ts';
import { useBetslipFrame } from '../panel/panelHooks.ts';

const JoinDialog = lazy(async () => ({ default: (await patiently(() => import('./JoinDialog.tsx'))).JoinDialog }));

export function JoinHost() {
  const { joining } = useBetslipFrame();
  return joining === null ? null : (
    <Suspense fallback={null}>
      <JoinDialog bets={joining} />
    </Suspense>
  );
}
