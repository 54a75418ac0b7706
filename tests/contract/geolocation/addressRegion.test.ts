import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask } from '#tests/support/http.ts';
import { contact } from '#tests/support/people/openAccount.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer({ trustedProxies: 1, addressRegionHeader: 'x-edge-region' });
const QUERY = '{ startup { regionalMetadata { currentRegionCode validRegion } } }';
type Started = { readonly startup: { readonly regionalMetadata: { readonly currentRegionCode: string; readonly validRegion: boolean } } };
const signUp = (region: string) =>
  ask(server().port, '/api/accounts', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edge-region': region },
    body: JSON.stringify({
      client_id: 'linemaker-web',
      first_name: 'Ada',
      last_name: 'Byron',
      ...contact,
      email: `ada-${randomUUID()}@example.com`,
      password: 'tall giraffe 9',
      birth_date: '1990-12-10',
      region_code: 'US-NJ',
      accepts_terms: true,
    }),
  });

describe('an edge with address regions', () => {
  it('behind an edge with address regions, accounts are opened only from served regions', async () => {
    const refused = await signUp('DE');
    expect([refused.status, refused.json]).toEqual([
      403,
      { errors: { '': [{ message: 'You can’t open an account from your location.' }] } },
    ]);
    expect((await signUp('US-NJ')).status).toBe(202);
  });

  it.each([
    ['CA-ON', { currentRegionCode: 'CA-ON', validRegion: true }],
    ['DE', { currentRegionCode: 'DE-DEFAULT', validRegion: false }],
  ])("startup returns the region of the edge's header %s", async (region, known) => {
    expect((await graphql<Started>(server(), QUERY, {}, { 'x-edge-region': region })).data.startup.regionalMetadata).toEqual(known);
  });

  it('a socket has the region of its handshake, whatever its first message says', async () => {
    class FromOntario extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, { headers: { 'x-edge-region': 'CA-ON' } });
      }
    }
    const client = createClient({
      url: `ws://localhost:${server().port}/graphql`,
      webSocketImpl: FromOntario,
      connectionParams: { 'x-edge-region': 'DE' },
    });
    const first = (await client.iterate<Started>({ query: QUERY }).next()) as { readonly value: { readonly data: Started } };
    await client.dispose();
    expect(first.value.data.startup.regionalMetadata.currentRegionCode).toBe('CA-ON');
  });
});
