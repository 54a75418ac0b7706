import { describe, expect, it } from 'vitest';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listBrands } from './brands.ts';
import { PRODUCTION } from '#tests/support/productionEnv.ts';
import { readConfig } from './config.ts';

const brands = { brands: ['one', 'two'], defaultBrand: 'two' };
const read = (env: Record<string, string>) => readConfig(env, brands, '/root');

describe('the environment', () => {
  it('an empty environment gives a complete configuration', () => {
    const config = read({});
    expect(config).toMatchObject({
      ok: true,
      value: {
        mode: 'development',
        host: 'localhost',
        port: 4000,
        locationVendorPort: 4001,
        streamHostPort: 4002,
        brand: 'two',
        databaseUrl: null,
        hasSandbox: true,
        dataDir: '/root/.data',
      },
    });
  });

  it('production has no sandbox', () => {
    expect(read(PRODUCTION)).toMatchObject({
      ok: true,
      value: { hasSandbox: false, host: '::', defaultRegion: 'CA-DEFAULT' },
    });
  });

  it.each([
    ['production', 'on', false],
    ['production', '', false],
    ['development', '', true],
    ['development', 'off', false],
    ['test', '', false],
    ['test', 'on', true],
  ])('in %s with LINEMAKER_SIMULATION=%s matches are simulated: %s', (mode, simulation, hasSimulation) => {
    expect(read({ ...(mode === 'production' ? PRODUCTION : {}), NODE_ENV: mode, LINEMAKER_SIMULATION: simulation })).toMatchObject({
      ok: true,
      value: { hasSimulation },
    });
  });

  it.each([
    [{}, 4001, 4002],
    [{ PORT: '0' }, 0, 0],
    [{ PORT: '5000' }, 5001, 5002],
    [{ PORT: '65534' }, 65_535, 65_532],
    [{ PORT: '65535' }, 65_534, 65_533],
    [{ PORT: '5000', LOCATION_VENDOR_PORT: '7' }, 7, 5002],
    [{ PORT: '5000', STREAM_HOST_PORT: '8' }, 5001, 8],
  ])('with %j the location vendor is at %i and the stream host at %i', (env, locationVendorPort, streamHostPort) => {
    expect(read(env)).toMatchObject({ ok: true, value: { locationVendorPort, streamHostPort } });
  });

  it('the game provider has only the features that are configured', () => {
    expect(read({})).toMatchObject({ ok: true, value: { gameFeatures: new Set() } });
    expect(read({ GAME_PROVIDER_FEATURES: 'jackpot, dealer' })).toMatchObject({
      ok: true,
      value: { gameFeatures: new Set(['jackpot', 'dealer']) },
    });
    expect(read({ GAME_PROVIDER_FEATURES: 'jackpot luck' })).toMatchObject({ ok: false, refusal: [expect.stringContaining('some of')] });
  });

  it('the metrics token is null unless it is set', () => {
    expect(read({ ...PRODUCTION, METRICS_TOKEN: ' ' })).toMatchObject({ value: { metricsToken: null } });
    expect(read({ METRICS_TOKEN: 'read-me' })).toMatchObject({ value: { metricsToken: 'read-me' } });
  });

  it('every wrong variable is reported at once by name, without its secret', () => {
    const config = read({
      PORT: '99999',
      BRAND: 'three',
      DATABASE_URL: 'mysql://root:secret@db',
      NODE_ENV: 'prod',
      LINEMAKER_SIMULATION: 'maybe',
    });
    expect(config.ok).toBe(false);
    if (config.ok) return;
    expect(config.refusal).toEqual([
      'NODE_ENV is "prod"; it must be one of development, production, test',
      'PORT is "99999"; it must be a port between 0 and 65535',
      'BRAND is "three"; it must be one of one, two',
      'DATABASE_URL is not an address that starts with postgres://',
      'LINEMAKER_SIMULATION is "maybe"; it must be on or off',
    ]);
    expect(config.refusal.join()).not.toContain('secret');
  });

  it('sites that may be framed are read by name, and are empty by default', () => {
    expect(read({})).toMatchObject({ value: { frameSites: new Map() } });
    const sites = { FRAME_SITES: ' help=https://help.example,rules=https://rules.example:8443  a-b2=https://x.example ' };
    expect(read(sites)).toMatchObject({
      value: {
        frameSites: new Map([
          ['help', 'https://help.example'],
          ['rules', 'https://rules.example:8443'],
          ['a-b2', 'https://x.example'],
        ]),
      },
    });
  });

  it.each([
    'https://help.example',
    'help=http://help.example',
    'help=https://help.example/',
    'help=https://help.example/limits',
    'help=https://*.example',
    'help=https://me@help.example',
    'help=https://help.example:443',
    'help=https://help.example:99999',
    'help=https://help.example help=https://other.example',
    'Help=https://help.example',
    "help=https://help.example;script-src'unsafe-inline'",
  ])('the list of framed sites %j is refused', (value) => {
    expect(read({ FRAME_SITES: value })).toMatchObject({ ok: false, refusal: [expect.stringContaining('FRAME_SITES')] });
  });

  it('regional sites are read by region, and must use https in production', () => {
    expect(read({})).toMatchObject({ value: { sisterSites: new Map() } });
    const sites = { SISTER_SITES: 'US-PA=https://pa.example, CA-ON=https://on.example:8443' };
    const both = new Map([
      ['US-PA', 'https://pa.example'],
      ['CA-ON', 'https://on.example:8443'],
    ]);
    expect(read(sites)).toMatchObject({ value: { sisterSites: both } });
    const plain = { SISTER_SITES: 'US-PA=http://pa.localhost:4711' };
    expect(read(plain)).toMatchObject({ value: { sisterSites: new Map([['US-PA', 'http://pa.localhost:4711']]) } });
    expect(read({ ...PRODUCTION, ...plain })).toMatchObject({ ok: false });
  });

  it.each([
    ['SISTER_SITES', 'US-PA=https://me:s3cret@pa.example'],
    ['FRAME_SITES', 'help=https://me:s3cret@help.example'],
  ])('a password in %s is not repeated in the error', (name, value) => {
    const answer = read({ [name]: value });
    expect(answer.ok ? [] : answer.refusal).toEqual([expect.stringMatching(`^${name} is not a list of (?!.*s3cret)`)]);
  });

  it.each([
    'US-ZZ=https://pa.example',
    'CA-DEFAULT=https://pa.example',
    'us-pa=https://pa.example',
    'US-PA=https://pa.example/',
    'US-PA=https://pa.example=x',
    'US-PA=https://a.example US-PA=https://b.example',
    'US-PA',
  ])('the list of regional sites %j is refused', (value) => {
    expect(read({ SISTER_SITES: value })).toMatchObject({ ok: false, refusal: [expect.stringContaining('SISTER_SITES')] });
  });

  it('a header with the address’s region needs a trusted proxy', () => {
    expect(read({ ADDRESS_REGION_HEADER: 'X-Edge-Region', TRUSTED_PROXIES: '1' })).toMatchObject({
      ok: true,
      value: { addressRegionHeader: 'x-edge-region' },
    });
    expect(read({})).toMatchObject({ value: { addressRegionHeader: null } });
    expect(read({ ADDRESS_REGION_HEADER: 'x-edge-region' })).toMatchObject({ refusal: [expect.stringContaining('TRUSTED_PROXIES')] });
    expect(read({ ADDRESS_REGION_HEADER: 'x edge', TRUSTED_PROXIES: '1' })).toMatchObject({
      refusal: [expect.stringContaining('the name of a header')],
    });
  });

  it('a location vendor needs both address and secret', () => {
    expect(read({ LOCATION_VENDOR_URL: 'https://vendor.example' })).toMatchObject({ ok: false });
    expect(read({ LOCATION_VENDOR_URL: 'https://vendor.example/', LOCATION_VENDOR_SECRET: 's' })).toMatchObject({
      ok: true,
      value: { locationVendor: { origin: 'https://vendor.example', apiSecret: 's' } },
    });
  });
});

