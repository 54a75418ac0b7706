import { startTransition, useEffect, useMemo, useState } from 'react';
import { shelvesOf } from '#src/shared/layouts/layoutPatch/shelves.ts';
import { type Task, afterFrame, type Stop } from '../startup/pauses.ts';
import type { Scheduler } from '../startup/scheduler.ts';
import { useScheduler } from '../startup/SchedulerContext.ts';
import type { MainProps } from './useIsLong.ts';

/** Number of shelves drawn one by one. Later ones are below the screen. */
const STEPS = 3;

/** Draws one shelf per frame behind the server-rendered HTML. All at once would block phones for 200 ms. */
export function useInSteps(layout: MainProps['layout']): MainProps['layout'] {
  const scheduler = useScheduler();
  const [shown, setShown] = useState(() => (scheduler.phase === 'behind-view' ? 0 : null));
  useEffect(() => {
    if (shown === null) return scheduler.markDrawn();
    return step(scheduler, () => startTransition(() => setShown(shown < STEPS ? shown + 1 : null)));
  }, [scheduler, shown]);
  useEffect(() => scheduler.markDrawn, [scheduler]);
  return useMemo(() => (shown === null ? layout : firstOf(layout, shown)), [layout, shown]);
}

const firstOf = (layout: MainProps['layout'], count: number): MainProps['layout'] => ({
  ...layout,
  slots: [...shelvesOf(layout.slots).values()].slice(0, count).flat(),
});

export function step(scheduler: Scheduler, act: Task): Stop {
  if (scheduler.phase === 'behind-view') scheduler.phase = 'steps';
  return afterFrame(act);
}
