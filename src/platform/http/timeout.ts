/** `fetch` that aborts with a `TimeoutError`. The body must arrive in time as well; a caller's own signal still works. */
export const fetchWithin =
  (timeoutMs: number, inner: typeof fetch = (...call) => fetch(...call)): typeof fetch =>
  (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    return inner(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  };
