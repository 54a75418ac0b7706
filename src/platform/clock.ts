/** Server time as far as this browser knows it; the device's clock may be wrong or moved by its owner. */
export type Clock = {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Takes a server's instant (ISO 8601) as the present. Ignores what is no instant. */
  readonly synchronise: (serverTime: string) => void;
};

/** `steady` must never jump: milliseconds from any origin. */
export function createClock(steady: () => number = () => performance.now(), deviceNow: () => number = () => Date.now()): Clock {
  let offsetMs = deviceNow() - steady();
  return {
    now: () => steady() + offsetMs,
    synchronise: (serverTime) => {
      const instant = Date.parse(serverTime);
      if (!Number.isNaN(instant)) offsetMs = instant - steady();
    },
  };
}