describe('the exclusion register', () => {
  const key = 'A'.repeat(43);
  const all = { REGISTER_URL: 'https://register.example/v1', REGISTER_SECRET: 's', REGISTER_PUBLIC_KEY: key };

  it('the exclusion register needs address, secret and public key together', () => {
    expect(read(all)).toMatchObject({
      value: { register: { origin: 'https://register.example', secret: 's', publicKey: key }, registerFreshSeconds: 600 },
    });
    expect(read({})).toMatchObject({ value: { register: null } });
    const { REGISTER_PUBLIC_KEY: _key, ...keyless } = all;
    expect(read(keyless)).toMatchObject({ refusal: ['REGISTER_URL, REGISTER_SECRET and REGISTER_PUBLIC_KEY go together'] });
    expect(read({ ...all, REGISTER_PUBLIC_KEY: 'short' })).toMatchObject({
      refusal: expect.arrayContaining([expect.stringContaining('an Ed25519 public key')]),
    });
  });

  it.each([
    ['60', true],
    ['3600', true],
    ['59', false],
    ['3601', false],
    ['ten', false],
  ])('answers of the exclusion register count for %s seconds: %s', (seconds, ok) => {
    expect(read({ REGISTER_FRESH_SECONDS: seconds })).toMatchObject({ ok });
  });
});

