import { useLayoutEffect, useRef } from 'react';
import { useAuth } from '#src/core/auth/index.ts';

/** Time of the last login. A restored session is not a login. */
export const loginInstant: { current: number | null } = { current: null };

export function useLoginInstant(): void {
  const { isLoggedIn } = useAuth();
  const before = useRef(isLoggedIn);
  // Uses a layout effect, because the dialog host's effects read the new time.
  useLayoutEffect(() => {
    if (before.current === false && isLoggedIn === true) loginInstant.current = performance.now();
    if (isLoggedIn === false) loginInstant.current = null;
    before.current = isLoggedIn;
  }, [isLoggedIn]);
}
