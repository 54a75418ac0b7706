/** Adds a timeout to `fetch`, which also covers reading the body. Rejects with `TimeoutError`. */
export const fetchWithTimeout =
  (timeoutMs: number, inner: typeof fetch = (...call) => fetch(...call)): typeof fetch =>
  (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    return inner(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  };
