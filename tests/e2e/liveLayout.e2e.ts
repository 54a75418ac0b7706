import { expect, test } from 'playwright/test';
import { event as eventPage } from '#server/content/authored/event.ts';
import { betField, moneylineOf, priceOf } from './support/line.ts';
import { listening } from './support/listening.ts';
import { sandbox } from './support/sandbox.ts';
import { siteOf } from './support/site.ts';

/** No other test file uses these pages of this brand. */
const BRAND = 'espnbet';

const words = (id: string): object => ({
  id,
  kind: 'EditorialShelf',
  v: 1,
  criticality: 'OPTIONAL',
  props: {
    title: `Part ${id}`,
    blocks: Array.from({ length: 4 }, (_, at) => ({ id: `b${at}`, style: 'paragraph', spans: [{ text: `${id} says much. `.repeat(20) }] })),
  },
});
type Stored = { readonly nodes: Readonly<Record<string, unknown>>; readonly order: readonly string[] };
const publish = (surface: string, document: Stored) => sandbox('layout', { surface, brand: BRAND, document: { surface, ...document } });
const partsOf = (...ids: readonly string[]): Stored => ({ nodes: Object.fromEntries(ids.map((id) => [id, words(id)])), order: ids });

test("a shelf published above the reader's place moves nothing on the screen", async ({ page }) => {
  const ids = Array.from({ length: 14 }, (_, at) => `p${at}`);
  await publish('promotions', partsOf(...ids));
  const heard = listening(page);
  await page.goto(`${siteOf(BRAND)}/promotions`);
  await heard;
  const read = page.getByRole('heading', { name: 'Part p9', exact: true });
  await read.scrollIntoViewIfNeeded();
  // Waits until the shelf above is drawn. Until then, its height is the browser's estimate.
  const above = page.getByRole('heading', { name: 'Part p8', exact: true });
  await expect.poll(() => above.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  const top = () => read.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const before = await top();
  await page.mouse.move(2, 2);
  await publish('promotions', partsOf('new', ...ids.filter((id) => id !== 'p3')));
  await expect(page.getByRole('heading', { name: 'Part new', exact: true })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Part p3', exact: true })).toHaveCount(0);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('a bet being typed keeps its text and focus while the page beside it changes', async ({ page }) => {
  const offer = await moneylineOf('cricket', 0).catch(() => moneylineOf('tennis', 2));
  const heard = listening(page);
  await page.goto(siteOf(BRAND) + offer.event.canonicalUrl);
  await heard;
  await priceOf(page, offer.home).click();
  await betField(page).pressSequentially('12');
  const { nodes, order } = eventPage;
  await publish('event', { nodes: { ...nodes, fresh: words('fresh') }, order: ['fresh', ...order] });
  await expect(page.getByRole('heading', { name: 'Part fresh', exact: true })).toBeVisible();
  await expect(betField(page)).toBeFocused();
  await page.keyboard.type('.5');
  await expect(betField(page)).toHaveValue('$12.5');
  await expect(priceOf(page, offer.home)).toHaveAttribute('aria-pressed', 'true');
  await publish('event', eventPage);
});
