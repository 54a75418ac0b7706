import { expect, type Page, test } from 'playwright/test';
import { mailsTo } from './support/mails.ts';
import { newPlayer } from './support/sandbox.ts';
import { enterMailedCode, fillSignUp, newPerson, SIGN_UP_PASSWORD } from './support/signUp.ts';
import { accountButton } from './support/line.ts';

test.use({ viewport: { width: 375, height: 812 } });

const main = (page: Page) => page.getByRole('main');
const step = (page: Page) => main(page).getByRole('status').filter({ hasText: /^Step/ });
const isWiderThanItsScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage, ...sessionStorage }, history.state, location.href]));

test('a new player signs up in three steps by keyboard, confirms the email and is logged in', async ({ page }) => {
  const email = `keys-${crypto.randomUUID()}@example.com`;
  const { lastName, bornOn } = newPerson();
  await page.goto('/signup');
  await main(page).getByLabel('Email').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Please enter a valid email')).toBeVisible();
  await expect(main(page).getByLabel('Email')).toBeFocused();
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password').fill(SIGN_UP_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(step(page)).toContainText('Step 2 of 3');
  await expect(main(page).getByLabel('State or province')).toBeFocused();
  await expect(main(page).getByLabel('State or province')).toHaveValue('US-NJ');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12 Market Street');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Newark');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7102');
  await page.keyboard.press('Tab');
  await page.keyboard.type('201 555 0123');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Please enter a ZIP code such as 07102')).toBeVisible();
  await expect(main(page).getByLabel('ZIP code')).toBeFocused();
  await main(page).getByLabel('ZIP code').fill('07102');
  await main(page).getByRole('button', { name: 'Back' }).click();
  await expect(step(page)).toContainText('Step 1 of 3');
  await expect(main(page).getByLabel('Password')).toHaveValue(SIGN_UP_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(main(page).getByLabel('City')).toHaveValue('Newark');
  await page.goBack();
  await expect(step(page)).toContainText('Step 1 of 3');
  await expect(main(page).getByLabel('Password')).toHaveValue(SIGN_UP_PASSWORD);
  await page.goForward();
  await expect(step(page)).toContainText('Step 2 of 3');
  await expect(main(page).getByLabel('ZIP code')).toHaveValue('07102');
  // In the first field, Enter would open a list.
  await main(page).getByLabel('City').press('Enter');
  await expect(step(page)).toContainText('Step 3 of 3');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type(lastName);
  await main(page).getByLabel('Date of birth').fill(bornOn);
  await main(page).getByLabel('Last 4 digits of your Social Security number').fill('4321');
  await main(page).getByRole('checkbox').check();
  expect(await isWiderThanItsScreen(page)).toBe(false);
  for (const typed of [SIGN_UP_PASSWORD, email, 'Newark']) expect(await stored(page)).not.toContain(typed);
  await main(page).getByRole('button', { name: 'Sign Up' }).click();
  await expect(main(page).getByText(`We sent an 8-digit code to ${email}.`)).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Send a new code in/ })).toBeDisabled();
  await page.goBack();
  await expect(main(page).getByLabel('Last name')).toHaveValue(lastName);
  await page.goForward();
  await enterMailedCode(page, email);
  await expect(page).toHaveURL(/\/signup\/success$/);
  await page.getByRole('dialog', { name: 'Set your limits first' }).getByRole('button', { name: 'Not now' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible();
  await page.goto('/');
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/account/help');
  await main(page)
    .getByRole('button', { name: 'Take the tour' })
    .or(main(page).getByRole('link', { name: 'Take the tour' }))
    .click();
  await page.getByRole('dialog', { name: 'Take a tour' }).getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test("a sign-up with a taken email looks like any other, and the email's owner is mailed", async ({ page }) => {
  const { email } = await newPlayer();
  await fillSignUp(page, { email, lastName: 'Taken' });
  await expect(main(page).getByText(`We sent an 8-digit code to ${email}.`)).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).map(({ subject }) => subject)).toEqual(['You already have an account']);
  await main(page).getByLabel('Code').fill('12345678');
  await expect(main(page).getByText('This code is not correct or has expired. Check it, or ask for a new one.')).toBeVisible();
});