describe('the stream host', () => {
  it('the stream host needs both address and secret', () => {
    expect(read({ STREAM_HOST_URL: 'https://pictures.example' })).toMatchObject({
      ok: false,
      refusal: ['STREAM_HOST_URL and STREAM_HOST_SECRET go together'],
    });
    expect(read({ STREAM_HOST_URL: 'https://pictures.example/v1', STREAM_HOST_SECRET: 's' })).toMatchObject({
      ok: true,
      value: { streamHost: { origin: 'https://pictures.example', secret: 's' } },
    });
    expect(read({})).toMatchObject({ value: { streamHost: null, liveStreamingUrl: null } });
  });

  it('the live streaming service may have its own address', () => {
    const address = 'https://streams.example/graphql';
    expect(read({ LIVE_STREAMING_URL: address })).toMatchObject({ value: { liveStreamingUrl: address } });
    expect(read({ LIVE_STREAMING_URL: 'streams' })).toMatchObject({ ok: false });
  });
});

describe('reports of pages', () => {
  it('by default errors are reported nowhere else, and production samples a tenth of the events', () => {
    expect(read({})).toMatchObject({ value: { errorDsn: null, analyticsSampleRate: 1 } });
    expect(read(PRODUCTION)).toMatchObject({ value: { errorDsn: null, analyticsSampleRate: 0.1 } });
  });

  it.each(['https://key@faults.example/7', 'http://k_1@localhost:9000/team/12'])('errors are reported to %s if configured', (address) => {
    expect(read({ ERROR_DSN: address })).toMatchObject({ value: { errorDsn: address } });
  });

  it.each([
    'https://faults.example/7',
    'https://key@faults.example',
    'https://key@faults.example/seven',
    'https://key:secret@faults.example/7',
    "https://key@faults.example;script-src'unsafe-inline'/7",
    'ftp://key@faults.example/7',
  ])('the error address %j is refused and not repeated', (address) => {
    expect(read({ ERROR_DSN: address })).toMatchObject({ ok: false, refusal: [expect.not.stringContaining(address)] });
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['.25', 0.25],
    ['0.05', 0.05],
  ])('events are sampled at the share %s', (raw, analyticsSampleRate) => {
    expect(read({ ANALYTICS_SAMPLE_RATE: raw })).toMatchObject({ value: { analyticsSampleRate } });
  });

  it.each(['1.5', '-0.1', '10%', 'all', '1e-3'])('the sampling share %j is refused', (raw) => {
    expect(read({ ANALYTICS_SAMPLE_RATE: raw })).toMatchObject({ ok: false, refusal: [expect.stringContaining('a number from 0 to 1')] });
  });
});

describe('the mail server', () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const smtp = { SMTP_URL: 'smtp://line%40maker:s%2Fcret@mx.example', MAIL_FROM: 'care@one.example' };
  const signed = { DKIM_DOMAIN: 'one.example', DKIM_SELECTOR: 's1', DKIM_KEY: key };

  it('a mail server is read with its login, port and signing key', () => {
    const service = {
      host: 'mx.example',
      port: 587,
      isImplicitTls: false,
      login: { user: 'line@maker', secret: 's/cret' },
      from: 'care@one.example',
    };
    expect(read(smtp)).toMatchObject({ value: { mailService: null, smtp: { ...service, dkim: null } } });
    expect(read({ ...smtp, SMTP_URL: 'smtps://[::1]' })).toMatchObject({
      value: { smtp: { host: '::1', port: 465, isImplicitTls: true, login: null } },
    });
    const dkim = { domain: 'one.example', selector: 's1', privateKey: expect.stringContaining('BEGIN PRIVATE KEY') as unknown };
    expect(read({ ...smtp, ...signed })).toMatchObject({ value: { smtp: { dkim } } });
    expect(read({ ...PRODUCTION, ...smtp, MAIL_URL: '', MAIL_SECRET: '' }).ok).toBe(true);
  });

  it.each([
    [{ ...smtp, SMTP_URL: 'https://mx.example' }, 'SMTP_URL is not an address as smtp://'],
    [{ ...smtp, SMTP_URL: 'smtp://mx.example/path' }, 'SMTP_URL is not an address as smtp://'],
    [{ ...smtp, SMTP_URL: 'smtp://user:50%off@mx.example' }, 'SMTP_URL is not an address as smtp://'],
    [{ SMTP_URL: smtp.SMTP_URL }, 'SMTP_URL and MAIL_FROM go together'],
    [{ ...smtp, MAIL_URL: 'https://mail.example', MAIL_SECRET: 's' }, 'MAIL_URL and SMTP_URL exclude each other'],
    [{ ...smtp, ...signed, DKIM_KEY: '' }, 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY go together'],
    [{ ...smtp, ...signed, DKIM_KEY: 'a2V5' }, 'DKIM_KEY is not a private key'],
    [{ ...signed }, 'DKIM_KEY needs SMTP_URL'],
  ])('the mail settings %j are refused without showing the secret', (env, problem) => {
    const config = read(env);
    expect(config.ok ? [] : config.refusal).toContainEqual(expect.stringContaining(problem));
    expect(JSON.stringify(config)).not.toMatch(/s%2Fcret|s\/cret/);
  });
});

