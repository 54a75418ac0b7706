import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { overPageStore } from '#src/platform/overPage.ts';
import { preloadDialog } from '#src/ui/dialog/Dialog.tsx';

/**
 * True while `isOpen`, but only after dialogs and notices are closed, because a sheet would cover them. Waits for the sheet's code, because
 * a late sheet would cover a new notice.
 */
export function useUncovered(isOpen: boolean): boolean {
  const hasCode = useDialogCode(isOpen);
  const isCovered = useStore(overPageStore, ({ hasDialog, hasNotice }) => hasDialog || hasNotice);
  const [isShown, setShown] = useState(false);
  const next = isOpen && hasCode && (isShown || !isCovered);
  if (next !== isShown) setShown(next);
  return next;
}

/** True after the code has loaded or failed. The dialog reports failures itself. */
function useDialogCode(isWanted: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const setDone = (): void => setLoaded(true);
    void preloadDialog().then(setDone, setDone);
  }, [isWanted]);
  return isLoaded;
}
