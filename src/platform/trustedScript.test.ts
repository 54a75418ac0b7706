import { afterEach, expect, test, vi } from 'vitest';
import { claimScriptPolicy, trustedScriptUrl } from './trustedScript.ts';

afterEach(() => vi.unstubAllGlobals());

const onPage = (): void => void vi.stubGlobal('location', { href: 'https://players.test/' });

test.each([
  'https://vendor.test/location.js',
  'http://localhost:4001/location.js',
  'http://vendor.localhost:4001/x.js',
  'http://127.0.0.1:9/x.js',
])('the address %s may be loaded as a script', (url) => {
  onPage();
  expect(trustedScriptUrl(url)).toBe(url);
});

test.each([
  'http://vendor.test/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://players.test/1',
  'http://localhost.evil.test/x.js',
])('the address %s may not be loaded as a script', (url) => {
  onPage();
  expect(() => trustedScriptUrl(url)).toThrow('Not an address for a script');
});

test('with trusted types the script’s URL comes from the page’s only policy', () => {
  onPage();
  const createPolicy = vi.fn((name: string, rules: { createScriptURL: (url: string) => string }) => ({
    createScriptURL: (url: string) => `${name}:${rules.createScriptURL(url)}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  claimScriptPolicy();
  claimScriptPolicy();
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(trustedScriptUrl('https://vendor.test/a.js')).toBe('linemaker:https://vendor.test/a.js');
  expect(() => trustedScriptUrl('data:text/javascript,alert(1)')).toThrow('Not an address for a script');
});
