import { expect, it } from 'vitest';
import { BoundedCache } from './cache.ts';

it('the cache makes a value once and drops the least recently used one', () => {
  const cache = new BoundedCache<string, string>(2);
  const made: string[] = [];
  const get = (key: string): string => cache.getOrMake(key, () => (made.push(key), key));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(get(key)).toBe(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('a value that is set again counts as used and takes no second place', () => {
  const cache = new BoundedCache<string, number>(2);
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    cache.set(key, value);
  expect(cache.entries()).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
  expect([cache.get('a'), cache.get('b')]).toEqual([3, undefined]);
});

it('null, zero and an empty key are ordinary cache entries', () => {
  const cache = new BoundedCache<string, number | null>(2);
  cache.set('', null);
  cache.set('zero', 0);
  expect([cache.getOrMake('', () => 1), cache.getOrMake('zero', () => 1)]).toEqual([null, 0]);
  cache.set('next', 2);
  expect([cache.get(''), cache.get('zero')]).toEqual([undefined, 0]);
});

it('an entry deleted from a cache is gone', () => {
  const cache = new BoundedCache<string, number>(2);
  cache.set('a', 1);
  cache.delete('a');
  expect(cache.get('a')).toBeUndefined();
});

it('a used cache entry stays while many others come and go', () => {
  const cache = new BoundedCache<number, string>(80);
  cache.set(-1, 'mine');
  for (let other = 0; other < 800; other += 1) {
    cache.set(other, 'other');
    expect(cache.get(-1)).toBe('mine');
  }
  expect(cache.entries()).toHaveLength(80);
});
