/** Server time, since the device's clock may be wrong. */
export type Clock = {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** `serverTime` is ISO 8601; an unreadable one is ignored. */
  readonly synchronise: (serverTime: string) => void;
};

/** `steady`: monotonic milliseconds. */
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
