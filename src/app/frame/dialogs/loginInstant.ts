import { useLayoutEffect, useRef } from 'react';
import { useAuth } from '#src/core/auth/index.ts';

/** When this page saw a login, by `performance.now()`; a session found at the start is none. */
export const loginInstant: { current: number | null } = { current: null };

/** Runs from the first render on: the host of dialogs loads later than a quick player logs in. */
export function useLoginInstant(): void {
  const { isLoggedIn } = useAuth();
  const before = useRef(isLoggedIn);
  // Before the effects of this drawing, in which the host of dialogs looks at it.
  useLayoutEffect(() => {
    if (before.current === false && isLoggedIn === true) loginInstant.current = performance.now();
    if (isLoggedIn === false) loginInstant.current = null;
    before.current = isLoggedIn;
  }, [isLoggedIn]);
}
