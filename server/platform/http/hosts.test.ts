import { describe, expect, it } from 'vitest';
import { brandOfHost, hostOf, isConsoleHost, siteOf } from './hosts.ts';

const main = (brand: string | null, origin: string) => ({ brand, origin, isMain: true });
const listed = new Map([
  ['one.example', main('one', 'https://one.example')],
  ['desk.example', main(null, 'https://desk.example')],
]);
const production = { brands: ['one', 'two'], brand: 'two', hosts: { listed, hasLocal: false } };
const here = { ...production, hosts: { listed, hasLocal: true } };

describe('the brand of a host', () => {
  it.each([
    ['one.localhost:4000', 'one'],
    ['ONE.localhost', 'one'],
    ['www.one.localhost', 'one'],
    ['one.example', 'one'],
    ['localhost:4000', 'two'],
    ['onetwo.localhost', 'two'],
    ['console.localhost', 'two'],
    ['127.0.0.1:80', 'two'],
    [undefined, 'two'],
  ])('the host %s belongs to the brand %s', (host, brand) => expect(brandOfHost(here, host)).toBe(brand));
});

describe('the host of the console', () => {
  it.each(['console.localhost', 'console.localhost:4000', 'CONSOLE.localhost', 'desk.example'])('the host %s is the console’s', (host) => {
    expect(isConsoleHost(here, host)).toBe(true);
  });

  it.each([
    'localhost:4000',
    'tsb.localhost',
    'my-console.localhost',
    'one.console.localhost',
    'console.one.example',
    'console',
    '',
    undefined,
  ])('the host %s is not the console’s', (host) => expect(isConsoleHost(here, host)).toBe(false));
});

describe('an unlisted host', () => {
  it.each([
    'evil.example',
    'one.example.evil.example',
    'localhost.evil.example',
    'a@localhost',
    'localhost/x',
    'localhost:999999',
    'localhost:',
    '',
  ])('the unlisted host %j is unknown, also outside production', (host) => expect(hostOf(here, host)).toBeNull());

  it.each(['localhost', 'one.localhost', 'console.localhost', '127.0.0.1', '[::1]:4000'])(
    'the local host %s is unknown in production',
    (host) => {
      expect(hostOf(production, host)).toBeNull();
    },
  );
});

describe('the site of a request', () => {
  it('a listed host’s site is the configured origin, whatever the protocol', () => {
    expect(siteOf(production, { headers: { host: 'ONE.example' }, protocol: 'http' })).toBe('https://one.example');
  });

  it('a local host’s site is the host of the request', () => {
    expect(siteOf(here, { headers: { host: 'one.localhost:4000' }, protocol: 'http' })).toBe('http://one.localhost:4000');
    expect(siteOf(here, { headers: { host: 'localhost:80' }, protocol: 'http' })).toBe('http://localhost');
  });
});
