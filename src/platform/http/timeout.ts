/** Adds a timeout to `fetch`. Rejects with `TimeoutError`, also while the body is read. */
export const fetchWithTimeout =
  (timeoutMs: number, inner: typeof fetch = (...call) => fetch(...call)): typeof fetch =>
  (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    return inner(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  };
