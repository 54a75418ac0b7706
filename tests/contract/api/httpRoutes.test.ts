import { describe, expect, it } from 'vitest';
import { ask } from '#tests/support/http.ts';
import { token } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const get = (path: string, headers: Record<string, string> = {}) => ask(server().port, path, { headers });

describe('probes, regions and viewer', () => {
  it('the probes report that the server lives and is ready, and /metrics lists its metrics', async () => {
    expect((await get('/healthz')).json).toEqual({ status: 'ok' });
    expect(await get('/readyz')).toMatchObject({ status: 200, json: { status: 'ready' } });
    const metrics = await get('/metrics');
    for (const name of ['http_request_seconds_bucket', 'graphql_operations_total', 'graphql_sockets', 'process_cpu_seconds_total'])
      expect(metrics.text).toContain(name);
  });

  it("/i/regions lists the regions, and /viewer returns the visitor's region and device", async () => {
    expect((await get('/i/regions')).json).toMatchObject({
      regions: expect.arrayContaining([
        { iso_3166_2_code: 'US-NJ', code: 'US-NJ', name: 'New Jersey', countryCode: 'US', isServed: true },
      ]) as unknown,
    });
    expect((await get('/viewer', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' })).json).toEqual({
      dma: '501',
      device: 'MOBILE',
      regionCode: 'US-NJ',
      countryCode: 'US',
    });
  });

  it('a request body above the limit is refused with 413', async () => {
    expect(
      (
        await ask(server().port, '/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'x'.repeat(300_000) }),
        })
      ).status,
    ).toBe(413);
    expect((await token(server(), { grant_type: 'password', username: 'a', password: 'x'.repeat(300_000) })).status).toBe(413);
  });
});
