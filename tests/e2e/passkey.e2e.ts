import { type CDPSession, expect, type Page, test } from 'playwright/test';
import { newPlayer, type Player, sandbox } from './support/sandbox.ts';
import { siteOf } from './support/site.ts';

const AUTHENTICATOR = {
  protocol: 'ctap2' as const,
  transport: 'internal' as const,
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
};
const SECURITY = '/account/settings/security';

async function authenticatorOf(page: Page): Promise<{ readonly cdp: CDPSession; readonly authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  return { cdp, ...(await cdp.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR })) };
}
const main = (page: Page) => page.getByRole('main');
const byPassword = (page: Page) => main(page).getByRole('button', { name: 'Log In', exact: true });
const byPasskey = (page: Page) => main(page).getByRole('button', { name: 'Log in with a passkey' });
const inside = (page: Page) => expect(main(page).getByRole('heading', { name: 'Passkeys' })).toBeVisible();

async function typePassword(page: Page, { email, password }: Player): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await byPassword(page).click();
}
/** Enters the first emailed code that is not in `before`. */
async function showCode(page: Page, { email }: Player, before: readonly string[] = []): Promise<string> {
  const read = async (): Promise<string> => {
    const { mails } = await sandbox<{ mails: readonly { readonly subject: string }[] }>('mail', { to: email });
    return mails.map(({ subject }) => /^(\d{8}) is your code$/.exec(subject)?.[1] ?? '').find((code) => code !== '') ?? '';
  };
  await expect(page.getByText(/^We sent an 8-digit code/)).toBeVisible();
  await expect.poll(async () => !['', ...before].includes(await read())).toBe(true);
  const code = await read();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  return code;
}
async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies({ name: '__Host-refresh' });
  await page.goto(`${SECURITY}?again`);
  await expect(page).toHaveURL(/\/login\?/);
}

for (const width of [375, 1280])
  test(`a player adds a passkey, logs in with it, and after losing it uses password and code, at ${width} px`, async ({ browser }) => {
    const player = await newPlayer();
    const context = await browser.newContext({ baseURL: siteOf(), reducedMotion: 'reduce', viewport: { width, height: 900 } });
    const page = await context.newPage();
    const { cdp, authenticatorId } = await authenticatorOf(page);
    await page.goto(SECURITY);
    await typePassword(page, player);
    await inside(page);

    await page.getByRole('switch', { name: /^Email me a code when I log in on a new device/ }).click();
    await expect(page.getByText('Login Preferences Saved')).toBeVisible();
    await page.getByRole('textbox', { name: 'Passkey name' }).fill('My laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const first = await showCode(page, player);
    await expect(page.getByText('Never used')).toBeVisible();
    expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(isTooWide).toBe(false);

    await logOut(page);
    await byPasskey(page).click();
    await inside(page);
    await expect(page.getByText(/^Last used /)).toBeVisible();

    await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    await logOut(page);
    await byPasskey(page).click();
    await expect(page.getByText('We could not use your passkey. Try again, or log in with your password.')).toBeVisible();

    const elsewhere = await browser.newContext({ baseURL: siteOf(), reducedMotion: 'reduce', viewport: { width, height: 900 } });
    const other = await elsewhere.newPage();
    await other.goto(SECURITY);
    await typePassword(other, player);
    const second = await showCode(other, player, [first]);
    await inside(other);
    await other.getByRole('button', { name: 'Remove My laptop' }).click();
    await showCode(other, player, [first, second]);
    await expect(other.getByText('You have no passkeys yet.')).toBeVisible();
    await Promise.all([context.close(), elsewhere.close()]);
  });
