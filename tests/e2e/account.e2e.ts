import { expect, type Page, test } from 'playwright/test';
import { codeSentTo } from './support/mails.ts';
import { type Player, newPlayer } from './support/sandbox.ts';
import { REGIONAL_SITES, siteOf } from './support/site.ts';
import { accountButton, logIn } from './support/line.ts';

async function logInHere(page: Page, { email }: Player, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
}
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const isWiderThanItsScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Finds the account menu with this link. Referrals have their own menu. */
const menuWith = (page: Page, entry: string) => page.getByRole('navigation', { name: entry === 'Referrals' ? 'Friends' : 'Account' });

test('a visitor is asked to log in, comes back, and opens every account page by its menu', async ({ page }) => {
  const player = await newPlayer(12_345);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/account/history/transactions');
  await expect(page).toHaveURL(/\/login\?previousPath=%2Faccount%2Fhistory%2Ftransactions$/);
  await expect(page.getByText('You must be logged in to view this page. Please login to continue.')).toBeVisible();
  await logInHere(page, player, player.password);
  await expect(page).toHaveURL(/\/account\/history\/transactions$/);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Deposit' })).toContainText('+$123.45');
  const menu = page.getByRole('navigation', { name: 'Account' });
  await expect(menu.getByRole('link', { name: 'Transactions' })).toHaveAttribute('aria-current', 'page');
  for (const [entry, title] of [
    ['Account summary', 'Account summary'],
    ['Betting history', 'Betting history'],
    ['Casino history', 'Casino history'],
    ['Awards', 'Awards'],
    ['Referrals', 'Referrals'],
    ['Tax forms', 'Tax forms'],
  ] as const) {
    await menuWith(page, entry).getByRole('link', { name: entry }).click();
    await expect(heading(page, title)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Linked accounts' }), 'this brand has no partner').toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
});

test('a player links a partner account after cancelling once, and unlinks it', async ({ page }) => {
  const player = await newPlayer();
  await page.goto(`${siteOf('espnbet')}/account/summary`);
  await logInHere(page, player, player.password);
  const question = page.getByRole('region', { name: 'Link your partner account' });
  await question.getByRole('button', { name: 'Link account' }).click();
  await page.waitForURL(/\/sign-in\//);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Something went wrong' })).toContainText('Authorization code missing');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Continue as Sam Subscriber' }).click();
  await expect(page.getByRole('dialog', { name: 'Account linked' })).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText(/^Linked to Sam Subscriber/)).toBeVisible();
  await page.getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByRole('button', { name: 'Link account' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Account summary' }).click();
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
});

test('a player changes the password and requires codes, which then protect logins and withdrawals', async ({ page }) => {
  const player = await newPlayer();
  const next = 'a longer one than before';
  await page.goto('/account/settings/security');
  await logInHere(page, player, player.password);
  const keep = page.getByRole('switch', { name: /^Ask for my password/ });
  await expect(keep).toBeVisible();
  await page.reload();
  // Waits until the login is renewed, whose cookie would otherwise arrive after the cookies are cleared below.
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/oauth/token'));
  await keep.click();
  await expect(page.getByText('Login Preferences Saved')).toBeVisible();
  await renewed;
  await expect(keep).toHaveAttribute('aria-checked', 'true');
  await page.getByLabel('Current password').fill(player.password);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Repeat new password').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  // With two-factor login, a new password needs a code.
  const code = page.getByRole('dialog', { name: 'Enter your code' });
  await expect(code.getByText('We sent an 8-digit code')).toBeVisible();
  await code.getByLabel('Code').fill(await codeSentTo(player.email));
  await code.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('We changed your password.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/account/settings/security');
  await logInHere(page, player, player.password);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel('Password').fill(next);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
  // Without cookies this is a new browser, which needs a code.
  await expect(page.getByText('We sent an 8-digit code')).toBeVisible();
  await page.getByLabel('Code').fill(await codeSentTo(player.email));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(keep).toHaveAttribute('aria-checked', 'true');
  await page.goto('/account/wallet/withdrawal');
  const main = page.getByRole('main');
  await main.getByLabel('Amount').fill('20');
  await main.getByRole('button', { name: /^Other methods/ }).click();
  await main.getByRole('radio', { name: /Trustly/ }).check();
  await main.getByRole('button', { name: 'Withdraw $20.00' }).click();
  await main.getByRole('button', { name: 'Confirm $20.00' }).click();
  await expect(code.getByText('We sent an 8-digit code')).toBeVisible();
  await code.getByLabel('Code').fill(await codeSentTo(player.email));
  await code.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Withdrawal')).toBeVisible();
});

test('the account on a phone has its menu on the first page, and no page is wider than the screen', async ({ page }) => {
  const player = await newPlayer();
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/account');
  const toldIn = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toldIn).toBeVisible();
  const [told, title] = await Promise.all([toldIn.boundingBox(), page.locator('main h1').boundingBox()]);
  expect((told?.y ?? 0) + (told?.height ?? 1_000), 'why one is asked to log in hides no heading').toBeLessThanOrEqual(title?.y ?? 0);
  await logInHere(page, player, player.password);
  await expect(heading(page, 'Account summary')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Account' });
  expect(await isWiderThanItsScreen(page)).toBe(false);
  for (const entry of ['Transactions', 'Awards', 'Referrals']) {
    await menuWith(page, entry).getByRole('link', { name: entry }).click();
    await expect(heading(page, entry)).toBeVisible();
    await expect(menu).toBeHidden();
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(menu).toBeVisible();
  }
});

test('a player on a phone uses the help chat by keyboard; it stays open across pages until logout', async ({ page }) => {
  const player = await newPlayer();
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/account/help');
  await expect(heading(page, 'Help')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start chat' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Password').fill(player.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
  await page.getByRole('button', { name: 'Start chat' }).press('Enter');
  const chat = page.frameLocator('iframe[title="Help chat"]');
  await expect(chat.getByText('What can we help you with?')).toBeVisible();
  const message = chat.getByLabel('Your message');
  const launcher = page.locator('button[aria-label^="Back to the chat"]');
  await expect(message).toBeFocused();
  await message.pressSequentially('How do I set a limit?');
  await message.press('Enter');
  await expect(chat.getByText(/You can set limits/)).toBeVisible();
  expect(await isWiderThanItsScreen(page)).toBe(false);
  await message.press('Escape');
  await expect(launcher).toBeFocused();
  await page.goto('/account');
  await expect(page.locator('iframe[title="Help chat"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(chat.getByText('What can we help you with?')).toBeVisible();
  await page.getByRole('button', { name: 'Hide the chat' }).click();
  await page.getByRole('button', { name: /^Log Out/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.locator('iframe[title="Help chat"]')).toHaveCount(0);
  await expect(launcher).toBeHidden();
});

test('a player whose region has another site logs in there from this page, and a logout outlives its tab', async ({ page, context }) => {
  const player = await newPlayer();
  const [here, sister] = REGIONAL_SITES;
  await page.setViewportSize({ width: 375, height: 800 });
  const asked: string[] = [];
  let authorization = '';
  page.on('request', (request) => {
    asked.push(`${request.method()} ${request.url()}`);
    authorization = request.headers()['authorization'] ?? authorization;
  });
  await page.goto(`${here}/login`);
  await expect(page.getByLabel('Email')).toBeVisible();
  // Fakes only the answer for a region that this site does not serve; contract tests check the real one.
  await page.route(new RegExp(`^${here}/(api|graphql|i|oauth)(/|[?]|$)`), (route) => {
    const to = { sportsbookUrl: `${sister}/graphql`, sportsbookWebsocketUrl: `${sister.replace('http', 'ws')}/graphql` };
    const message = 'Your region has its own site.';
    return route.request().url().startsWith(`${here}/graphql`)
      ? route.fulfill({
          status: 403,
          contentType: 'application/graphql-response+json; charset=utf-8',
          body: JSON.stringify({ errors: [{ message, extensions: { code: 'UNAUTHORIZED_REGION', ...to } }] }),
        })
      : route.fulfill({ status: 403, json: { error: 'UNAUTHORIZED_REGION', message, ...to } });
  });
  asked.length = 0;
  await logIn(page, player);
  expect(new URL(page.url()).origin, 'the page keeps its address').toBe(here);
  // After one redirected call, the page sends the rest to the other site by itself.
  expect(asked.filter((each) => each === `POST ${sister}/oauth/token`)).toHaveLength(1);
  expect(asked.some((each) => each.includes(` ${sister}/graphql`))).toBe(true);
  const cookies = await context.cookies(sister);
  expect(cookies.find(({ name }) => name === '__Host-refresh')).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  // A reloaded page calls this site first and is redirected to the other site, which has the player's session.
  await page.goto(`${here}/account`);
  await page.getByRole('button', { name: /^Log Out/ }).click();
  const session = async (): Promise<number> => (await fetch(`${siteOf()}/api/session`, { headers: { authorization } })).status;
  expect(await session()).toBe(200);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await page.close();
  await expect.poll(session, 'the server has heard of it').toBe(401);
  const next = await context.newPage();
  await next.goto(`${sister}/account/summary`);
  await expect(next).toHaveURL(/\/login/);
  await expect(accountButton(next)).toHaveCount(0);
});
