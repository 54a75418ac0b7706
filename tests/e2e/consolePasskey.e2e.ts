import { type CDPSession, expect, type Page, test } from 'playwright/test';
import { closeBrowsers, newAccount, newOperator, run, typePassword } from './support/operators.ts';
import { siteOf } from './support/site.ts';

test.afterEach(closeBrowsers);

const AUTHENTICATOR = {
  protocol: 'ctap2' as const,
  transport: 'internal' as const,
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
};

async function authenticatorOf(page: Page): Promise<{ readonly cdp: CDPSession; readonly authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  return { cdp, ...(await cdp.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR })) };
}
const loggedOut = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Operator console' })).toBeVisible();
const loggedIn = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();

async function makePasskey(page: Page, path: string, password: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await loggedOut(page);
}

test('an operator registers a passkey by link, logs in with it, loses it, and two colleagues replace it', async ({ browser }) => {
  const account = await newAccount('approver');
  const context = await browser.newContext({ baseURL: siteOf('console'), reducedMotion: 'reduce' });
  const page = await context.newPage();
  const { cdp, authenticatorId } = await authenticatorOf(page);
  await makePasskey(page, account.path, account.password);
  await typePassword(page, account);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await loggedIn(page);

  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.getByRole('button', { name: 'Log out' }).click();
  await loggedOut(page);
  await typePassword(page, account);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('button', { name: 'Use your passkey' }), 'without its key nobody is let in').toBeVisible();

  const [trader, compliance] = await Promise.all([newOperator(browser, 'trader'), newOperator(browser, 'compliance')]);
  const { operators } = await run<{ operators: readonly { id: string; email: string }[] }>(trader, 'listOperators', {});
  const operatorId = operators.find(({ email }) => email === account.email)?.id;
  const reason = 'She lost her laptop';
  const { proposalId } = await run<{ proposalId: string }>(trader, 'replaceFactor', { operatorId, reason });
  const { proposal } = await run<{ proposal: { digest: string } }>(compliance, 'readProposal', { proposalId });
  await run(compliance, 'confirmProposal', { proposalId, digest: proposal.digest, reason: 'I have called her' });
  const { path } = await run<{ path: string }>(trader, 'giveFactorLink', { operatorId });
  await makePasskey(page, path, account.password);
  await typePassword(page, account);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await loggedIn(page);
  await page.goto('/people');
  await expect(page.getByRole('row', { name: new RegExp(account.name) })).toContainText('can’t sign until');
});
