import type { Logger } from 'pino';

export function createStops(log: Pick<Logger, 'debug' | 'error'>) {
  const opened: { readonly name: string; readonly close: () => unknown }[] = [];
  let running: Promise<void> | null = null;
  const closeAll = async (): Promise<void> => {
    for (const { name, close } of opened.toReversed()) {
      const began = performance.now();
      try {
        await close();
        log.debug({ event: 'closed', name, ms: Math.round(performance.now() - began) });
      } catch (error) {
        log.error({ event: 'close-failed', name, error });
      }
    }
  };
  return {
    add: (name: string, close: () => unknown): void => void opened.push({ name, close }),
    run: (): Promise<void> => (running ??= closeAll()),
  };
}

export type Stops = ReturnType<typeof createStops>;
