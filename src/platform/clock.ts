/** Server time, because device clocks may be wrong. */
export type Clock = {
  readonly now: () => number;
  /** Sets the clock to an ISO 8601 time; ignores unreadable text. */
  readonly synchronise: (serverTime: string) => void;
};

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
