import { useEffect, useState } from 'react';
import { useScheduler } from '../startup/SchedulerContext.ts';

/** Tells that the first page can be used although no layout is drawn: on pages that the client draws itself. */
export function useMarkUsable(): void {
  const scheduler = useScheduler();
  useEffect(() => scheduler.markUsable(), [scheduler]);
}

/** False until the first page is interactive and the browser is idle; then true for good. */
export function useAfterStart(): boolean {
  const scheduler = useScheduler();
  const [started, setStarted] = useState(false);
  useEffect(() => scheduler.afterStart(() => setStarted(true)), [scheduler]);
  return started;
}
