import { createContext, use } from 'react';
import type { Scheduler } from './scheduler.ts';

export const SchedulerContext = createContext<Scheduler | null>(null);

/** Throws outside a `SchedulerContext`. */
export function useScheduler(): Scheduler {
  const scheduler = use(SchedulerContext);
  if (scheduler === null) throw new Error('No SchedulerContext');
  return scheduler;
}
