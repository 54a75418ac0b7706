import { expect, test } from 'playwright/test';
import { closeBrowsers, newOperator, run } from './support/operators.ts';

test.afterEach(closeBrowsers);

type Events = { readonly events: readonly { readonly id: string; readonly name: string }[] };

test('a result by hand is proposed by one operator, and read and confirmed by another', async ({ browser }) => {
  const trader = await newOperator(browser, 'trader');
  const compliance = await newOperator(browser, 'compliance');
  const { events } = await run<Events>(trader, 'listTradingEvents', { status: 'coming' });
  const event = events.at(-1) ?? { id: '', name: '' };
  const { page } = trader;
  await page.goto(`/trading/${encodeURIComponent(event.id)}`);
  await page.getByRole('button', { name: 'Set the result…' }).click();
  const form = page.getByRole('dialog', { name: 'Set the result' });
  await form.getByLabel('Away').fill('2');
  await form.getByLabel('Home').fill('1');
  await form.getByLabel('Reason').fill('The feed is down');
  await form.getByRole('button', { name: 'Propose result' }).click();
  await expect(form.getByText('Check this box to confirm a result before the start.')).toBeVisible();
  await form.getByText('The event has not started. Settle it anyway.').click();
  await form.getByRole('button', { name: 'Propose result' }).click();
  await expect(page.getByText('Proposed. A second person must confirm it.').first()).toBeVisible();
  await expect(page.getByText('Under review').first()).toBeVisible();
  await page.getByRole('link', { name: /^Signatures/ }).click();
  await page.getByRole('link', { name: `Review: ${event.name}: away 2, home 1.` }).click();
  await expect(page.getByRole('button', { name: 'Confirm…' })).toBeDisabled();
  await expect(page.getByText('You made this proposal, so another operator must confirm it.')).toBeVisible();

  const second = compliance.page;
  await expect(second.getByRole('link', { name: /^Signatures/ })).toContainText('1');
  await second.getByRole('link', { name: /^Signatures/ }).click();
  await second.getByRole('link', { name: `Review: ${event.name}: away 2, home 1.` }).click();
  await expect(second.getByText(/so this result is before its start/).first()).toBeVisible();
  await second.getByRole('button', { name: 'Confirm…' }).click();
  await second.getByRole('dialog').getByLabel('Reason').fill('The league has published it');
  await second.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(second.getByText('Confirmed and applied').first()).toBeVisible();
  await page.goto(`/trading/${encodeURIComponent(event.id)}`);
  await expect(page.getByText(/Finished, away 2, home 1/)).toBeVisible();
  expect([...trader.complaints, ...compliance.complaints]).toEqual([]);
});
