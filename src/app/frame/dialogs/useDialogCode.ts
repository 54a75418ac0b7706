import { useCallback } from 'react';
import { patiently, preloadViews } from '#src/render/index.ts';
import { preloadDialog } from '#src/ui/dialog/Dialog.tsx';
import { useVocabulary } from '../vocabulary.tsx';

/**
 * Fetches what a dialog of a kind is drawn with. A dialog that comes by itself is decided on only then: code that were still on its way would
 * open it a second later, over a field that somebody has begun to fill. Never rejects: opening says what is missing.
 */
export function useDialogCode(): (kind: string) => Promise<void> {
  const { loadOverlays } = useVocabulary();
  return useCallback(
    async (kind) => {
      const views = patiently(loadOverlays).then(({ dialogs }) => preloadViews(dialogs, [kind]));
      await Promise.allSettled([views, preloadDialog()]);
    },
    [loadOverlays],
  );
}
