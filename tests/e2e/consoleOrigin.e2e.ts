import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { siteOf } from './support/site.ts';

const CONSOLE = siteOf('console');

// One test at a time, because an operator has one session: a second login ends the first.
test.describe.configure({ mode: 'serial' });

const whoIsIn = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const answer = await fetch('/console/api/session');
    return answer.ok ? ((await answer.json()) as { operator: { role: string } }).operator.role : null;
  });

async function openConsole(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(CONSOLE);
  await page.getByLabel('Email').fill('trader@linemaker.test');
  await page.getByLabel('Password').fill('Linemaker-demo-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  return page;
}

async function refused(): Promise<number> {
  const metrics = await (await fetch(`${siteOf()}/metrics`)).text();
  const lines = metrics.split('\n').filter((line) => /^http_request_seconds_count\{.*console\/api\/operations.*status="4\d\d"/.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

type Outcome = { readonly got: readonly string[]; readonly stopped: readonly string[] };

/**
 * Tries everything that a script on a players' page could do to the console. `got` lists successful attempts, `stopped` the CSP directives
 * that blocked the others.
 */
const attack = (page: Page): Promise<Outcome> =>
  page.evaluate(async (there) => {
    const [got, stopped]: [string[], string[]] = [[], []];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => stopped.push(effectiveDirective));
    const api = `${there}/console/api`;
    const body = JSON.stringify({
      surface: 'promotions',
      brand: '*',
      region: '*',
      environment: 'live',
      nodeId: 'any',
      reason: 'Forged by a script',
    });
    const take = (path: string, options: RequestInit) =>
      fetch(`${api}/${path}`, { credentials: 'include', ...options }).then(
        (answer) => {
          if (answer.type !== 'opaque') got.push(`read ${path}`);
        },
        () => undefined,
      );
    await take('session', {});
    await take('operations', {});
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
      for (const mode of ['cors', 'no-cors'] as const)
        await take('operations/takeDown', { method: 'POST', mode, body, headers: { 'content-type': type } });
    document.cookie = '__Host-operator=mine; domain=localhost; path=/';
    document.cookie = '__Host-operator=mine; path=/; secure';
    if (document.cookie.includes('csrf')) got.push('cookie');
    const frame = Object.assign(document.createElement('iframe'), { src: there });
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    // A frame that this page's policy blocks may fire a violation event and no `load`.
    await Promise.race([isLoaded, new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve, { once: true }))]);
    try {
      if (frame.contentDocument?.title.includes('console') === true) got.push('frame');
    } catch {
      // Reading `contentDocument` throws, because the frame has another origin.
    }
    const socket = new WebSocket(`${there.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => {
      socket.addEventListener('open', () => resolve(got.push('socket')));
      socket.addEventListener('error', resolve);
    });
    return { got, stopped };
  }, CONSOLE);

for (const hasPolicy of [true, false])
  test(`a script on the players’ origin gains nothing on the console’s${hasPolicy ? '' : ', also where its own page has no policy that would stop it'}`, async ({
    browser,
  }) => {
    // Without this permission, a current browser blocks calls to the local machine, whatever the policy.
    const context = await browser.newContext({ permissions: ['local-network-access'] });
    const desk = await openConsole(context);
    const site = await context.newPage();
    const address = `${siteOf('tsb')}/promotions`;
    if (!hasPolicy) await site.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<main>Promotions</main>' }));
    await site.goto(address);
    await expect(site.getByRole('main')).toBeVisible();
    const before = await refused();
    const { got, stopped } = await attack(site);
    expect(got).toEqual([]);
    // A page with a CSP sends no request. A page without one does, but the server refuses it.
    expect(stopped.includes('connect-src')).toBe(hasPolicy);
    if (!hasPolicy) expect((await refused()) - before).toBeGreaterThanOrEqual(3);

    expect(await whoIsIn(desk), 'the operator is where he was').toBe('trader');
    await desk.reload();
    await expect(desk.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await desk.goto(`${CONSOLE}/history?surface=promotions`);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(desk.getByText('Forged by a script')).toHaveCount(0);

    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      site.evaluate((there) => void window.open(there, 'console'), CONSOLE),
    ]);
    await popup.waitForLoadState();
    expect(await popup.evaluate(() => window.opener === null)).toBe(true);
    await context.close();
  });
