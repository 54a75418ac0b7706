import { useEffect, useState } from 'react';
import { reportError } from '#src/platform/index.ts';
import { patiently } from '#src/render/index.ts';
import { type OverlayVocabulary, useVocabulary } from '../vocabulary.tsx';

/** Knows no kind: each node is told as one that cannot be drawn, and what stands in for it needs no registry. */
const WITHOUT_WORDS = { dialogs: {}, forms: {} } as unknown as OverlayVocabulary;

/**
 * The kinds of overlays, once somebody needs them; null until they have come, and none when they did not although they were asked for again.
 * They are asked for anew when somebody needs them the next time.
 */
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
