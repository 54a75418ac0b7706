import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/http.ts';
import { graphql } from '#tests/support/playerClient.ts';
import type { TestServer } from '#tests/support/server.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const distDir = mkdtempSync(join(tmpdir(), 'linemaker-dist-'));
writeFileSync(join(distDir, 'index.html'), '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>');
afterAll(() => rmSync(distDir, { recursive: true }));

const server = useTestServer({ distDir });
const told = useTestServer({ distDir, errorDsn: 'https://key@faults.example/7', analyticsSampleRate: 0.25 });

type Monitoring = { readonly analyticsSampleRate: number; readonly errorDsn: string | null };
async function monitoring(of: TestServer): Promise<Monitoring> {
  const query = '{ startup { monitoring { analyticsSampleRate errorDsn } } }';
  return (await graphql<{ startup: { monitoring: Monitoring } }>(of, query)).data.startup.monitoring;
}
const reachOf = async ({ port }: TestServer): Promise<string> => {
  const { headers } = await ask(port, '/', { headers: { accept: 'text/html' } });
  return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
};

describe('monitoring settings of a page', () => {
  it("without settings a page reports every event, and its faults to the sandbox's sink", async () => {
    const { port } = new URL(server().app.deps.geolocation.vendorOrigin);
    expect(await monitoring(server())).toEqual({ analyticsSampleRate: 1, errorDsn: `http://sandbox@errors.localhost:${port}/1` });
    expect(await reachOf(server())).toContain(`http://errors.localhost:${port}`);
  });

  it('a page reports to the configured DSN at the configured rate, and its policy allows only that sink', async () => {
    expect(await monitoring(told())).toEqual({ analyticsSampleRate: 0.25, errorDsn: 'https://key@faults.example/7' });
    expect(await reachOf(told())).toMatch(/ https:\/\/faults\.example(?: |$)/);
    expect(await reachOf(told())).not.toContain('errors.localhost');
  });
});

describe('reports of pages', () => {
  it("the sandbox's fault sink stores a page's report and shows it on this machine", async () => {
    const { port } = new URL(server().app.deps.geolocation.vendorOrigin);
    const headers = { host: `errors.localhost:${port}`, 'content-type': 'text/plain;charset=UTF-8' };
    const fault = { event_id: 'e1', tags: { category: 'boot' }, exception: { values: [{ type: 'TypeError', value: 'no' }] } };
    const body = [{}, { type: 'event' }, fault].map((line) => JSON.stringify(line)).join('\n');
    expect((await ask(Number(port), '/api/1/envelope/', { method: 'POST', headers, body })).status).toBe(200);
    const shown = await ask(Number(port), '/faults', { headers });
    expect(shown.headers['access-control-allow-origin']).toBe('*');
    expect(shown.json).toMatchObject({ faults: [{ category: 'boot', name: 'TypeError', message: 'no' }] });
  });

  it('events that pages report are counted in the metrics by type alone', async () => {
    const body = JSON.stringify({ visit: 'a-visit-of-one-tab', events: [{ type: 'bets-placed', at: 1, count: 2 }] });
    const headers = { 'content-type': 'application/json' };
    expect((await ask(server().port, '/telemetry/events', { method: 'POST', headers, body })).status).toBe(204);
    const { text } = await ask(server().port, '/metrics');
    expect(text).toContain('page_events_total{type="bets-placed"} 1');
    expect(text).not.toContain('a-visit');
  });
});
