import type { Browser, Page } from 'playwright';

declare global {
  /** When the first shelf could be used, in milliseconds since the page began to load. */
  var firstShelfMs: number | undefined;
}

/** Opens a page in a browser that has seen nothing yet. */
export async function withPage<T>(browser: Browser, read: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  try {
    return await read(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Milliseconds until a link of the first shelf is there and the work that drew it is over: a press would be heard at once. */
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

// Functions that are sent into the page have no names of their own: the compiler would mark them by a helper that is not there.

/** Elements of the page, once nothing in it loads any more and their number has stood still for half a second. */
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

/** Scrolls as a reader does, most of a screen at a time, until there is nothing below. */
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
