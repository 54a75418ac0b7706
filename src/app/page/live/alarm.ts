export type Alarm = {
  /** Sets the time of the layout's next change (ISO 8601); null if there is none. */
  readonly set: (instant: string | null) => void;
  readonly stop: () => void;
};

/** Maximum age of a response in the server's cache. An earlier refetch would return it again. */
const KEPT_MS = 2_500;
/** Maximum random delay in milliseconds. Without it, all open pages would refetch at once. */
const SPREAD_MS = 5_000;
/** Maximum duration of a timer. Timers overflow at 25 days, and clocks get corrected. */
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
      // If a refetch returns the same time, server and browser clocks differ. The wait then doubles.
      const patience = 2 ** Math.min(rings, MOST_DOUBLINGS);
      wait(Math.max(at, ports.now()) + (KEPT_MS + ports.random() * SPREAD_MS) * patience);
    },
    stop,
  };
}
