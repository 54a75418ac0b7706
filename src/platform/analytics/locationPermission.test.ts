import { expect, it, vi } from 'vitest';
import { locationPermission } from './locationPermission.ts';

const browserSaying = (state: string): Permissions =>
  ({ query: vi.fn<() => unknown>().mockResolvedValue({ state }) }) as unknown as Permissions;

it.each([
  ['granted', 'granted'],
  ['denied', 'declined'],
  ['prompt', 'not-asked'],
])('a browser that says %s has the location permission %s', async (state, expected) => {
  expect(await locationPermission(browserSaying(state))).toBe(expected);
});

it('a browser without the query has an unknown location permission', async () => {
  const failing = { query: vi.fn<() => unknown>().mockRejectedValue(new TypeError('No such permission')) } as unknown as Permissions;
  expect(await locationPermission(failing)).toBe('unknown');
  vi.stubGlobal('navigator', {});
  expect(await locationPermission()).toBe('unknown');
  vi.unstubAllGlobals();
});
