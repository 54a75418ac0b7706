import { useLayoutEffect, useRef } from 'react';
import { useAuth } from '#src/core/auth/index.ts';

/** Time of the last login; restoring a session is no login. */
export const loginInstant: { current: number | null } = { current: null };

/** Records the time here: the dialog host loads later. */
export function useLoginInstant(): void {
  const { isLoggedIn } = useAuth();
  const before = useRef(isLoggedIn);
  // Runs before the dialog host's effects of this render, which read the time.
  useLayoutEffect(() => {
    if (before.current === false && isLoggedIn === true) loginInstant.current = performance.now();
    if (isLoggedIn === false) loginInstant.current = null;
    before.current = isLoggedIn;
  }, [isLoggedIn]);
}
