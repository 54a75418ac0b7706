import type { CDPSession, Page } from 'playwright';

export type Held = { readonly heapMb: number; readonly listeners: number; readonly nodes: number };

export async function heldBy(session: CDPSession): Promise<Held> {
  // Collects repeatedly, because finalizers may free more.
  for (let sweep = 0; sweep < 3; sweep += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heapMb: read('JSHeapUsedSize') / 1_048_576, listeners: read('JSEventListeners'), nodes: read('Nodes') };
}

/** Clicks a menu link without hovering, then waits until the page is drawn, which is after the address changes. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page
    .locator(`nav a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(
    (to) =>
      document.querySelector(`nav a[href="${to}"][aria-current="page"]`) !== null &&
      document.querySelector('main h1') !== null &&
      !document.querySelector('main [role="status"][aria-label="Loading page"]'),
    path,
  );
}

/** Milliseconds from the press on a link to the painted skeleton. The page must be new to the visit. */
export const skeletonAfterPress = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (to) =>
      new Promise<number>((resolve, reject) => {
        const main = document.querySelector('main');
        const link = document.querySelector<HTMLElement>(`nav a[href="${to}"]`);
        if (!main || !link) return reject(new Error(`No way to ${to}`));
        const began = performance.now();
        new MutationObserver((_, me) => {
          if (!main.querySelector('[role="status"][aria-label="Loading page"]')) return;
          me.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        }).observe(main, { childList: true, subtree: true });
        link.click();
      }),
    path,
  );

/** Milliseconds to insert and paint the visible skeleton by script: the machine's minimum. */
export const paintedByHand = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const main = document.querySelector('main');
        const copy = main?.querySelector('[role="status"][aria-label="Loading page"]')?.cloneNode(true);
        if (!main || !copy) return reject(new Error('The page shows no skeleton'));
        const began = performance.now();
        main.replaceChildren(copy);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      }),
  );
