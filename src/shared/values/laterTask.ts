/** New macrotask, after the timers that are due. */
export const laterTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
