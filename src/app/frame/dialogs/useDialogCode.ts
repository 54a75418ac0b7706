import { useCallback } from 'react';
import { patiently, preloadViews } from '#src/render/index.ts';
import { preloadDialog } from '#src/ui/dialog/Dialog.tsx';
import { useVocabulary } from '../vocabulary.tsx';

/** Loads a dialog's code in advance, because a late dialog would cover a field in use. Never rejects. */
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
