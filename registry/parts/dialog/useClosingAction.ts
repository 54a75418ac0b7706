import { useEffect } from 'react';
import { type ActionState, useAction, useOverlay } from '#src/render/index.ts';

export function useClosingAction(
  ...what: Parameters<typeof useAction>
): ActionState & { readonly isDone: boolean; readonly close: () => void } {
  const { close } = useOverlay();
  const state = useAction(...what);
  const isDone = state.end?.kind === 'done';
  useEffect(() => {
    if (isDone) close();
  }, [isDone, close]);
  return { ...state, isDone, close };
}
