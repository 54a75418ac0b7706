import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { atQuietMoment } from '../../frame/dialogs/quietMoment.ts';
import { overPageStore } from '../../frame/hosts/overlayStore.ts';
import { useScheduler } from '../../startup/SchedulerContext.ts';

/** Whether a notice that can wait may lie over the page: not over a published dialog, which in turn waits until it is closed. */
export function useNotice(isWanted: boolean): boolean {
  const isShown = useStore(overPageStore, ({ hasDialog }) => !hasDialog) && isWanted;
  useEffect(() => {
    if (!isShown) return;
    overPageStore.setState({ hasNotice: true });
    return () => overPageStore.setState({ hasNotice: false });
  }, [isShown]);
  return isShown;
}

/** The same for what comes of itself, and not of something that the player has just done: in a quiet moment, and over nothing else. */
export function useQuietNotice(isWanted: boolean): boolean {
  const scheduler = useScheduler();
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!isWanted) return setBegun(false);
    return atQuietMoment(scheduler, () => setBegun(true));
  }, [isWanted, scheduler]);
  return useNotice(isWanted && hasBegun);
}
