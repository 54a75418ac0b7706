import { useEffect, useState } from 'react';
import { useScheduler } from '../startup/SchedulerContext.ts';

/** Marks the page as usable, for pages without a published layout. */
export function useMarkUsable(): void {
  const scheduler = useScheduler();
  useEffect(() => scheduler.markUsable(), [scheduler]);
}

export function useAfterStart(): boolean {
  const scheduler = useScheduler();
  const [started, setStarted] = useState(false);
  useEffect(() => scheduler.afterStart(() => setStarted(true)), [scheduler]);
  return started;
}
