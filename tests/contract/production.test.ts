import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask } from '#tests/support/http.ts';
import { token } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const known = 'query Known { liveEventsCount { count } }';
const subscription = 'subscription Prices($id: ID!) { layoutChanged(surface: $id) { revision } }';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const folder = mkdtempSync(join(tmpdir(), 'linemaker-production-'));
const manifest = join(folder, 'persistedDocuments.json');
writeFileSync(manifest, JSON.stringify({ [hash(known)]: known, [hash(subscription)]: subscription }));
afterAll(() => rmSync(folder, { recursive: true }));

const server = useTestServer({ mode: 'production', hasSandbox: false, persistedDocuments: [manifest] });
const post = (body: object) =>
  ask(server().port, '/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const extensions = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hash(text) } });

describe('in production', () => {
  it('only operations of a known build run, by hash or by text', async () => {
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

  it('the same holds on a socket', async () => {
    const client = createClient({ url: `ws://localhost:${server().port}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 });
    const first = async (query: string) => (await client.iterate({ query, variables: { id: 'home' } }).next()).value as unknown;
    expect(await first(subscription)).toHaveProperty('data');
    await expect(first('subscription { layoutChanged(surface: "home") { revision } }')).rejects.toMatchObject([
      { extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } },
    ]);
    await client.dispose();
  });

  it('there is no sandbox, no vendor of ours and no demo account', async () => {
    expect((await ask(server().port, '/sandbox', { headers: { accept: 'application/json' } })).status).toBe(404);
    expect(
      (await ask(server().port, '/sandbox/players', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
        .status,
    ).toBe(404);
    expect(server().app.deps.geolocation.vendorOrigin).toBe('https://location-vendor.invalid');
    expect((await token(server(), { grant_type: 'password', username: 'demo@linemaker.test', password: 'Linemaker-demo-1' })).status).toBe(
      400,
    );
  });
});
