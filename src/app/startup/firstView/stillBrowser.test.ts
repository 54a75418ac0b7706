import { afterEach, describe, expect, test, vi } from 'vitest';
import { setLocation, standInForBrowser } from './stillBrowser.ts';

afterEach(() => vi.unstubAllGlobals());

describe('what stands in for a browser', () => {
  test.each([
    ['(min-width: 375px)', true],
    ['(min-width: 768px)', false],
    ['(max-width: 767.98px)', true],
    ['(min-width: 200px) and (max-width: 300px)', false],
    ['(prefers-color-scheme: dark)', false],
    ['(prefers-reduced-motion: reduce)', false],
  ])('is a phone that prefers nothing: %s %s', (query, matches) => {
    vi.stubGlobal('matchMedia', undefined);
    standInForBrowser();
    expect(matchMedia(query).matches).toBe(matches);
  });

  test('is where it is told to be', () => {
    vi.stubGlobal('location', undefined);
    setLocation('/casino');
    expect(location.pathname).toBe('/casino');
  });
});
