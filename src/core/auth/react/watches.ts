const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

export type Watches = { readonly start: (inactivityMinutes: number, heartbeatSeconds: number) => void; readonly stop: () => void };

export type WatchPorts = { readonly onIdle: () => void; readonly onHeartbeat: (elapsedSeconds: number) => void };

/** Whether the player is still there, and for how long the session has run since the last heartbeat. Nothing is sent offline. */
export function createWatches({ onIdle, onHeartbeat }: WatchPorts): Watches {
  let idle: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  let alive: (() => void) | null = null;
  const stop = (): void => {
    clearTimeout(idle);
    clearInterval(beat);
    if (alive) for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, alive);
    alive = null;
  };
  const start = (inactivityMinutes: number, heartbeatSeconds: number): void => {
    stop();
    alive = () => {
      clearTimeout(idle);
      idle = setTimeout(onIdle, inactivityMinutes * 60_000);
    };
    if (inactivityMinutes > 0) {
      alive();
      for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, alive, { passive: true });
    }
    if (heartbeatSeconds > 0)
      beat = setInterval(() => {
        if (navigator.onLine) onHeartbeat(heartbeatSeconds);
      }, heartbeatSeconds * 1_000);
  };
  return { start, stop };
}
