import { useEffect, useState } from 'react';
import { reportError } from '#src/platform/index.ts';
import { patiently } from '#src/render/index.ts';
import { type OverlayVocabulary, useVocabulary } from '../vocabulary.tsx';

const WITHOUT_WORDS = { dialogs: {}, forms: {} } as unknown as OverlayVocabulary;

/** Loads the code of dialogs and forms. Returns null while loading, an empty vocabulary after a failure. */
export function useOverlayVocabulary(isNeeded: boolean): OverlayVocabulary | null {
  const { loadOverlays } = useVocabulary();
  const [overlays, setOverlays] = useState<OverlayVocabulary | null>(null);
  const hasCome = overlays !== null && overlays !== WITHOUT_WORDS;
  useEffect(() => {
    if (hasCome) return;
    if (!isNeeded) return setOverlays(null);
    let isWanted = true;
    patiently(loadOverlays).then(
      (loaded) => isWanted && setOverlays(loaded),
      (error: unknown) => {
        reportError('layout', error);
        if (isWanted) setOverlays(WITHOUT_WORDS);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded, hasCome, loadOverlays]);
  return overlays;
}
