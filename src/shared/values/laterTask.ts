/** Resolves in a new macrotask, after due timers. */
export const laterTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
