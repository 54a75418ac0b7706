import { expect, test } from 'vitest';
import { createStorage } from '../storage.ts';
import { branchFingerprint } from './branchFingerprint.ts';

function tab() {
  const held = new Map<string, string>();
  const backing = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    key: (at: number) => [...held.keys()][at] ?? null,
    get length() {
      return held.size;
    },
  } as Storage;
  return createStorage(
    'one',
    () => backing,
    () => undefined,
  );
}
const at = (query: string): readonly string[] => [`https://players.test/shared_bet${query}`];

test('is what the link says that has led here, and stays with the tab', () => {
  const storage = tab();
  expect(branchFingerprint(storage, at(''))).toBeNull();
  expect(branchFingerprint(storage, at('?id=b1&_branch_match_id=1023-ab_C'))).toBe('1023-ab_C');
  expect(branchFingerprint(storage, at(''))).toBe('1023-ab_C');
  expect(branchFingerprint(storage, at('?_branch_match_id=later'))).toBe('later');
  expect(branchFingerprint(tab(), at(''))).toBeNull();
});

test('is found where the page was opened, though the address has changed since', () => {
  expect(branchFingerprint(tab(), ['https://players.test/login', 'https://players.test/?_branch_match_id=77'])).toBe('77');
});

test.each(['?_branch_match_id=', '?_branch_match_id=<b>', `?_branch_match_id=${'9'.repeat(129)}`, '?branch_match_id=7'])(
  '%s is none',
  (query) => {
    expect(branchFingerprint(tab(), at(query))).toBeNull();
  },
);

test('an address that is none says nothing', () => expect(branchFingerprint(tab(), ['about'])).toBeNull());
