import { useEffect } from 'react';
import { type ActionState, useAction, useOverlay } from '#src/render/index.ts';

/** An action that a dialog is there for: once it is done the dialog closes by itself. */
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
