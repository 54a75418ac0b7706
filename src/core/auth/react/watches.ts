const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
/** After these the page may have slept, and its timers with it. */
const AWAKENINGS = ['focus', 'pageshow', 'visibilitychange'] as const;
/** How long before the end the player is warned; half of a time that is shorter than two of these. */
const WARNING_MS = 60_000;
/** Other tabs are told of life here at most this often. */
const SHARE_MS = 5_000;
const MINUTE_MS = 60_000;

export type Watches = {
  readonly start: (inactivityMinutes: number, heartbeatSeconds: number) => void;
  readonly stop: () => void;
  /** There was a sign of life: here, or in another tab, which has it from its own player. */
  readonly alive: () => void;
  readonly aliveElsewhere: () => void;
  /** Another tab has sent the heartbeat of this interval. */
  readonly beatenElsewhere: () => void;
};

export type WatchPorts = {
  readonly onIdle: () => void;
  readonly onIdleSoon: (secondsLeft: number) => void;
  readonly onReturn: () => void;
  /** To tell other tabs. */
  readonly onLife: () => void;
  readonly onHeartbeat: (elapsedSeconds: number) => void;
};

/** An instant by both clocks: one that stands still in some browsers while the machine sleeps, and one that its owner can move. */
type Mark = { readonly steady: number; readonly device: number };
const markNow = (): Mark => ({ steady: performance.now(), device: Date.now() });
const msSince = ({ steady, device }: Mark): number => Math.max(performance.now() - steady, Date.now() - device, 0);

/** Whether the player is still there, and for how long the session has run since the last heartbeat. Nothing is sent offline. */
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
  // Looks at the time rather than at which timer has fired: after a sleep all of them are late.
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
    // Who comes back after the end has not been there.
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
