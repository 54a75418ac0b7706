import { useEffect } from 'react';
import { useStore } from 'zustand';
import { overPageStore } from '../hosts/overlayStore.ts';

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
