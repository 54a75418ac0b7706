import { useEffect, useRef } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { useStartup } from '../StartupContext.tsx';

/** Poll interval (product §9). */
export const POLL_MS = 10_000;

/** Polls at once after a login, because players skip the waiting room. */
export function useStartupPoll(): void {
  const { isLoggedIn } = useAuth();
  const { stage, waitingSeconds, retry } = useStartup();
  const ask = useRef(retry);
  ask.current = retry;
  const isPolled = isLoggedIn === true && stage === 'done';
  useEffect(() => {
    if (!isPolled) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) ask.current();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isPolled]);
  const isHeld = isLoggedIn === true && waitingSeconds !== null;
  useEffect(() => (isHeld ? ask.current() : undefined), [isHeld]);
}
