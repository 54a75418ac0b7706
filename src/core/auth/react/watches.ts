const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
const AWAKENINGS = ['focus', 'pageshow', 'visibilitychange'] as const;
/** Time from the warning to the idle logout; half the idle limit if that is shorter. */
const WARNING_MS = 60_000;
const SHARE_MS = 5_000;
const MINUTE_MS = 60_000;

export type Watches = {
  readonly start: (inactivityMinutes: number, heartbeatSeconds: number) => void;
  readonly stop: () => void;
  readonly alive: () => void;
  readonly aliveElsewhere: () => void;
  readonly beatenElsewhere: () => void;
};

export type WatchPorts = {
  readonly onIdle: () => void;
  readonly onIdleSoon: (secondsLeft: number) => void;
  readonly onReturn: () => void;
  readonly onLife: () => void;
  readonly onHeartbeat: (elapsedSeconds: number) => void;
};

/** The same moment on two clocks, because `performance.now()` may stop during sleep and players can change the device time. */
type Mark = { readonly steady: number; readonly device: number };
const markNow = (): Mark => ({ steady: performance.now(), device: Date.now() });
const msSince = ({ steady, device }: Mark): number => Math.max(performance.now() - steady, Date.now() - device, 0);

/** Detects inactivity and times heartbeats; pauses while offline. */
export function createWatches(ports: WatchPorts): Watches {
  const idle = createIdleWatch(ports);
  let beat: ReturnType<typeof setInterval> | undefined;
  let beatAt = markNow();
  let everyS = 0;
  const planBeats = (): void => {
    clearInterval(beat);
    beatAt = markNow();
    if (everyS <= 0) return;
    beat = setInterval(() => {
      if (!navigator.onLine) return;
      const seconds = Math.round(msSince(beatAt) / 1_000);
      beatAt = markNow();
      ports.onHeartbeat(seconds);
    }, everyS * 1_000);
  };
  const stop = (): void => {
    idle.stop();
    clearInterval(beat);
    everyS = 0;
  };
  return {
    start: (inactivityMinutes, heartbeatSeconds) => {
      stop();
      if (inactivityMinutes > 0) idle.start(inactivityMinutes * MINUTE_MS);
      everyS = heartbeatSeconds;
      planBeats();
    },
    stop,
    alive: idle.alive,
    aliveElsewhere: idle.aliveElsewhere,
    beatenElsewhere: planBeats,
  };
}

function createIdleWatch({ onIdle, onIdleSoon, onReturn, onLife }: WatchPorts) {
  let limitMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aliveAt = markNow();
  let sharedAt: Mark | null = null;
  let isWarned = false;
  // Compares times, because timers run late after the device sleeps.
  const look = (): void => {
    clearTimeout(timer);
    if (limitMs === null) return;
    const warningMs = Math.min(WARNING_MS, limitMs / 2);
    const leftMs = limitMs - msSince(aliveAt);
    if (leftMs <= 0) return onIdle();
    if (leftMs <= warningMs && !isWarned) {
      isWarned = true;
      onIdleSoon(Math.ceil(leftMs / 1_000));
    }
    timer = setTimeout(look, isWarned ? leftMs : leftMs - warningMs);
  };
  const lives = (): boolean => {
    if (limitMs === null) return false;
    if (msSince(aliveAt) >= limitMs) {
      look();
      return false;
    }
    aliveAt = markNow();
    if (isWarned) {
      isWarned = false;
      onReturn();
      look();
    }
    return true;
  };
  const alive = (): void => {
    if (!lives() || (sharedAt !== null && msSince(sharedAt) < SHARE_MS)) return;
    sharedAt = markNow();
    onLife();
  };
  const stop = (): void => {
    clearTimeout(timer);
    limitMs = null;
    isWarned = false;
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, alive);
    for (const sign of AWAKENINGS) window.removeEventListener(sign, look);
  };
  const start = (ms: number): void => {
    limitMs = ms;
    aliveAt = markNow();
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, alive, { passive: true });
    for (const sign of AWAKENINGS) window.addEventListener(sign, look);
    look();
  };
  return { start, stop, alive, aliveElsewhere: () => void lives() };
}
