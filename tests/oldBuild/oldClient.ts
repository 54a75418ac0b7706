import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, test as base } from 'playwright/test';
import { playersPageAt } from '#server/api/pages/playersPage.ts';
import { E2E_PORT } from '../e2e/support/site.ts';

/** `dist` folder of the earlier build. */
export const dist = process.env['OLD_DIST'] ?? '';

const noAnswers = { json: '[]', kinds: [], menuKinds: [], sources: [], plain: () => '[]' };

/** Serves the earlier build's pages and code; passes everything else to the server. */
async function openWithOldClient(context: BrowserContext): Promise<void> {
  const page = playersPageAt(dist);
  if (page === null) throw new Error(`${dist} holds no built client; scripts/oldBuild.ts makes one.`);
  await context.route(
    (url) => !url.hostname.startsWith('pay.') && url.port === String(E2E_PORT),
    async (route) => {
      const request = route.request();
      const { pathname, host, href, hostname } = new URL(request.url());
      if (request.isNavigationRequest() && request.frame().parentFrame() === null && request.method() === 'GET') {
        // Node does not resolve `*.localhost`.
        const answer = await route.fetch({ url: href.replace(hostname, 'localhost'), headers: { ...(await request.allHeaders()), host } });
        if (answer.headers()['content-type']?.startsWith('text/html') !== true) return route.fulfill({ response: answer });
        const brand = /data-brand="(\w+)"/.exec(await answer.text())?.[1] ?? '';
        const body = page(
          { brand, graphqlUrl: '/graphql', now: new Date().toISOString() },
          { first: noAnswers, view: null, hasMenu: false },
        );
        return route.fulfill({ response: answer, body });
      }
      const file = path.join(dist, path.normalize(pathname));
      if (!pathname.startsWith('/assets/')) return route.continue();
      // 404 for a file that the old build lacks, even if today's build has it.
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404, body: hostname });
    },
  );
}

type Sent = { readonly operation: string; readonly isByHash: boolean; readonly refusal: string | null };

/** Records whether each HTTP operation was sent by hash, and whether the server knew it. */
function watchOperations(context: BrowserContext): readonly Promise<Sent>[] {
  const sent: Promise<Sent>[] = [];
  context.on('response', (response) => {
    const request = response.request();
    const url = new URL(request.url());
    if (url.pathname !== '/graphql') return;
    const text = request.method() === 'GET' ? decodeURIComponent(url.search) : (request.postData() ?? '');
    const refusal = response.text().then(
      (body) => /"code":"(PERSISTED_QUERY_\w+|GRAPHQL_VALIDATION_FAILED)"/.exec(body)?.[1] ?? null,
      () => null,
    );
    const operation = /operationName[="':]+(\w+)/.exec(text)?.[1] ?? '';
    sent.push(refusal.then((found) => ({ operation, isByHash: text.includes('sha256Hash'), refusal: found })));
  });
  return sent;
}

/** Opens pages of the earlier build. Tests fail if the server does not know an operation's hash. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await openWithOldClient(context);
    const watched = watchOperations(context);
    await use(context);
    const sent = await Promise.all(watched);
    expect(sent.filter(({ refusal }) => refusal !== null)).toEqual([]);
    expect(sent.filter(({ isByHash }) => isByHash).length).toBeGreaterThan(0);
  },
});
