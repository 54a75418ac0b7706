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

test('the Branch fingerprint comes from the link and stays with the tab', () => {
  const storage = tab();
  expect(branchFingerprint(storage, at(''))).toBeNull();
  expect(branchFingerprint(storage, at('?id=b1&_branch_match_id=1023-ab_C'))).toBe('1023-ab_C');
  expect(branchFingerprint(storage, at(''))).toBe('1023-ab_C');
  expect(branchFingerprint(storage, at('?_branch_match_id=later'))).toBe('later');
  expect(branchFingerprint(tab(), at(''))).toBeNull();
});

test('the Branch fingerprint is found in the first address of the page', () => {
  expect(branchFingerprint(tab(), ['https://players.test/login', 'https://players.test/?_branch_match_id=77'])).toBe('77');
});

test.each(['?_branch_match_id=', '?_branch_match_id=<b>', `?_branch_match_id=${'9'.repeat(129)}`, '?branch_match_id=7'])(
  '%s is not a Branch fingerprint',
  (query) => {
    expect(branchFingerprint(tab(), at(query))).toBeNull();
  },
);

test('an invalid address has no Branch fingerprint', () => expect(branchFingerprint(tab(), ['about'])).toBeNull());
