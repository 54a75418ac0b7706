import { useState } from 'react';
import { useStore } from 'zustand';
import { overPageStore } from '#src/platform/overPage.ts';

/** True while `isOpen`, but only from when no dialog or notice is shown, because a sheet that opens later would cover them. */
export function useUncovered(isOpen: boolean): boolean {
  const isCovered = useStore(overPageStore, ({ hasDialog, hasNotice }) => hasDialog || hasNotice);
  const [isShown, setShown] = useState(false);
  const next = isOpen && (isShown || !isCovered);
  if (next !== isShown) setShown(next);
  return next;
}
