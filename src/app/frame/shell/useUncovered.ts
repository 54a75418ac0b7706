import { useState } from 'react';
import { useStore } from 'zustand';
import { overPageStore } from '#src/platform/overPage.ts';

/** True while `isOpen`, but only after dialogs and notices have closed, which a sheet would cover. */
export function useUncovered(isOpen: boolean): boolean {
  const isCovered = useStore(overPageStore, ({ hasDialog, hasNotice }) => hasDialog || hasNotice);
  const [isShown, setShown] = useState(false);
  const next = isOpen && (isShown || !isCovered);
  if (next !== isShown) setShown(next);
  return next;
}
