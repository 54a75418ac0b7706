import type { StampedEvent } from './events.ts';

const MOST_AT_ONCE = 50;
const MOST_WAITING = 300;
const SEND_EVERY_MS = 10_000;

export type CollectorOptions = {
  readonly visit: string;
  readonly send: (body: string) => boolean;
};

export type EventCollector = {
  readonly take: (event: StampedEvent) => void;
  readonly flush: () => void;
  readonly stop: () => void;
};

export function createCollector({ visit, send }: CollectorOptions): EventCollector {
  let waiting: readonly StampedEvent[] = [];
  let lost = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE);
      if (!send(JSON.stringify({ visit, ...(lost > 0 ? { lost } : {}), events: batch }))) return wait();
      waiting = waiting.slice(batch.length);
      lost = 0;
    }
  }
  function wait(): void {
    timer ??= setTimeout(flush, SEND_EVERY_MS);
  }

  return {
    take: (event) => {
      lost += Math.max(0, waiting.length + 1 - MOST_WAITING);
      waiting = [...waiting, event].slice(-MOST_WAITING);
      if (waiting.length === MOST_AT_ONCE) flush();
      else wait();
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}
