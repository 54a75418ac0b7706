import { request } from 'node:http';
import { expect, type FrameLocator, type Page } from 'playwright/test';
import { logIn } from '../e2e/support/line.ts';
import { newPlayer, type Player, sandbox } from '../e2e/support/sandbox.ts';
import { E2E_PORT } from '../e2e/support/site.ts';
import { test } from './oldClient.ts';

const START = 100_000;

const cashOf = async ({ email }: Player): Promise<number> => (await sandbox<{ cashCents: number }>('account', { email })).cashCents;
const hasCash = (player: Player, cents: number) => expect.poll(() => cashOf(player)).toBe(cents);
const main = (page: Page) => page.getByRole('main');
const way = (page: Page, name: string) => main(page).getByRole('radio', { name: new RegExp(`^${name}`) });

async function logInNew(page: Page, cents = START, region?: string): Promise<Player> {
  const player = region === undefined ? await newPlayer(cents) : await sandbox<Player>('players', { cents, region });
  await page.goto('/login');
  await logIn(page, player);
  return player;
}

async function askFor(page: Page, act: 'Deposit' | 'Withdraw', name: string, dollars: number): Promise<void> {
  await page.goto(`/account/wallet/${act === 'Deposit' ? 'deposit' : 'withdrawal'}`);
  await way(page, name).check();
  await main(page).getByLabel('Amount').fill(String(dollars));
  await main(page)
    .getByRole('button', { name: new RegExp(`^${act} \\$${dollars}`) })
    .click();
  if (act === 'Withdraw')
    await main(page)
      .getByRole('button', { name: /^Confirm \$/ })
      .click();
}

const receipt = (page: Page, words: string | RegExp) =>
  Promise.all([
    expect(page).toHaveURL(/\/account\/wallet\/receipt\/\w+$/, { timeout: 20_000 }),
    expect(main(page).getByText(words).first()).toBeVisible({ timeout: 20_000 }),
  ]);

type Fill = (vendor: FrameLocator) => Promise<void>;
const byCard: Fill = async (vendor) => {
  await vendor.getByLabel('Card number').fill('4242 4242 4242 4242');
  await vendor.getByLabel('Expiry').fill('12 / 30');
  await vendor.getByLabel('Security code').fill('123');
  await vendor.getByRole('button', { name: /^Pay \$/ }).click();
};
const byBank: Fill = async (vendor) => {
  await vendor.getByLabel('Routing number').fill('123456789');
  await vendor.getByLabel('Account number').fill('000123456789');
  await vendor.getByRole('button', { name: /^(Pay|Withdraw) \$/ }).click();
};
const byPayer: Fill = async (vendor) => {
  await vendor.getByLabel('Email of the account').fill('you@example.com');
  await vendor.getByRole('button', { name: /^(Approve|Withdraw) \$/ }).click();
};
const atVendor = (page: Page) => page.frameLocator('iframe[title="Payment"], iframe[title="Withdrawal"]');

/** Confirms the payment whose reference the page shows, like a cashier or bank after the money moved. */
async function atCounter(page: Page): Promise<void> {
  const reference = await main(page)
    .getByText(/LM-[2-9A-Z]{5}-[2-9A-Z]{5}/)
    .first()
    .innerText();
  const port = E2E_PORT + 1;
  const headers = { host: `pay.localhost:${port}` };
  // Node does not resolve `*.localhost`, and `fetch` cannot set another host.
  const status = await new Promise((resolve, reject) =>
    request({ port, path: `/counter/${reference}/done`, method: 'POST', headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end(),
  );
  expect(status).toBe(204);
}

test("an old build's player deposits by a new card, then by the kept one, and withdraws to it", async ({ page }) => {
  const player = await logInNew(page, 0);
  await askFor(page, 'Deposit', 'Debit card', 50);
  await byCard(atVendor(page));
  await receipt(page, 'Deposit complete');
  await hasCash(player, 5_000);
  await askFor(page, 'Deposit', 'Debit card', 30);
  await receipt(page, 'Deposit complete');
  await hasCash(player, 8_000);
  await askFor(page, 'Withdraw', 'Debit card', 20);
  await receipt(page, 'Withdrawal complete');
  await hasCash(player, 6_000);
});

for (const [name, fill, dollars] of [
  ['Trustly', byBank, 40],
  ['VIP Preferred', byBank, 40],
  ['PayPal', byPayer, 40],
] as const)
  test(`an old build's player deposits by ${name}`, async ({ page }) => {
    const player = await logInNew(page);
    await askFor(page, 'Deposit', name, dollars);
    await fill(atVendor(page));
    await receipt(page, 'Deposit complete');
    await hasCash(player, START + dollars * 100);
  });

for (const [name, dollars] of [
  ['Cash at casino', 60],
  ['Wire transfer', 100],
] as const)
  test(`an old build's player deposits by ${name}, announced under a reference`, async ({ page }) => {
    const player = await logInNew(page);
    await askFor(page, 'Deposit', name, dollars);
    await receipt(page, /LM-/);
    await hasCash(player, START);
    await atCounter(page);
    await hasCash(player, START + dollars * 100);
    await receipt(page, 'Deposit complete');
  });

for (const [name, dollars, words] of [
  ['Trustly', 40, /Withdrawal/],
  ['VIP Preferred', 40, /Withdrawal/],
  ['Wire transfer', 100, 'Transfer on its way'],
] as const)
  test(`an old build's player withdraws by ${name}`, async ({ page }) => {
    const player = await logInNew(page);
    await askFor(page, 'Withdraw', name, dollars);
    await byBank(atVendor(page));
    await receipt(page, words);
    await hasCash(player, START - dollars * 100);
  });

test("an old build's player withdraws cash at a counter", async ({ page }) => {
  const player = await logInNew(page);
  await askFor(page, 'Withdraw', 'Cash at casino', 60);
  await receipt(page, /LM-/);
  await hasCash(player, START - 6_000);
  await atCounter(page);
  await receipt(page, 'Withdrawal complete');
});

test("an old build's player deposits and withdraws by Interac in Canada", async ({ page }) => {
  const player = await logInNew(page, START, 'CA-ON');
  await askFor(page, 'Deposit', 'Interac', 40);
  await byPayer(atVendor(page));
  await receipt(page, 'Deposit complete');
  await hasCash(player, START + 4_000);
  await askFor(page, 'Withdraw', 'Interac', 30);
  await byPayer(atVendor(page));
  await receipt(page, /Withdrawal/);
  await hasCash(player, START + 1_000);
});
