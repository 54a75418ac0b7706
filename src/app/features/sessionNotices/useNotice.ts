import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { atQuietMoment } from '../../frame/dialogs/quietMoment.ts';
import { overPageStore } from '#src/platform/overPage.ts';
import { useScheduler } from '../../startup/SchedulerContext.ts';

/** True if the notice is wanted and no dialog is open. While true, no dialog opens. */
export function useNotice(isWanted: boolean): boolean {
  const isShown = useStore(overPageStore, ({ hasDialog }) => !hasDialog) && isWanted;
  useEffect(() => {
    if (!isShown) return;
    overPageStore.setState({ hasNotice: true });
    return () => overPageStore.setState({ hasNotice: false });
  }, [isShown]);
  return isShown;
}

export function useQuietNotice(isWanted: boolean): boolean {
  const scheduler = useScheduler();
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!isWanted) return setBegun(false);
    return atQuietMoment(scheduler, () => setBegun(true));
  }, [isWanted, scheduler]);
  return useNotice(isWanted && hasBegun);
}
