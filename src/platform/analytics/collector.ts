import type { StampedEvent } from './events.ts';

/** The collector takes no more at once; a beacon must stay small. */
const MOST_AT_ONCE = 50;
/** As many wait for a network that is away; the oldest go first. */
const MOST_WAITING = 300;
const SEND_EVERY_MS = 10_000;

export type CollectorOptions = {
  /** Marks events of one visit as such; says nothing of who it is. */
  readonly visit: string;
  /** Hands a body to the browser; false when it would not take it. */
  readonly send: (body: string) => boolean;
};

export type EventCollector = {
  readonly take: (event: StampedEvent) => void;
  /** Sends what waits, at once: the page may be gone in a moment. */
  readonly flush: () => void;
  readonly stop: () => void;
};

/** Gathers events into batches. What the browser will not take waits for the next time; what there is no room for is counted. */
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
