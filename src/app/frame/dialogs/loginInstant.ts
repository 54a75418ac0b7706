import { useLayoutEffect, useRef } from 'react';
import { useAuth } from '#src/core/auth/index.ts';

/** Restored sessions are no logins. */
export const loginInstant: { current: number | null } = { current: null };

/** The dialog host loads later. */
export function useLoginInstant(): void {
  const { isLoggedIn } = useAuth();
  const before = useRef(isLoggedIn);
  // The dialog host reads it in this render's effects.
  useLayoutEffect(() => {
    if (before.current === false && isLoggedIn === true) loginInstant.current = performance.now();
    if (isLoggedIn === false) loginInstant.current = null;
    before.current = isLoggedIn;
  }, [isLoggedIn]);
}
