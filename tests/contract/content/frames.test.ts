import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ask, sandbox } from '#tests/support/http.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const distDir = mkdtempSync(join(tmpdir(), 'linemaker-dist-'));
writeFileSync(join(distDir, 'index.html'), '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>');
writeFileSync(join(distDir, 'console.html'), '<!doctype html><html lang="en"><head><title>console</title></head><body></body></html>');
afterAll(() => rmSync(distDir, { recursive: true }));

const server = useTestServer({ distDir, frameSites: new Map([['rules', 'https://rules.example']]) });
const helpDesk = (): string => server().app.deps.geolocation.vendorOrigin.replace('//localhost', '//help.localhost');

const supportChat = (): string => server().app.deps.geolocation.vendorOrigin.replace('//localhost', '//chat.localhost');

const frameSources = async (host: string): Promise<string> => {
  const { headers } = await ask(server().port, '/', { headers: { host, accept: 'text/html' } });
  return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
};

const FRAMES = `query ($canonicalUrl: String!) {
  pageLayout(canonicalUrl: $canonicalUrl) { slots { node { ... on FrameShelf { title address height isHeightTold } } } }
}`;
type Answer = { readonly pageLayout: { readonly slots: readonly { readonly node: object | null }[] } };

async function framedOn(canonicalUrl: string): Promise<readonly object[]> {
  const { data } = await graphql<Answer>(server(), FRAMES, { canonicalUrl });
  return data.pageLayout.slots.flatMap(({ node }) => (node && 'address' in node ? [node] : []));
}

describe('sites that may be framed', () => {
  it("a page's policy allows frames of the configured sites and the sandbox's vendors only", async () => {
    const payments = helpDesk().replace('//help.', '//pay.');
    const games = helpDesk().replace('//help.', '//games.');
    expect(await frameSources(`localhost:${server().port}`)).toBe(
      `${helpDesk()} https://rules.example ${supportChat()} ${payments} ${games}`,
    );
  });

  it("the console's policy allows frames of the console only", async () => {
    const host = `console.localhost:${server().port}`;
    expect(await frameSources(host)).toBe(`'self'`);
  });

  it("a frame shelf gets its address from its site's name, as on the help page", async () => {
    expect(await framedOn('/account/help')).toEqual([
      { title: 'How limits work', address: `${helpDesk()}/limits`, height: 320, isHeightTold: true },
    ]);
  });

  it('a frame shelf of an unlisted site has no address, whatever was published', async () => {
    const frame = (id: string, site: string) => ({
      id,
      kind: 'FrameShelf',
      v: 1,
      props: { title: id, site, path: '/house', height: 200 },
      criticality: 'OPTIONAL',
    });
    await sandbox(server(), 'layout', {
      surface: 'live',
      document: {
        surface: 'live',
        nodes: { rules: frame('rules', 'rules'), gone: frame('gone', 'gone'), odd: frame('odd', 'constructor') },
        order: ['rules', 'gone', 'odd'],
      },
    });
    expect(await framedOn('/live')).toEqual([
      { title: 'rules', address: 'https://rules.example/house', height: 200, isHeightTold: false },
      { title: 'gone', address: null, height: 200, isHeightTold: false },
      { title: 'odd', address: null, height: 200, isHeightTold: false },
    ]);
  });

  it('the played help desk answers on its own host only', async () => {
    const { port } = new URL(helpDesk());
    const there = await ask(Number(port), '/limits', { headers: { host: `help.localhost:${port}` } });
    expect([there.status, there.text.includes('How limits work')]).toEqual([200, true]);
    expect((await ask(Number(port), '/limits')).status).toBe(404);
  });
});

describe('the help chat', () => {
  const chatFor = async (host: string): Promise<unknown> => {
    const body = JSON.stringify({ query: '{ startup { serviceAttributes { supportChatUrl } } }' });
    const { json } = await ask(server().port, '/graphql', { method: 'POST', headers: { host, 'content-type': 'application/json' }, body });
    return (json as { data: { startup: { serviceAttributes: { supportChatUrl: unknown } } } }).data.startup.serviceAttributes
      .supportChatUrl;
  };
  const hostOf = (brand: string): string => `${brand}.localhost:${server().port}`;

  it("the help chat is offered where the brand's settings list the region", async () => {
    expect(await chatFor(hostOf('tsb'))).toBe(`${supportChat()}/window`);
    expect(await chatFor(hostOf('hwc'))).toBe(`${supportChat()}/window`);
    expect(await chatFor(hostOf('tsc'))).toBeNull();
    await sandbox(server(), 'location', { place: 'CA-ON' });
    expect(await chatFor(hostOf('tsb'))).toBe(`${supportChat()}/window`);
    expect(await chatFor(hostOf('hwc'))).toBeNull();
    await sandbox(server(), 'location', { place: 'US-NJ' });
  });
});
