/** Product §9: every call that is no stream is given up after this. */
export const HTTP_TIMEOUT_MS = 5_000;
/** A file takes its time: 5 MB over half a megabit a second are 80 s. */
export const FILE_TIMEOUT_MS = 120_000;

/** `fetch` that aborts with a `TimeoutError`. The body must arrive in time as well; a caller's own signal still works. */
export const fetchWithin =
  (timeoutMs: number, inner: typeof fetch = (...call) => fetch(...call)): typeof fetch =>
  (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    return inner(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  };
