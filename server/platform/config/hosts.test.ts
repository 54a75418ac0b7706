import { describe, expect, it } from 'vitest';
import { PRODUCTION } from '#tests/support/productionEnv.ts';
import { readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, { brands: ['one', 'two'], defaultBrand: 'two' }, '/root');

describe('the configured hosts', () => {
  const listed = (env: Record<string, string>) => {
    const config = read(env);
    return config.ok ? [...config.value.hosts.listed] : config.refusal;
  };

  it('without configuration local hosts are served outside production only', () => {
    expect(read({})).toMatchObject({ value: { hosts: { listed: new Map(), hasLocal: true } } });
    expect(read(PRODUCTION)).toMatchObject({ value: { hosts: { hasLocal: false } } });
  });

  it('each listed host belongs to a brand, whose first site is the main one, or to the console', () => {
    const one = { brand: 'one', origin: 'https://one.example', isMain: true };
    const desk = { brand: null, origin: 'https://desk.example:8443', isMain: true };
    expect(listed({ BRAND_SITES: 'one=https://one.example, one=https://www.one.example:8443', CONSOLE_SITE: desk.origin })).toEqual([
      ['one.example', one],
      ['one.example:443', one],
      ['www.one.example:8443', { brand: 'one', origin: 'https://www.one.example:8443', isMain: false }],
      ['desk.example:8443', desk],
    ]);
  });

  it.each([
    'https://one.example',
    'three=https://one.example',
    'one=https://one.example/',
    'one=https://ONE.example',
    'one=https://one.example:443',
    'one=https://me@one.example',
    'one=https://*.example',
    'one=ftp://one.example',
    'one=https://one.example two=https://one.example',
    'one=https://one.example=x',
  ])('the list of sites %s is refused', (value) =>
    expect(listed({ BRAND_SITES: value })).toEqual([expect.stringMatching(/^BRAND_SITES is not a list of brand=/)]),
  );

  it('production sites must use https, except on this machine', () => {
    const sites = (scheme: string, top: string) => `one=${scheme}://one.${top} two=${scheme}://two.${top}`;
    expect(listed({ BRAND_SITES: sites('http', 'lan') })).toHaveLength(4);
    expect(listed({ ...PRODUCTION, BRAND_SITES: sites('http', 'lan') })).toContainEqual(expect.stringContaining('BRAND_SITES'));
    expect(read({ ...PRODUCTION, BRAND_SITES: sites('http', 'localhost:4000') }).ok).toBe(true);
  });

  it('the console’s site may not be a brand’s, and SITE_URL is refused', () => {
    expect(listed({ BRAND_SITES: 'one=https://one.example', CONSOLE_SITE: 'https://one.example' })).toEqual([
      expect.stringMatching(/^CONSOLE_SITE is a site of players, too/),
    ]);
    expect(listed({ SITE_URL: 'https://one.example' })).toEqual([expect.stringMatching(/^SITE_URL is one address for all brands/)]);
  });
});

describe('the networks of probes', () => {
  const isProbe = (env: Record<string, string>, address: string, family: 'ipv4' | 'ipv6' = 'ipv4') => {
    const config = read(env);
    return config.ok && config.value.probeNetworks.check(address, family);
  };

  it('probes come from this machine, or else from the listed networks', () => {
    expect([isProbe({}, '127.0.0.1'), isProbe({}, '::1', 'ipv6'), isProbe({}, '10.0.0.1')]).toEqual([true, true, false]);
    const env = { PROBE_NETWORKS: '10.1.0.0/16, fd00::/8 192.0.2.7' };
    expect([isProbe(env, '10.1.2.3'), isProbe(env, 'fd12::1', 'ipv6'), isProbe(env, '192.0.2.7')]).toEqual([true, true, true]);
    expect([isProbe(env, '10.2.0.1'), isProbe(env, 'fe80::1', 'ipv6'), isProbe(env, '127.0.0.1')]).toEqual([false, false, false]);
  });

  it.each(['10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129', '10.0.0', 'localhost', '0.0.0.0/-1'])(
    'the probe network %s is refused',
    (value) => {
      expect(read({ PROBE_NETWORKS: value })).toMatchObject({ refusal: [expect.stringContaining('a list of networks such as')] });
    },
  );
});

describe('production', () => {
  it('production does not start without its required settings, and names all that are missing', () => {
    expect(read({ NODE_ENV: 'production' })).toEqual({
      ok: false,
      refusal: [
        'DATABASE_URL or POSTGRES_BIN is missing: production does not run the embedded PostgreSQL, whose programs carry OpenSSL 1.1.1, without fixes since 2023',
        'BRAND_SITES has no address for one, two: production serves listed hosts alone',
        'CONSOLE_SITE is missing: operators need a host of their own',
        'SMTP_URL or MAIL_URL is missing: without mails players can’t open accounts or reset passwords',
        'PERSON_KEYS is missing: names and birth dates are hashed with a secret of their own',
        'SCANNER_URL is missing: operators can’t open players’ files that were not scanned',
        'DATA_DIR is missing: the keys of tokens and of sealed secrets are kept there, in a folder that outlives the process',
      ],
    });
    expect(read(PRODUCTION).ok).toBe(true);
  });

  it.each(Object.keys(PRODUCTION).filter((name) => !['NODE_ENV', 'MAIL_SECRET', 'MAIL_FROM'].includes(name)))(
    'production needs %s',
    (name) => {
      expect(read({ ...PRODUCTION, [name]: ' ' })).toMatchObject({
        ok: false,
        refusal: expect.arrayContaining([expect.stringContaining(name)]) as unknown,
      });
    },
  );

  it('production needs a site for each brand', () => {
    expect(read({ ...PRODUCTION, BRAND_SITES: 'two=https://two.example' })).toMatchObject({
      refusal: ['BRAND_SITES has no address for one: production serves listed hosts alone'],
    });
  });
});