describe('the house file of a brand', () => {
  const found = (houses: Readonly<Record<string, string | null>>) => {
    const root = mkdtempSync(join(tmpdir(), 'linemaker-brands-'));
    for (const [brand, house] of Object.entries(houses)) {
      mkdirSync(join(root, 'brands', brand), { recursive: true });
      if (house !== null) writeFileSync(join(root, 'brands', brand, 'house.json'), house);
    }
    writeFileSync(join(root, 'brands', 'default.json'), '{}');
    try {
      return listBrands(root);
    } finally {
      rmSync(root, { recursive: true });
    }
  };

  it('a brand’s house file sets the policy for same-game pushes, REPRICE by default', () => {
    expect(found({ one: '{ "sameGamePush": "VOID_ALL" }', two: '{}', three: null }).sameGamePushes).toEqual({
      one: 'VOID_ALL',
      two: 'REPRICE',
      three: 'REPRICE',
    });
  });

  it('a brand’s house file may switch off the sportsbook, which is on by default', () => {
    expect(found({ one: '{ "sportsbook": false }', two: '{ "sportsbook": true }', three: null }).withoutSportsbook).toEqual(['one']);
  });

  it('a brand’s house file may allow account linking, which is off by default', () => {
    expect(found({ one: '{ "accountLinking": true }', two: '{ "accountLinking": false }', three: null }).linkingBrands).toEqual(['one']);
  });

  it('a brand’s house file names its promotional credits, and a blank name is refused', () => {
    expect(found({ one: '{ "creditsName": "Bet Credits" }', two: '{}', three: null }).creditsNames).toEqual({
      one: 'Bet Credits',
      two: 'Promotional credits',
      three: 'Promotional credits',
    });
    expect(() => found({ one: '{ "creditsName": " " }' })).toThrow('creditsName is " ", which is no name');
  });

  it('a brand’s house file has its app addresses and its text for closed regions', () => {
    const words = { title: 'Closed', body: 'Look around.' };
    const one = JSON.stringify({ apps: { ios: 'https://apps.example.com/one' }, outOfState: words });
    const { appUrls, outOfState } = found({ one, two: '{}' });
    expect([appUrls, outOfState]).toEqual([
      { one: { ios: 'https://apps.example.com/one', android: null }, two: { ios: null, android: null } },
      { one: words, two: null },
    ]);
    expect(() => found({ one: '{ "apps": { "ios": "http://apps.example.com" } }' })).toThrow('not addresses that start with https://');
    expect(() => found({ one: '{ "outOfState": { "title": "Closed" } }' })).toThrow('not a title and a body');
  });

  it('a house file with an invalid setting stops the start', () => {
    expect(() => found({ one: '{ "sameGamePush": "KEEP_ALL" }' })).toThrow('"KEEP_ALL", which is no rule');
    expect(() => found({ one: '{ "sportsbook": "no" }' })).toThrow('sportsbook is "no", neither true nor false');
    expect(() => found({ one: '{ "accountLinking": 1 }' })).toThrow('accountLinking is 1, neither true nor false');
  });

  it('a brand’s house file lists where support chat is offered, nowhere by default', () => {
    expect(found({ one: '{ "supportChat": ["US", "CA-ON"] }', two: '{}', three: null }).supportChats).toEqual({
      one: ['US', 'CA-ON'],
      two: [],
      three: [],
    });
    for (const list of ['"US"', '["us"]', '[1]', '["US-NEW-JERSEY"]'])
      expect(() => found({ one: `{ "supportChat": ${list} }` }), list).toThrow('no list of countries and regions');
  });
});
