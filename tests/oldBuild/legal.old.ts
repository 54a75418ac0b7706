import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { logIn } from '../e2e/support/line.ts';
import { newOperator, run } from '../e2e/support/operators.ts';
import { newPlayer } from '../e2e/support/sandbox.ts';
import { siteOf } from '../e2e/support/site.ts';
import { dist, test } from './oldClient.ts';

/** Only this test uses the brand, because it makes all its players accept the published terms. */
const BRAND = 'tsc';

const draws = (kind: string): boolean =>
  kind in (JSON.parse(readFileSync(path.join(dist, 'capabilities.json'), 'utf8')) as { readonly kinds: object }).kinds;

test('an open page of an old build asks to accept changed terms, by the dialog or after a reload', async ({ page, context, browser }) => {
  const player = await newPlayer();
  await page.goto(`${siteOf(BRAND)}/login`);
  await logIn(page, player);
  const compliance = await newOperator(browser, 'compliance');
  await run(compliance, 'publishLegalVersion', {
    ...{ brand: BRAND, region: '*', document: 'terms', title: 'Terms of Use', body: 'Another text.' },
    ...{ holdsFrom: null, change: 'material', reason: 'For the test' },
  });
  const change = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: 'Our terms have changed' });
  if (!draws('LegalChangeDialog')) {
    const block = page.getByRole('alertdialog', { name: 'We could not show an important message' });
    await expect(block).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(block).toBeVisible();
    // Serves today's client again for the reload.
    await context.unrouteAll();
    await block.getByRole('button', { name: 'Reload page' }).click();
  }
  await expect(change).toBeVisible({ timeout: 30_000 });
  await change.getByRole('button', { name: 'I have read and accept the terms' }).click();
  await expect(change).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(change).toBeHidden();
});
