import { useLayoutEffect, useRef } from 'react';
import { useAuth } from '#src/core/auth/index.ts';

/** Time of the last login, or null. A restored session is not a login. */
export const loginInstant: { current: number | null } = { current: null };

export function useLoginInstant(): void {
  const { isLoggedIn } = useAuth();
  const before = useRef(isLoggedIn);
  // A layout effect sets the time before the dialog host's effects read it.
  useLayoutEffect(() => {
    if (before.current === false && isLoggedIn === true) loginInstant.current = performance.now();
    if (isLoggedIn === false) loginInstant.current = null;
    before.current = isLoggedIn;
  }, [isLoggedIn]);
}
