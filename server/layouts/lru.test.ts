import { expect, it } from 'vitest';
import { createLru } from './lru.ts';

it('makes once, keeps what was used last, and forgets the rest', () => {
  const lru = createLru<string>(2);
  const made: string[] = [];
  const get = (key: string): string => lru.get(key, () => (made.push(key), key));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(get(key)).toBe(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
