export type Alarm = {
  /** Sets when the layout changes next (ISO 8601); null if it never changes. */
  readonly set: (instant: string | null) => void;
  readonly stop: () => void;
};

/** Maximum age of a response in the server's cache; an earlier refetch would return the same response. */
const KEPT_MS = 2_500;
/** Maximum random delay in milliseconds, because all open pages refetch at the same time. */
const SPREAD_MS = 5_000;
/** Maximum duration of a timer, because timers overflow at 25 days and clocks get corrected. */
const LONGEST_MS = 3_600_000;
const MOST_DOUBLINGS = 7;

export function createAlarm(ports: { readonly now: () => number; readonly random: () => number; readonly ring: () => void }): Alarm {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let last: string | null = null;
  let rings = 0;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const ring = (): void => {
    timer = null;
    rings += 1;
    ports.ring();
  };
  const wait = (at: number): void => {
    const left = at - ports.now();
    timer = left > LONGEST_MS ? setTimeout(() => wait(at), LONGEST_MS) : setTimeout(ring, Math.max(0, left));
  };
  return {
    set: (instant) => {
      if (instant === last && timer !== null) return;
      stop();
      if (instant !== last) rings = 0;
      last = instant;
      const at = Date.parse(instant ?? '');
      if (Number.isNaN(at)) return;
      // Doubles the wait each time a refetch returns the same time, because the clocks of server and browser then differ.
      const patience = 2 ** Math.min(rings, MOST_DOUBLINGS);
      wait(Math.max(at, ports.now()) + (KEPT_MS + ports.random() * SPREAD_MS) * patience);
    },
    stop,
  };
}
