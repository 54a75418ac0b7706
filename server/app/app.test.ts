import { describe, expect, it, vi } from 'vitest';
import type { Config } from '#server/platform/config/config.ts';
import { announcement } from './announce.ts';
import { localHosts } from '#tests/support/localHosts.ts';
import * as sandbox from '#server/sandbox/index.ts';
import { createLogger } from '#server/platform/logger.ts';
import { contentSecurityPolicy } from '#server/platform/http/securityHeaders.ts';
import { withBoot, type BootData } from '#server/api/pages/playersPage.ts';
import { createStops } from '#server/platform/stops.ts';

const boot: BootData = {
  brand: 'one',
  graphqlUrl: '/graphql',
  build: 'b',
  now: '2026-11-21T12:00:00.000Z',
};

describe('a page with its boot data', () => {
  it('a page’s empty boot block is filled, and the page names its brand', () => {
    const html = withBoot(
      '<html lang="en" data-brand="old"><head></head><body><script type="application/json" id="boot">{}</script></body></html>',
      boot,
    );
    expect(html).toMatch(/^<html lang="en" data-brand="one">/);
    expect(html.match(/id="boot"/g)).toHaveLength(1);
    expect(html).toContain('"brand":"one"');
  });

  it('a page without a boot block gets one', () => {
    expect(withBoot('<html><head></head></html>', boot)).toContain('id="boot">{"brand":"one"');
  });

  it('boot data can neither end its block nor act as a replacement pattern', () => {
    const html = withBoot('<html><head></head></html>', { ...boot, build: `</script><script>alert(1)</script>$&$'` });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toMatchObject({
      build: `</script><script>alert(1)</script>$&$'`,
    });
  });
});

describe('the content security policy of a page', () => {
  it('the content security policy names its frames and its socket', () => {
    const policy = contentSecurityPolicy({
      locationVendor: 'https://vendor.example',
      streamHost: null,
      liveStreaming: null,
      frames: ['https://pay.example'],
      host: 'one.example',
      isHttps: true,
    });
    expect(policy).toContain(`frame-src https://pay.example;`);
    expect(policy).toContain(`connect-src 'self' wss://one.example https://vendor.example;`);
    expect(policy).toContain(`media-src 'self';`);
    expect(policy).not.toContain('unsafe');
  });

  it('the content security policy names each regional site once, with its socket', () => {
    const origins = { locationVendor: null, streamHost: null, liveStreaming: null, frames: [], host: 'one.example', isHttps: true };
    const policy = contentSecurityPolicy({
      ...origins,
      sisterSites: ['https://pa.example', 'https://pa.example', 'http://on.localhost:4711'],
    });
    const sisters = 'https://pa.example wss://pa.example http://on.localhost:4711 ws://on.localhost:4711';
    expect(policy).toContain(`connect-src 'self' wss://one.example ${sisters};`);
    expect(policy).toContain(`script-src 'self';`);
  });

  it('the content security policy names the receiver of error reports', () => {
    const origins = { locationVendor: null, streamHost: null, liveStreaming: null, frames: [], host: 'one.example', isHttps: true };
    const policy = contentSecurityPolicy({ ...origins, errorReports: 'https://faults.example' });
    expect(policy).toContain(`connect-src 'self' wss://one.example https://faults.example;`);
    expect(contentSecurityPolicy({ ...origins, errorReports: 'https://faults.example', isFrame: true })).toContain(`connect-src 'none'`);
  });

  it('the content security policy names the stream host and the streaming service', () => {
    const policy = contentSecurityPolicy({
      locationVendor: null,
      streamHost: 'https://pictures.example',
      liveStreaming: 'https://streams.example',
      frames: [],
      host: 'one.example',
      isHttps: true,
    });
    expect(policy).toContain(`connect-src 'self' wss://one.example https://pictures.example https://streams.example;`);
    expect(policy).toContain(`media-src 'self' https://pictures.example blob:;`);
    expect(policy).toContain(`script-src 'self';`);
    expect(policy).not.toContain('unsafe');
  });
});

describe('stops', () => {
  it('stops run once, in reverse order, even if one fails', async () => {
    const error = vi.fn();
    const stops = createStops({ error, debug: vi.fn() });
    const closed: string[] = [];
    for (const name of ['store', 'broken', 'http']) {
      stops.add(name, () => {
        closed.push(name);
        if (name === 'broken') throw new Error('no');
      });
    }
    await Promise.all([stops.run(), stops.run()]);
    expect(closed).toEqual(['http', 'broken', 'store']);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ event: 'close-failed', name: 'broken' }));
  });
});

describe('the log', () => {
  it('the log holds no secret', () => {
    let text = '';
    const log = createLogger('info', { write: (line: string) => (text += line) });
    log.info({
      event: 'x',
      password: 'p1',
      token: 't1',
      body: { password: 'p2', token: 't2' },
      headers: { authorization: 'Bearer h1' },
      req: { headers: { cookie: 'c1' } },
      accessToken: 'a1',
      packet: 'k1',
    });
    expect(text).toContain('"event":"x"');
    expect(text).not.toMatch(/p1|t1|p2|t2|h1|c1|a1|k1/);
  });
});

describe('the start message', () => {
  const config = { brand: 'one', brands: ['one', 'two'], hosts: localHosts } as unknown as Config;

  it('the start message names every address and the accounts of the sandbox', () => {
    const text = announcement(config, 4000, { vendor: 'http://localhost:4001', streams: 'http://localhost:4002' }, true, sandbox);
    for (const part of [
      'http://localhost:4000',
      'http://two.localhost:4000',
      'http://console.localhost:4000',
      'http://localhost:4001',
      'http://localhost:4002',
      'ontario@linemaker.test',
      '$1,000.00',
    ])
      expect(text).toContain(part);
  });

  it('the start message names listed sites, and no local ones if those are not served', () => {
    const listed = new Map([['one.example', { brand: 'one', origin: 'https://one.example', isMain: true }]]);
    const there = { ...config, hosts: { listed, hasLocal: false } };
    const text = announcement(there, 4000, { vendor: '', streams: null }, true, null);
    expect(text).toContain('https://one.example');
    expect(text).not.toMatch(/one\.localhost|console\.localhost/);
  });

  it('the start message names no account without a sandbox', () => {
    expect(announcement(config, 4000, { vendor: '', streams: null }, false, null)).not.toMatch(/linemaker\.test|console|sandbox/);
  });
});

describe('the content security policy for a host', () => {
  const policyOf = (host: string) =>
    contentSecurityPolicy({
      locationVendor: 'http://localhost:1',
      streamHost: null,
      liveStreaming: null,
      frames: [],
      host,
      isHttps: false,
    });

  it.each(['localhost:4000', 'tsb.localhost', '127.0.0.1:80', '[::1]:4000'])(
    'the content security policy names the socket of %s',
    (host) => {
      expect(policyOf(host)).toContain(`connect-src 'self' ws://${host} http://localhost:1;`);
    },
  );

  it.each(['a; script-src-elem *', 'a *', '"><script>', '', 'a, b', "a 'unsafe-inline'"])(
    'the content security policy takes no directive from the host %j',
    (host) => {
      expect(policyOf(host)).toContain("connect-src 'self' http://localhost:1;");
    },
  );
});
