import { expect, type Locator, type Page } from 'playwright/test';

export type Begun = { readonly from: string; readonly name: string; readonly brand?: string; readonly region?: string };

export const fieldsOf = (page: Page): Locator => page.getByRole('region', { name: 'Selected part' });
export const partOf = (page: Page, id: string): Locator => page.locator(`[role="treeitem"][data-node-id="${id}"]`);

/**
 * Begins a draft of a published document, such as `Casino lobby, every brand, everywhere, live`. Keeps its brand and region if none are
 * given.
 */
export async function begin(page: Page, { from, name, brand, region }: Begun): Promise<void> {
  await page.getByRole('link', { name: 'Documents' }).click();
  await page.getByRole('button', { name: `Start draft: ${from}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Purpose').fill(name);
  if (brand !== undefined) await form.getByLabel('Brand').selectOption(brand);
  if (region !== undefined) await form.getByLabel('Region').selectOption({ label: region });
  await form.getByRole('button', { name: 'Start draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('tree')).toBeVisible();
}

/** Adds a part of this kind after the selected part. `kind` is its name in the palette. */
export async function addPart(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a part' }).click();
  await page.getByRole('dialog').getByText(kind, { exact: true }).click();
}

export async function savedWithoutProblems(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved · version/)).toBeVisible();
  await expect(page.getByText('All checks pass')).toBeVisible();
}

/** Checks that the draft shows this change and approves it as a second operator. */
export async function approve(page: Page, name: string, change: string): Promise<void> {
  await page.getByRole('link', { name: 'Approvals' }).click();
  await page.getByRole('link', { name: `Review ${name}` }).click();
  await expect(page.getByText(change).first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('ready to publish')).toBeVisible();
}

/** Publishes the open, approved draft. The console then shows the document's history. */
export async function publishNow(page: Page, audience: string, why: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish now…' }).click();
  const publish = page.getByRole('dialog');
  await expect(publish.getByText(audience)).toBeVisible();
  await publish.getByLabel('Reason').fill(why);
  await publish.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^History: / })).toBeVisible();
}

/** Rolls back to the previous document from the open document's history. */
export async function rollBack(page: Page, why: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Roll back to/ })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Reason').fill(why);
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back now' }).click();
  await expect(page.getByRole('cell', { name: why })).toBeVisible();
}
