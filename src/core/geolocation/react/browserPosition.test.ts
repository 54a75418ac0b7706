import { expect, test } from 'vitest';
import { browserPosition, wouldPrompt } from './browserPosition.ts';

const failing = (code: number) =>
  ({ getCurrentPosition: (_: unknown, onError: (error: { code: number }) => void) => onError({ code }) }) as unknown as Geolocation;

test('a position is returned with its accuracy', async () => {
  const coords = { latitude: 40.1, longitude: -74.2, accuracy: 12, altitude: null };
  const source = { getCurrentPosition: (onFound: (position: unknown) => void) => onFound({ coords }) } as unknown as Geolocation;
  expect(await browserPosition(source)).toEqual({ ok: true, value: { latitude: 40.1, longitude: -74.2, accuracy: 12 } });
});

test.each([
  [1, 'permission-denied'],
  [2, 'cannot-detect-location'],
  [3, 'timeout'],
])('the browser’s error %i is %s', async (code, refusal) => {
  expect(await browserPosition(failing(code))).toEqual({ ok: false, refusal });
});

test('a browser without geolocation is unsupported', async () => {
  expect(await browserPosition(null as unknown as Geolocation)).toEqual({ ok: false, refusal: 'unsupported-api' });
});

test.each([
  ['prompt', true],
  ['granted', false],
  ['denied', false],
])('the permission %s needs an explanation: %s', async (state, expected) => {
  expect(await wouldPrompt({ query: async () => ({ state }) } as unknown as Permissions)).toBe(expected);
});

test('a browser without permissions needs no explanation', async () => {
  expect(await wouldPrompt({ query: () => Promise.reject(new TypeError('no')) })).toBe(false);
});
