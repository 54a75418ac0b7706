import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { TOTP } from 'otpauth';
import { type Browser, expect, type Page } from 'playwright/test';
import { siteOf } from './site.ts';

const runFile = promisify(execFile);
const COMMAND = ['--import', 'tsx', 'server/console/operatorCommand.ts', '--by'];
/** Returns who creates the account for a role. Two accounts that one person created cannot both sign a change. */
const makerOf = (role: string): string => (role === 'compliance' ? 'editor@linemaker.test' : 'viewer@linemaker.test');
let count = 0;

export type Account = { readonly name: string; readonly email: string; readonly password: string; readonly path: string };
export type Operator = {
  readonly name: string;
  readonly page: Page;
  readonly complaints: string[];
};

/** Creates an operator's account, as the command line does. */
export async function newAccount(role: string): Promise<Account> {
  count += 1;
  const name = `${role} ${process.pid} ${count}`;
  const email = `${name.replaceAll(' ', '-')}@console.test`;
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] };
  const { stdout } = await runFile(process.execPath, [...COMMAND, makerOf(role), 'add', email, role, name], { env });
  const [, password, path] = /the password (\S+), once .* with (\S+)/.exec(stdout) ?? [];
  if (password === undefined || path === undefined) throw new Error(`no password or link in: ${stdout}`);
  return { name, email, password, path };
}

/** Registers an authenticator app on the invitation page. The returned function generates the next code, because each is accepted once. */
export async function registerApp(page: Page, { path, password }: Account): Promise<() => string> {
  await page.goto(path);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = /this secret in the app: (.+)/.exec(await page.getByText('Enter this secret in the app').innerText())?.[1] ?? '';
  const app = new TOTP({ secret: secret.replaceAll(' ', '') });
  let period = -1;
  const code = (): string => app.generate({ timestamp: Date.now() + (period += 1) * 30_000 });
  await page.getByLabel('Authenticator app code').fill(code());
  await page.getByRole('button', { name: 'Set up the app' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Operator console' })).toBeVisible();
  return code;
}

export async function typePassword(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Creates an operator and logs in with a new browser context. An operator has one session, which tests cannot share. */
export async function newOperator(browser: Browser, role: string): Promise<Operator> {
  const account = await newAccount(role);
  const context = await browser.newContext({
    baseURL: siteOf('console'),
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Ignores expected answers: 401 before login, 409 for a concurrent save.
    if (message.type() === 'error' && !/\b(401|409)\b/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const code = await registerApp(page, account);
  await typePassword(page, account);
  await page.getByLabel('Authenticator app code').fill(code());
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  return { name: account.name, page, complaints };
}

/** Closes a test's browsers, whose open pages would slow later tests. */
export async function closeBrowsers({ browser }: { readonly browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Calls a console operation from the operator's page. */
export function run<T>({ page }: Operator, operation: string, input: object): Promise<T> {
  return page.evaluate(
    async ([name, body]) => {
      const { csrfToken } = (await (await fetch('/console/api/session')).json()) as { csrfToken: string };
      const answer = await fetch(`/console/api/operations/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    [operation, input] as const,
  );
}

export type Draft = {
  readonly id: string;
  readonly version: number;
  readonly document: { readonly order: readonly string[]; readonly nodes: object };
};

/** Creates a draft of this surface for all brands and regions and opens it in the editor. */
export async function openDraft(
  operator: Operator,
  surface: string,
  title: string,
  change: (document: Draft['document']) => object = (same) => same,
): Promise<Draft> {
  const begun = await run<Draft>(operator, 'createDraft', { surface, brand: '*', region: '*', environment: 'live', title });
  const document = change(begun.document);
  const draft =
    document === begun.document ? begun : await run<Draft>(operator, 'saveDraft', { draftId: begun.id, version: begun.version, document });
  await operator.page.goto(`/drafts/${draft.id}`);
  await expect(operator.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(operator.page.getByRole('treeitem').first()).toBeVisible();
  return draft;
}
