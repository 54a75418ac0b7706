import { useState } from 'react';
import { useStore } from 'zustand';
import { overPageStore } from '#src/platform/overPage.ts';

/** True while `isOpen` and no dialog or notice is open, because a sheet would cover them. */
export function useUncovered(isOpen: boolean): boolean {
  const isCovered = useStore(overPageStore, ({ hasDialog, hasNotice }) => hasDialog || hasNotice);
  const [isShown, setShown] = useState(false);
  const next = isOpen && (isShown || !isCovered);
  if (next !== isShown) setShown(next);
  return next;
}
