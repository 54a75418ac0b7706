import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInstant } from './instant.ts';

describe('an instant', () => {
  it('an instant is parsed from what dates write, with or without milliseconds', () => {
    const dates = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (date) => {
        const text = date.toISOString();
        expect(parseInstant(text)).toEqual(date);
        expect(parseInstant(`${text.slice(0, 19)}Z`)?.getTime()).toBe(Math.floor(date.getTime() / 1000) * 1000);
      }),
    );
  });

  it.each([
    ['a day that February has not', '2026-02-29T00:00:00Z'],
    ['a day that November has not', '2026-11-31T00:00:00Z'],
    ['the 24th hour', '2026-11-21T24:00:00Z'],
    ['a leap second', '2026-12-31T23:59:60Z'],
    ['a year before all years', '0000-01-01T00:00:00Z'],
    ['a year of six digits', '+275760-09-13T00:00:00Z'],
    ['an offset', '2026-11-21T12:00:00+00:00'],
    ['more digits than a date keeps', '2026-11-21T12:00:00.0000Z'],
    ['a line after it', '2026-11-21T12:00:00Z\n'],
    ['digits of another script', '２０２６-11-21T12:00:00Z'],
    ['nothing', ''],
  ])('an instant is not parsed from %s', (_name, text) => {
    expect(parseInstant(text)).toBeNull();
  });

  it('the 29th of February is parsed in a leap year', () => {
    expect(parseInstant('2028-02-29T00:00:00Z')?.toISOString()).toBe('2028-02-29T00:00:00.000Z');
  });
});
