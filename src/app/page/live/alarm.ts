/** Rings when an instant of the server's has come; one at a time. */
export type Alarm = {
  /** ISO 8601; null for none. */
  readonly set: (instant: string | null) => void;
  readonly stop: () => void;
};

/** Answers that the server kept may be this old: who asks sooner may be told what was. */
const KEPT_MS = 2_500;
/** Everybody's page has the same instant; they do not all ask in the same second. */
const SPREAD_MS = 5_000;
/** Longer waits are cut: a timer of a browser counts to 25 days, and a clock may be set right meanwhile. */
const LONGEST_MS = 3_600_000;
const MOST_DOUBLINGS = 7;

export function createAlarm(ports: {
  /** The server's time in ms, as far as the page knows it. */
  readonly now: () => number;
  readonly random: () => number;
  readonly ring: () => void;
}): Alarm {
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
      // One that was rung for and still stands belongs to another clock than ours: asked again, ever more rarely.
      const patience = 2 ** Math.min(rings, MOST_DOUBLINGS);
      wait(Math.max(at, ports.now()) + (KEPT_MS + ports.random() * SPREAD_MS) * patience);
    },
    stop,
  };
}
