import { expect, type Page, test } from 'playwright/test';
import { siteOf } from './support/site.ts';

type Captured = { readonly bodies: readonly string[]; readonly everInSight: Set<string>; readonly inSight: () => string[] };
type Batch = {
  readonly page: string;
  readonly sequence: number;
  readonly nodes: readonly { readonly nodeId: string; readonly seen?: 1; readonly presses?: number }[];
};

/**
 * Stores what the page sends; the server still answers. Records which nodes were in sight: half of the node is visible, or it fills half of
 * the viewport.
 */
const capture = (page: Page) =>
  page.addInitScript(() => {
    const captured = {
      bodies: Array<string>(),
      everInSight: new Set<string>(),
      inSight() {
        const found = Array.from(document.querySelectorAll<HTMLElement>('[data-node]')).filter((box) => {
          const { top, bottom, left, right, width, height } = box.getBoundingClientRect();
          const shown =
            Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
          return width * height > 0 && (shown >= (width * height) / 2 || shown >= (innerWidth * innerHeight) / 2);
        });
        return [...new Set(found.map(({ dataset: { node = '' } }) => node))].toSorted();
      },
    };
    Object.assign(window, { captured });
    setInterval(() => {
      for (const node of captured.inSight()) captured.everInSight.add(node);
    }, 200);
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (url === '/telemetry/nodes' && data instanceof Blob) void data.text().then((text) => captured.bodies.push(text));
      return send(url, data);
    };
  });

async function batches(page: Page): Promise<readonly Batch[]> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        new IntersectionObserver((_, observer) => (observer.disconnect(), done())).observe(document.body);
      }),
  );
  await page.clock.runFor(1_500);
  const bodies = await page.evaluate(async () => {
    dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
    return (window as unknown as { readonly captured: Captured }).captured.bodies;
  });
  return bodies.map((body) => JSON.parse(body) as Batch);
}
const seenIn = (sent: readonly Batch[]): readonly string[] =>
  [...new Set(sent.flatMap(({ nodes }) => nodes.filter(({ seen }) => seen === 1).map(({ nodeId }) => nodeId)))].toSorted();

const sightsOf = (page: Page): Promise<{ readonly now: readonly string[]; readonly ever: readonly string[] }> =>
  page.evaluate(() => {
    const { everInSight, inSight } = (window as unknown as { readonly captured: Captured }).captured;
    return { now: inSight(), ever: [...everInSight] };
  });

for (const [brand, path, width, height] of [
  ['tsb', '/', 375, 812],
  ['hwc', '/', 1280, 900],
  ['espnbet', '/casino', 768, 1024],
] as const) {
  test(`the nodes that ${brand} reports as seen on ${path} at ${width} px are those in sight, each once`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await capture(page);
    await page.goto(`${siteOf(brand)}${path}`);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    let sent: readonly Batch[] = [];
    await expect(async () => {
      sent = await batches(page);
      const { now, ever } = await sightsOf(page);
      expect(now.length).toBeGreaterThan(0);
      expect(seenIn(sent)).toEqual(expect.arrayContaining([...now]));
      expect(ever).toEqual(expect.arrayContaining([...seenIn(sent)]));
    }).toPass({ timeout: 30_000 });
    const all = sent.flatMap(({ nodes }) => nodes.filter(({ seen }) => seen === 1).map(({ nodeId }) => nodeId));
    expect(all.length, 'each node is seen once a page').toBe(new Set(all).size);
    expect(sent.map(({ sequence }) => sequence)).toEqual(sent.map((_, at) => at));
  });
}
