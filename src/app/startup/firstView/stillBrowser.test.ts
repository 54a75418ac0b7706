import { afterEach, describe, expect, test, vi } from 'vitest';
import { setLocation, standInForBrowser } from './stillBrowser.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the browser stub of the server', () => {
  test.each([
    ['(min-width: 375px)', true],
    ['(min-width: 768px)', false],
    ['(max-width: 767.98px)', true],
    ['(min-width: 200px) and (max-width: 300px)', false],
    ['(prefers-color-scheme: dark)', false],
    ['(prefers-reduced-motion: reduce)', false],
  ])('the server’s browser stub is a phone without preferences: %s %s', (query, matches) => {
    vi.stubGlobal('matchMedia', undefined);
    standInForBrowser();
    expect(matchMedia(query).matches).toBe(matches);
  });

  test('the server’s browser stub has the given location', () => {
    vi.stubGlobal('location', undefined);
    setLocation('/casino');
    expect(location.pathname).toBe('/casino');
  });
});
