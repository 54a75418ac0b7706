import { describe, expect, test } from 'vitest';
import { defaultPreferences, type Preferences } from '#src/brand/preferences.tsx';
import { createStorage } from '#src/platform/storage.ts';
import { readPreferences, writePreferences } from './preferenceStore.ts';

function browser(brandId = 'one', kept = new Map<string, string>()) {
  const backing = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
  return { kept, storage: createStorage(brandId, () => backing) };
}

const stored = (value: unknown, version = 1) => new Map([['one.preferences', JSON.stringify({ v: version, value })]]);

describe('the stored preferences', () => {
  test('preferences are kept over a reload', () => {
    const chosen: Preferences = { oddsFormat: 'EURO', themeMode: 'dark' };
    const { storage, kept } = browser();
    const page = { cookie: '' };
    writePreferences(storage, chosen, page);
    expect(readPreferences(browser('one', kept).storage)).toEqual(chosen);
    expect(page.cookie, 'the server draws no first view in another mode').toMatch(/^theme-mode=chosen; path=\//);
  });

  test('a first visit has American odds and no theme', () => {
    expect(readPreferences(browser().storage)).toEqual({ oddsFormat: 'AMERICAN', themeMode: null });
  });

  test('preferences belong to one brand', () => {
    const { storage, kept } = browser();
    writePreferences(storage, { oddsFormat: 'EURO', themeMode: 'dark' }, { cookie: '' });
    expect(readPreferences(browser('two', kept).storage)).toEqual(defaultPreferences);
  });

  test.each([
    ['an unknown format', { oddsFormat: 'ROMAN', themeMode: null }],
    ['an unknown mode', { oddsFormat: 'EURO', themeMode: 'sepia' }],
    ['half of it', { oddsFormat: 'EURO' }],
    ['no object', 'EURO'],
    ['nothing', null],
  ])('preferences fall back to the defaults if the browser keeps %s', (_, value) => {
    expect(readPreferences(browser('one', stored(value)).storage)).toEqual(defaultPreferences);
  });

  test('preferences of another version are ignored', () => {
    expect(readPreferences(browser('one', stored({ oddsFormat: 'EURO', themeMode: null }, 2)).storage)).toEqual(defaultPreferences);
  });
});
