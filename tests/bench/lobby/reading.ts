import type { Browser, Page } from 'playwright';

declare global {
  /** From the start of loading until the first shelf is usable. */
  var firstShelfMs: number | undefined;
}

export async function withPage<T>(browser: Browser, read: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  try {
    return await read(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Returns milliseconds until the first shelf has a link and the task that drew it has ended, so that a press is handled at once. */
export async function openLobby(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    new MutationObserver((_, me) => {
      if (!document.querySelector('[data-node^="rail-0_"] a[href]')) return;
      me.disconnect();
      requestAnimationFrame(() => setTimeout(() => (globalThis.firstShelfMs = performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  const found = await page.waitForFunction(() => globalThis.firstShelfMs, undefined, { timeout: 120_000 });
  return (await found.jsonValue()) ?? Number.NaN;
}

// Anonymous functions, because named ones need a compiler helper that the page lacks.

/** Number of elements, after it has been stable for half a second. */
export async function elementsOf(page: Page): Promise<number> {
  for (let [last, still] = [-1, 0]; ;) {
    const now = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          setTimeout(() => resolve(document.querySelector('main [role="status"]') ? -1 : document.querySelectorAll('*').length), 100),
        ),
    );
    still = now === last && now >= 0 ? still + 1 : 0;
    last = now;
    if (still === 5) return now;
  }
}

export async function scrollToEnd(page: Page): Promise<void> {
  for (let isAtEnd = false; !isAtEnd;)
    isAtEnd = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          scrollBy(0, innerHeight * 0.8);
          setTimeout(() => resolve(scrollY + innerHeight >= document.documentElement.scrollHeight - 2), 80);
        }),
    );
}
