import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { overPageStore } from '#src/platform/overPage.ts';
import { preloadDialog } from '#src/ui/dialog/Dialog.tsx';

/**
 * True while `isOpen` and no dialog or notice is open, because a sheet would cover them. Loads the sheet's code first, because a late sheet would
 * cover a notice that opened in the meantime.
 */
export function useUncovered(isOpen: boolean): boolean {
  const hasCode = useDialogCode(isOpen);
  const isCovered = useStore(overPageStore, ({ hasDialog, hasNotice }) => hasDialog || hasNotice);
  const [isShown, setShown] = useState(false);
  const next = isOpen && hasCode && (isShown || !isCovered);
  if (next !== isShown) setShown(next);
  return next;
}

/** Counts a failed load as loaded, because the dialog reports it. */
function useDialogCode(isWanted: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const setDone = (): void => setLoaded(true);
    void preloadDialog().then(setDone, setDone);
  }, [isWanted]);
  return isLoaded;
}
