import { expect, test } from 'playwright/test';
import { siteOf } from './support/site.ts';

test('a page loads its flags, reports a fault and sends its events after it has started', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const flags = page.waitForResponse((answer) => answer.url().endsWith('/ofrep/v1/evaluate/flags'));
  await page.goto('/');
  expect(await (await flags).json()).toMatchObject({ flags: expect.arrayContaining([expect.objectContaining({ key: 'fan-hub' })]) });

  const told = page.waitForResponse((answer) => answer.url().includes('/api/1/envelope/'));
  await page.evaluate(() => void Promise.reject(new RangeError('a fault for the sink')));
  const sink = new URL('/faults', (await told).url()).href;
  const { faults } = await page.evaluate(async (url) => (await fetch(url)).json() as Promise<{ faults: readonly object[] }>, sink);
  expect(faults[0]).toMatchObject({ category: 'unknown', name: 'RangeError', message: 'a fault for the sink', user: null });

  const counted = page.waitForRequest((request) => request.url().endsWith('/telemetry/events'));
  await page.goto('/live');
  await counted;
  const metrics = async (): Promise<string> => (await fetch(`${siteOf()}/metrics`)).text();
  await expect.poll(metrics).toContain('page_events_total{type="page-viewed"}');
  // The content security policy blocked nothing.
  expect(complaints).toEqual([]);
});
