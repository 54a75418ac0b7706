import { useEffect, useState } from 'react';
import { useScheduler } from '../startup/SchedulerContext.ts';

/** For pages of the client, which have no layout. */
export function useMarkUsable(): void {
  const scheduler = useScheduler();
  useEffect(() => scheduler.markUsable(), [scheduler]);
}

/** True once the first page is usable and the browser idle. */
export function useAfterStart(): boolean {
  const scheduler = useScheduler();
  const [started, setStarted] = useState(false);
  useEffect(() => scheduler.afterStart(() => setStarted(true)), [scheduler]);
  return started;
}
