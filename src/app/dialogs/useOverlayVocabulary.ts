import { useEffect, useState } from 'react';
import { reportError } from '#src/platform/index.ts';
import { type OverlayVocabulary, useVocabulary } from '../vocabulary.tsx';

/** The kinds of overlays, once somebody needs them; null until they have come. */
export function useOverlayVocabulary(isNeeded: boolean): OverlayVocabulary | null {
  const { loadOverlays } = useVocabulary();
  const [overlays, setOverlays] = useState<OverlayVocabulary | null>(null);
  useEffect(() => {
    if (!isNeeded || overlays) return;
    let isWanted = true;
    loadOverlays().then(
      (loaded) => isWanted && setOverlays(loaded),
      (error: unknown) => reportError('layout', error),
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded, overlays, loadOverlays]);
  return overlays;
}
