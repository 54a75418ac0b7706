import { expect, type Page, test } from 'playwright/test';
import { newPlayer } from './support/sandbox.ts';

const LIMIT = '/i/cashflow_limits/deposit/daily';

async function openAs(page: Page, path: string): Promise<void> {
  const { email, password } = await newPlayer(10_000);
  await page.goto('/account/settings/security');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('switch', { name: /^Ask for my password/ })).toBeVisible();
  await page.goto(path);
}
const notice = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);

/** Answers requests that match `pattern` with HTTP 500 while `act` runs. */
async function failing(page: Page, pattern: string, act: () => Promise<void>): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status: 500, json: {} }));
  await act();
  await page.unroute(pattern);
}

const GRAPHQL = /\/graphql(?:\?|$)/;
const setting = (page: Page, field: string, to: unknown) =>
  page.route(GRAPHQL, async (route) => {
    const response = await route.fetch();
    const json: unknown = JSON.parse(await response.text(), (key, value: unknown) => (key === field ? to : value));
    await route.fulfill({ response, json });
  });

test('a visitor who asks twice for a password reset reads both texts', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@linemaker.test');
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(page.getByText("If there's an account associated with this email, you should receive an email")).toBeVisible();
  await page.getByRole('button', { name: 'Send email again' }).click();
  await expect(notice(page, 'Email resent successfully.')).toBeVisible();
});

test('a player reads the texts of saving and cancelling a limit, and of both failing', async ({ page }) => {
  await openAs(page, '/account/responsible-gaming/deposit/daily');
  const save = page.getByRole('button', { name: 'Save limit' });
  await page.getByLabel('Amount').fill('100');
  await save.click();
  await expect(notice(page, 'Deposit limit saved successfully!')).toBeVisible();
  const amount = page.getByLabel('New amount');
  await amount.fill('90');
  await failing(page, `**${LIMIT}`, async () => {
    await save.click();
    await expect(notice(page, 'Error setting Deposit limit. Please try again later.')).toBeVisible();
  });
  await amount.fill('200');
  await save.click();
  const cancel = page.getByRole('button', { name: 'Cancel change' });
  await failing(page, `**${LIMIT}/pending`, async () => {
    await cancel.click();
    await expect(notice(page, 'Error canceling limit change. Please try again later.')).toBeVisible();
  });
  await cancel.click();
  await expect(notice(page, 'Limit change canceled successfully!')).toBeVisible();
});

test('a player reads that login preferences were not saved', async ({ page }) => {
  await openAs(page, '/account/settings/security');
  await failing(page, '**/api/login_preferences', async () => {
    await page.getByRole('switch', { name: /^Ask for my password/ }).click();
    await expect(notice(page, 'Failed to save login preference')).toBeVisible();
  });
});

test('a player who starts a cool off is logged out with its text', async ({ page }) => {
  await openAs(page, '/account/responsible-gaming/cool-off');
  await page.getByLabel('How long').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Start cool off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start cool off' }).click();
  await expect(page.getByText('Cool off was successful. You have been logged out.')).toBeVisible();
});

test('the page of an unknown promotion says that there is none', async ({ page }) => {
  await page.goto('/promotions/a-promotion-of-nobody');
  await expect(page.getByRole('heading', { name: 'No Promotion Found' })).toBeVisible();
});

test('an offer for players asks visitors to log in', async ({ page }) => {
  await page.goto('/promotions');
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /^See Details/ })
    .first();
  await setting(page, 'isForPlayers', true);
  await card.click();
  await expect(page.getByText('Log in to See Your Offer')).toBeVisible();
});

test('a player reads that the loyalty data can’t be shown', async ({ page }) => {
  await openAs(page, '/account/summary');
  await setting(page, 'standing', null);
  await page.goto('/account/pennplay');
  await expect(page.getByText('An unexpected error occurred. Check back later.')).toBeVisible();
});

test('each section of awards says that it is empty', async ({ page }) => {
  await openAs(page, '/account/award-details/bonuses');
  for (const [section, title] of [
    ['bonuses', 'No Bonuses Available'],
    ['bonus-bets', 'No Bonus Bets Available'],
    ['bonus-spins', 'No Bonus Spins Available'],
    ['cashback', 'No Eligible Cashback Available'],
    ['free-bets', 'No Free Bets Available'],
    ['free-rounds', 'No Free Rounds Available'],
    ['history', 'No Awards History'],
    ['profit-boosts', 'No Profit Boosts Available'],
    ['promotional-credits', 'No Credits Available'],
  ] as const) {
    await page.goto(`/account/award-details/${section}`);
    await expect(page.getByText(title)).toBeVisible();
  }
});

test('a failure without a reason of its own has the generic text', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@linemaker.test');
  await failing(page, '**/api/password_reset_requests', async () => {
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await expect(notice(page, 'Oops, we encountered an error. Please hang on and try again later while we sort things out.')).toBeVisible();
  });
});

test('the number of the helpline is copied, which is confirmed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Responsible gaming and help' }).click();
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(notice(page, 'Copied to clipboard')).toBeVisible();
});

test('a player reads that a blocked method is unavailable, and is logged out when the region is refused', async ({ page }) => {
  await openAs(page, '/account/wallet/deposit');
  await page.getByRole('button', { name: 'Manage payment methods' }).click();
  const methods = page.getByRole('dialog', { name: 'Payment methods' });
  await methods.getByRole('button', { name: 'Block, All deposits by wire transfer' }).click();
  await methods.getByRole('group').getByRole('button', { name: 'Block' }).click();
  await expect(methods.getByText(/^Blocked for deposits/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Other methods/ }).click();
  await expect(page.getByText('This payment method is on the excluded list and is unavailable right now.')).toBeVisible();

  const errors = [{ message: 'Not here', extensions: { code: 'UNAUTHORIZED_REGION' } }];
  await page.route(GRAPHQL, (route) => route.fulfill({ json: { data: null, errors } }), { times: 1 });
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page.getByText('Your Location was Changed')).toBeVisible();
});
