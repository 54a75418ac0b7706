import { describe, expect, test, vi } from 'vitest';
import { readBootData } from './bootData.ts';

const fallback = { brand: 'house', graphqlUrl: '/graphql' };

describe('what the server wrote into the page', () => {
  test('is taken as it stands', () => {
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
  ])('gives a page of the default brand on this origin when there is %s', (_, json) => {
    expect(readBootData(json, 'house')).toMatchObject(fallback);
  });

  test('loses single values of the wrong shape, not the others', () => {
    const forged = { brand: { toString: 'x' }, graphqlUrl: '/api/graphql' };
    expect(readBootData(JSON.stringify(forged), 'house')).toMatchObject({ brand: 'house', graphqlUrl: '/api/graphql' });
  });

  test('has the time of the device where the server gave none', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00.000Z') });
    try {
      expect(readBootData('{}', 'house').now).toBe('2026-11-21T08:00:00.000Z');
      expect(readBootData('{"now":5}', 'house').now).toBe('2026-11-21T08:00:00.000Z');
    } finally {
      vi.useRealTimers();
    }
  });
});
