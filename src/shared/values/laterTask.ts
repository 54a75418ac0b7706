/** Resolves in a new macrotask, after timers that are due. */
export const laterTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
