import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const NowContext = createContext<Date | null>(null);

const TICK_MS = 30_000;

export function NowProvider({ read = machine, children }: { readonly read?: () => Date; readonly children: ReactNode }) {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), TICK_MS);
    return () => clearInterval(timer);
  }, [read]);
  return <NowContext value={now}>{children}</NowContext>;
}

const machine = (): Date => new Date();

/** Returns the time, at most `TICK_MS` old. Throws outside `NowProvider`. */
export function useNow(): Date {
  const now = use(NowContext);
  if (!now) throw new Error('useNow needs a NowProvider above it');
  return now;
}
