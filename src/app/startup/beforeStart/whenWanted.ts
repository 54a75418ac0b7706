/** By these a player tells that there is somebody; a screen reader moves the focus or scrolls. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** How long the pictures and the font of a first view may take before its code is fetched all the same, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * Waits until a first view is painted as it will stand, so that code does not travel before what is seen; at the first sign of a player no
 * longer, nor where nothing is painted because nobody looks.
 */
export function whenWanted(page: Document): Promise<void> {
  return new Promise((done) => {
    const go = (): void => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, go, true);
      done();
    };
    const timer = setTimeout(go, PATIENCE_MS);
    for (const sign of SIGNS) addEventListener(sign, go, { capture: true, passive: true });
    if (page.visibilityState === 'hidden') return go();
    void Promise.all([loaded(page), page.fonts.ready]).then(() => afterPaint(go));
  });
}

const loaded = (page: Document): Promise<void> =>
  page.readyState === 'complete' ? Promise.resolve() : new Promise((done) => addEventListener('load', () => done(), { once: true }));

/** In the second frame what the first one showed is painted. */
const afterPaint = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
