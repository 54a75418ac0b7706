import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { importFeed } from '#server/modules/trading/import/importFeed.ts';
import { readFeed } from '#server/modules/trading/import/readFeed.ts';
import { ROOT } from '../../../scripts/files.ts';
import { ask } from '#tests/support/http.ts';
import { localHosts } from '#tests/support/localHosts.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { requestAccount } from '#tests/support/people/openAccount.ts';
import { newAccount } from '#tests/support/people/newAccount.ts';
import { token } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const known = 'query Known { liveEventsCount { count } }';
const subscription = 'subscription Prices($id: ID!) { layoutChanged(surface: $id) { revision } }';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const folder = mkdtempSync(join(tmpdir(), 'linemaker-production-'));
const manifest = join(folder, 'persistedDocuments.json');
const page = operation('PageLayout');
writeFileSync(manifest, JSON.stringify({ [hash(known)]: known, [hash(subscription)]: subscription, [hash(page)]: page }));
afterAll(() => rmSync(folder, { recursive: true }));

const landed = join(ROOT, 'schemas/landed/persistedDocuments.json');
const METRICS = 'a-token-for-the-reader';
const UNSENT = 'You can’t open an account right now. Try again later, or contact support.';
/** Local host names, which a production server does not serve. */
const hosts = localHosts;
const server = useTestServer({
  mode: 'production',
  hasSandbox: false,
  hosts,
  persistedDocuments: [manifest, landed],
  metricsToken: METRICS,
});
const post = (body: object) =>
  ask(server().port, '/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const extensions = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hash(text) } });

type Errors = { readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[] };

describe('in production', () => {
  it('checklist 56: production runs only operations of a known build, by hash or by text', async () => {
    expect((await post({ extensions: extensions(known) })).json).toMatchObject({ data: { liveEventsCount: {} } });
    expect((await post({ query: known })).json).toMatchObject({ data: { liveEventsCount: {} } });
    expect((await post({ query: known, extensions: extensions(known) })).json).toMatchObject({ data: {} });
    const strange = '{ liveEventsCount { label } }';
    for (const body of [
      { query: strange },
      { query: strange, extensions: extensions(strange) },
      { query: '{ __schema { types { name } } }' },
    ]) {
      expect(await post(body)).toMatchObject({ status: 400, json: { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } }] } });
    }
    expect((await post({ extensions: extensions(strange) })).json).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] });
  });

  it('each operation of the landed builds runs by its hash, even if today’s build changed it', async () => {
    const texts = JSON.parse(readFileSync(landed, 'utf8')) as Readonly<Record<string, string>>;
    for (const text of Object.values(texts).filter((each) => each.startsWith('query'))) {
      const codes = ((await post({ extensions: extensions(text) })).json as Errors).errors?.map((error) => error.extensions?.code) ?? [];
      expect(codes.filter((code) => code?.startsWith('PERSISTED_QUERY') || code === 'GRAPHQL_VALIDATION_FAILED')).toEqual([]);
    }
    expect((await post({ extensions: extensions('query Never { __typename }') })).json).toMatchObject({ errors: [{}] });
  });

  it('a production socket runs only subscriptions of a known build', async () => {
    const client = createClient({ url: `ws://localhost:${server().port}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 });
    const first = async (query: string) => (await client.iterate({ query, variables: { id: 'home' } }).next()).value as unknown;
    expect(await first(subscription)).toHaveProperty('data');
    await expect(first('subscription { layoutChanged(surface: "home") { revision } }')).rejects.toMatchObject([
      { extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } },
    ]);
    await client.dispose();
  });

  it('production has no sandbox, no played vendor and no demo account', async () => {
    expect((await ask(server().port, '/sandbox', { headers: { accept: 'application/json' } })).status).toBe(404);
    expect(
      (await ask(server().port, '/sandbox/players', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
        .status,
    ).toBe(404);
    expect(server().app.deps.geolocation.vendorOrigin).toBe('https://location-vendor.invalid');
    expect(server().app.deps.liveStreams.hostOrigin).toBeNull();
    expect((await token(server(), { grant_type: 'password', username: 'demo@linemaker.test', password: 'Linemaker-demo-1' })).status).toBe(
      400,
    );
  });

  it.each([
    ['nothing', undefined],
    ['another token', 'Bearer a-token-for-the-reades'],
    ['the beginning of it', 'Bearer a-token'],
    ['more than it', `Bearer ${METRICS}x`],
    ['it without its scheme', METRICS],
    ['it as a password', `Basic ${btoa(`x:${METRICS}`)}`],
    ['an empty one', 'Bearer '],
  ])('production answers /metrics with 404 for %s as its token', async (_what, authorization) => {
    const answer = await ask(server().port, '/metrics', { headers: authorization === undefined ? {} : { authorization } });
    expect(answer).toMatchObject({ status: 404, json: { message: 'Not found' } });
    expect(answer.text).not.toContain('process_cpu');
  });

  it('production launches no game and opens no wallet without a game provider', async () => {
    expect(server().app.deps.gameProvider).toBeNull();
    const body = JSON.stringify({ call: 'x' });
    const answer = await ask(server().port, '/casino/wallet/balance', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(401);
  });

  it('production serves metrics to the bearer of the token', async () => {
    const answer = await ask(server().port, '/metrics', { headers: { authorization: `Bearer ${METRICS}` } });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(answer.text).toContain('process_cpu_seconds_total');
  });
});

describe('a production database', () => {
  const tables = ['sports', 'competitions', 'participants', 'events', 'markets', 'casino_games', 'players'] as const;
  const counted = () =>
    Promise.all(
      tables.map(async (table) => {
        const { db } = server().app.deps;
        const { count } = await db
          .selectFrom(table)
          .select((row) => row.fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow();
        return [table, Number(count)] as const;
      }),
    );

  it('a new production database is empty', async () => {
    expect(await counted()).toEqual(tables.map((table) => [table, 0]));
  });

  it.each(['/', '/live', '/casino', '/promotions'])('an empty production database serves %s without errors', async (canonicalUrl) => {
    const { json } = await post({ query: page, operationName: 'PageLayout', variables: { canonicalUrl } });
    expect(json).not.toHaveProperty('errors');
    expect(json).toMatchObject({ data: { pageLayout: { slots: expect.arrayContaining([expect.anything()]) as unknown } } });
  });

  it('without a mail sender players are asked for no codes, and strong logins are refused', async () => {
    const account = { email: 'first@linemaker.test', password: 'a rare sentence of words' };
    const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
      ask(server().port, path, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
    const named = { first_name: 'Fay', last_name: 'First', birth_date: '1990-01-01' };
    const asked = await requestAccount(server(), { ...named, ...account });
    expect(asked, 'an account needs a code, too').toMatchObject({ status: 503, json: { errors: { '': [{ message: UNSENT }] } } });
    const { deps } = server().app;
    const { brand } = await deps.db.selectFrom('legal_versions').select('brand').executeTakeFirstOrThrow();
    const person = { firstName: 'Fay', lastName: 'First', birthDate: '1990-01-01' };
    await newAccount(deps, person, { ...account, termsOf: { brand, region: 'US-NJ' } });
    // Turns off the emailed code for new devices, because the server cannot send email.
    await deps.db.updateTable('players').set({ asks_code_on_new_device: false }).where('email', '=', account.email).execute();
    const loggedIn = await token(server(), { grant_type: 'password', username: account.email, password: account.password });
    const { access_token } = loggedIn.json as { readonly access_token: string };
    const strong = await send(
      'PATCH',
      '/api/login_preferences',
      { strong_auth_enabled: true },
      { authorization: `Bearer ${access_token}` },
    );
    expect(strong).toMatchObject({
      status: 503,
      json: { errors: { strong_auth_enabled: [{ message: 'We can’t send codes right now. Please try again later.' }] } },
    });
  });

  it('imported fixtures are offered and leave the lists when they start', async () => {
    const { db, ports, catalogue } = server().app.deps;
    const games = readFeed(readFileSync(new URL('../../../fixtures/feeds/american-football.csv', import.meta.url), 'utf8'));
    if (!games.ok) throw new Error('unreadable');
    expect(await importFeed({ db, ports }, games.value, { file: 'american-football.csv', keepDates: false })).toMatchObject({ added: 4 });
    const ids = games.value.map(({ eventId }) => eventId);
    await until(() => ids.every((id) => catalogue.event(id) !== null));
    expect(catalogue.sports().map(({ id }) => id)).toEqual(['football']);
    expect(
      catalogue
        .events({ status: 'PRE_GAME' })
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted());
    const first = catalogue.events({ status: 'PRE_GAME' })[0];
    expect(catalogue.marketsOf(first?.id ?? '').map(({ type }) => type)).toEqual(['moneyline', 'spread', 'total']);
    expect((await counted()).slice(0, 2)).toEqual([
      ['sports', 1],
      ['competitions', 1],
    ]);
    await db
      .updateTable('events')
      .set({ starts_at: new Date(ports.now().getTime() - 1_000) })
      .where('id', '=', ids[0] ?? '')
      .execute();
    await catalogue.reload([ids[0] ?? '']);
    await until(() => catalogue.event(ids[0] ?? '')?.status === 'HIDDEN');
  });
});

function until(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isSo()) resolve();
      else setImmediate(look);
    };
    look();
  });
}
