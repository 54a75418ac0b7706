import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const NowContext = createContext<Date | null>(null);

/** How often relative times are told anew, in milliseconds. */
const TICK_MS = 30_000;

/** One clock for all relative times of the page. `read` is the clock; the machine's unless a test says otherwise. */
export function NowProvider({ read = machine, children }: { readonly read?: () => Date; readonly children: ReactNode }) {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), TICK_MS);
    return () => clearInterval(timer);
  }, [read]);
  return <NowContext value={now}>{children}</NowContext>;
}

const machine = (): Date => new Date();

/** The present, at most half a minute old. */
export function useNow(): Date {
  const now = use(NowContext);
  if (!now) throw new Error('useNow needs a NowProvider above it');
  return now;
}
