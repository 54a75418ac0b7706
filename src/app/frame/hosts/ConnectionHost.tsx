import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBrand } from '#src/brand/context.tsx';
import { connection, usePlatform, watchConnection } from '#src/platform/index.ts';
import { t } from '#src/shared/text/t.ts';
import { dismissToast, toast, TOAST_PERMANENT } from '#src/ui/notices/toast.ts';
import { formatClock } from '#src/ui/time.ts';

const LOST = 'connection-lost';
/** Small file that the server sends from memory. A request for it tests the connection. */
const PROBE = '/robots.txt';
const PATIENCE_MS = 3_000;

export function ConnectionHost() {
  const { socket, clock } = usePlatform();
  const { offlineTitle } = useBrand().copy;
  const lostAt = useStore(connection, (state) => state.lostAt);
  useEffect(() => watchConnection({ socket, now: clock.now, reach }), [socket, clock]);
  useEffect(() => {
    if (lostAt === null) return;
    const at = formatClock(new Date(lostAt));
    const body = t`This page is from ${at}. You can keep reading it. Odds, bets, games and payments wait until you are back online.`;
    toast({ id: LOST, type: 'danger', title: offlineTitle, body, secondsUntilRemoved: TOAST_PERMANENT });
    return () => dismissToast(LOST);
  }, [lostAt, offlineTitle]);
  return null;
}

const reach = (): Promise<boolean> =>
  fetch(PROBE, { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
