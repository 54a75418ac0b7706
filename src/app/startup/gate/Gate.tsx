import { type ReactNode, Suspense, useEffect } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { useStartup } from '../StartupContext.tsx';
import { useStartupPoll } from './useStartupPoll.ts';

const MaintenanceScreen = lazyWithRetry(async () => (await import('./MaintenanceScreen.tsx')).MaintenanceScreen);
const WaitingRoom = lazyWithRetry(async () => (await import('./WaitingRoom.tsx')).WaitingRoom);

/** Replaces the site during maintenance, which logs players out (product §4). */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { isLoggedIn, logOut } = useAuth();
  const { maintenance, waitingSeconds, waitingText } = useStartup();
  useStartupPoll();
  const mustLeave = maintenance !== null && isLoggedIn === true;
  useEffect(() => (mustLeave ? logOut('maintenance') : undefined), [mustLeave, logOut]);
  if (maintenance)
    return (
      <Suspense fallback={null}>
        <MaintenanceScreen maintenance={maintenance} />
      </Suspense>
    );
  if (waitingSeconds !== null && isLoggedIn !== true)
    return (
      <Suspense fallback={null}>
        <WaitingRoom seconds={waitingSeconds} text={waitingText} />
      </Suspense>
    );
  return children;
}
