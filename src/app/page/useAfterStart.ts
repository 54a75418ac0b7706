import { useEffect, useState } from 'react';
import { useScheduler } from '../startup/SchedulerContext.ts';

/** Marks a page without a published layout as usable. */
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
