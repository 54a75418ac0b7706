import { expect, type Page, test } from 'playwright/test';
import { siteOf } from './support/site.ts';

type Captured = { readonly bodies: readonly string[] };
type Batch = {
  readonly page: string;
  readonly sequence: number;
  readonly nodes: readonly { readonly nodeId: string; readonly seen?: 1; readonly presses?: number }[];
};

/** Keeps what the page sends; the server answers as ever. */
const capture = (page: Page) =>
  page.addInitScript(() => {
    const bodies: string[] = [];
    Object.assign(window, { captured: { bodies } });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (url === '/telemetry/nodes' && data instanceof Blob) void data.text().then((text) => bodies.push(text));
      return send(url, data);
    };
  });

/** Lets a second and a half pass and makes the page send what it counted. */
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

/** Nodes of which half is in the viewport, or that fill half of it, by their rectangles. */
const inSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = Array.from(document.querySelectorAll<HTMLElement>('[data-node]')).filter((box) => {
      const { top, bottom, left, right, width, height } = box.getBoundingClientRect();
      const shown =
        Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
      return width * height > 0 && (shown >= (width * height) / 2 || shown >= (innerWidth * innerHeight) / 2);
    });
    return [...new Set(found.map(({ dataset: { node = '' } }) => node))].toSorted();
  });

for (const [brand, path, width, height] of [
  ['tsb', '/', 375, 812],
  ['hwc', '/', 1280, 900],
  ['espnbet', '/casino', 768, 1024],
] as const) {
  test(`the nodes that ${brand} reports as seen on ${path} at ${width} px are those in sight, each once`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await capture(page);
    await page.clock.install();
    await page.goto(`${siteOf(brand)}${path}`);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    let sent: readonly Batch[] = [];
    await expect(async () => {
      sent = await batches(page);
      expect(seenIn(sent)).toEqual(await inSight(page));
      expect(seenIn(sent).length).toBeGreaterThan(0);
    }).toPass({ timeout: 30_000 });
    const all = sent.flatMap(({ nodes }) => nodes.filter(({ seen }) => seen === 1).map(({ nodeId }) => nodeId));
    expect(all.length, 'each node is seen once a page').toBe(new Set(all).size);
    expect(sent.map(({ sequence }) => sequence)).toEqual(sent.map((_, at) => at));
  });
}
