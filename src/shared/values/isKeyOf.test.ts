import { expect, it } from 'vitest';
import { isKeyOf, keysOf } from './isKeyOf.ts';

it('isKeyOf accepts own keys only', () => {
  const table = { open: 1, closed: 2 };
  expect(['open', 'closed', 'shut', 'constructor', '__proto__', ''].filter((key) => isKeyOf(table, key))).toEqual(['open', 'closed']);
  expect(keysOf(table)).toEqual(['open', 'closed']);
});
