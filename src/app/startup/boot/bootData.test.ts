import { describe, expect, test, vi } from 'vitest';
import { readBootData } from './bootData.ts';

const fallback = { brand: 'house', graphqlUrl: '/graphql' };

describe('boot data', () => {
  test('the boot data in the page is read', () => {
    const given = { brand: 'other', graphqlUrl: '/api/graphql', now: '2026-11-21T12:00:00.000Z' };
    expect(readBootData(JSON.stringify({ ...given, build: 'b42' }), 'house')).toEqual(given);
  });

  test.each([
    ['no element', undefined],
    ['an element without text', ''],
    ['text that is cut off', '{"brand":"oth'],
    ['null', 'null'],
    ['a number', '42'],
    ['a text', '"other"'],
    ['an empty object', '{}'],
  ])('boot data falls back to the default brand on this origin with %s', (_, json) => {
    expect(readBootData(json, 'house')).toMatchObject(fallback);
  });

  test('invalid values in the boot data are dropped one by one', () => {
    const forged = { brand: { toString: 'x' }, graphqlUrl: '/api/graphql' };
    expect(readBootData(JSON.stringify(forged), 'house')).toMatchObject({ brand: 'house', graphqlUrl: '/api/graphql' });
  });

  test('boot data without a time gets the device’s time', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00.000Z') });
    try {
      expect(readBootData('{}', 'house').now).toBe('2026-11-21T08:00:00.000Z');
      expect(readBootData('{"now":5}', 'house').now).toBe('2026-11-21T08:00:00.000Z');
    } finally {
      vi.useRealTimers();
    }
  });
});
