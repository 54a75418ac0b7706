import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { siteOf } from './support/site.ts';

const CONSOLE = siteOf('console');

// An operator has one session: two at once would log each other out.
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
 * Tries everything that a script on a players' page could do to the console. `got` lists the attempts that succeeded, `stopped` the CSP
 * directives that blocked an attempt.
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
    // If this page's policy blocks the frame, there may be a violation event and no `load`.
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
    // Grants access to the local machine. Without it a current browser blocks the calls, whatever the policy.
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
    // If the page has a CSP, no request is sent. If it has none, requests are sent, but the server refuses them.
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
