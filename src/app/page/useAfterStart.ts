import { useEffect, useState } from 'react';
import { useScheduler } from '../startup/SchedulerContext.ts';

/** For pages the client draws itself, without a layout. */
export function useMarkUsable(): void {
  const scheduler = useScheduler();
  useEffect(() => scheduler.markUsable(), [scheduler]);
}

/** False until the first page is usable and the browser idle; then true for good. */
export function useAfterStart(): boolean {
  const scheduler = useScheduler();
  const [started, setStarted] = useState(false);
  useEffect(() => scheduler.afterStart(() => setStarted(true)), [scheduler]);
  return started;
}
