/** Events that show a user's presence. Screen readers cause only focus and scroll. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

const PATIENCE_MS = 2_000;

/** Resolves when the server-rendered HTML is painted; on input, on hidden pages or after `PATIENCE_MS`, earlier. */
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

/** The first frame is painted by the second. */
const afterPaint = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
