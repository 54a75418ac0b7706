import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Platform, reportError } from '#src/platform/index.ts';
import { StartupProvider } from '../StartupContext.tsx';
import { loadStartup, type Startup, takeStartup } from './startup.ts';
import { maintenanceIn, startupFaultOf, waitingRoomIn } from './startupFault.ts';
import { firstStep, type StartupEvent, stepStartup } from './startupMachine.ts';

export type StartupHostProps = {
  readonly platform: Platform;
  readonly first: Promise<Startup>;
  readonly answered?: Startup | null;
  readonly children: ReactNode;
};

/** Handles maintenance, the waiting room and a change of region, whichever request reports it. Never blocks the page. */
export function StartupHost({ platform, first, answered = null, children }: StartupHostProps) {
  const [{ progress, askAgainMs }, setStep] = useState(() =>
    answered === null ? firstStep : stepStartup(firstStep, { type: 'answered', startup: answered }),
  );
  const latest = useRef(0);
  const hear = useCallback((event: StartupEvent) => setStep((old) => stepStartup(old, event)), []);
  const take = useCallback(
    (answer: Promise<Startup>) => {
      const turn = (latest.current += 1);
      void answer.then(
        (startup) => {
          if (turn !== latest.current) return;
          takeStartup(platform, startup);
          hear({ type: 'answered', startup });
        },
        (error: unknown) => {
          if (turn !== latest.current) return;
          const fault = startupFaultOf(error);
          if (fault.kind === 'unreachable') reportError('boot', error);
          hear({ type: 'failed', fault });
        },
      );
    },
    [platform, hear],
  );
  useEffect(() => {
    if (answered === null) take(first);
  }, [take, first, answered]);
  const retry = useCallback(() => take(loadStartup(platform.client)), [take, platform]);
  useEffect(
    () =>
      platform.onSignal((signal) => {
        if (signal.type === 'region-moved') retry();
        if (signal.type === 'waiting-room')
          hear({ type: 'turned-away', fault: { kind: 'waiting-room', refreshSeconds: null, text: null, ...waitingRoomIn(signal.body) } });
        const maintenance = signal.type === 'maintenance-announced' ? maintenanceIn((name) => signal.headers[name]) : null;
        if (maintenance) hear({ type: 'turned-away', fault: { kind: 'maintenance', maintenance } });
      }),
    [platform, hear, retry],
  );
  useEffect(() => {
    if (askAgainMs === null) return;
    const timer = setTimeout(retry, askAgainMs);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [askAgainMs, progress, retry]);
  const value = useMemo(() => ({ ...progress, retry }), [progress, retry]);
  return <StartupProvider value={value}>{children}</StartupProvider>;
}
