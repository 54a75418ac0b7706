import { GraphQLError, parseValue as parseText, type GraphQLScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { scalarResolvers } from '#server/api/graphql/resolvers/scalars.ts';
import { termsIn } from '#server/api/graphql/resolvers/bets/terms.ts';
import { formatPoints, points, valueResolvers } from './values.ts';

describe('Long', () => {
  const { Long } = scalarResolvers;
  const literal = (text: string) => Long.parseLiteral(parseText(text), {});

  it.each([
    ['12', '12'],
    ['-3', '-3'],
    [12n, '12'],
    [12, '12'],
    ['9'.repeat(30), '9'.repeat(30)],
  ])('Long accepts %s', (given, text) => {
    expect(Long.parseValue(given)).toBe(text);
    expect(Long.serialize(given)).toBe(text);
  });

  it.each([['1.5'], ['1e9'], [''], [' 1'], ['0x10'], [1.5], [2 ** 60], [null], [true], [{}], ['9'.repeat(31)]])(
    'Long refuses %s',
    (given) => {
      expect(() => Long.parseValue(given)).toThrow('Long scalar amount is not a valid BigInt, or is not a valid number');
    },
  );

  it('a Long in a document is a number or a text', () => {
    expect([literal('12'), literal('"12"')]).toEqual(['12', '12']);
    for (const text of ['1.5', 'true', '[1]', 'A']) expect(() => literal(text)).toThrow(GraphQLError);
  });
});

describe('Time', () => {
  const Time: GraphQLScalarType<string, string> = scalarResolvers.Time;

  it('Time is an instant in UTC with milliseconds', () => {
    expect(Time.serialize(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
    expect(Time.parseValue('2026-11-21T12:00:00Z')).toBe('2026-11-21T12:00:00.000Z');
  });

  it.each([['2026-11-21'], ['2026-11-21T12:00:00+01:00'], ['2026-13-40T12:00:00Z'], ['2026-02-30T12:00:00Z'], [0], [null]])(
    'Time refuses %s',
    (given) => {
      expect(() => Time.parseValue(given)).toThrow(GraphQLError);
    },
  );
});

describe('values on the wire', () => {
  const { Money, Odds } = valueResolvers;
  const info = { path: { key: 'odds', prev: undefined, typename: 'Query' } };
  const call = <T>(resolver: unknown, parent: unknown, args: object = {}) =>
    (resolver as (parent: unknown, args: object, context: object, info: object) => T)(parent, args, {}, info);

  it('an amount on the wire is exact and formatted', () => {
    const money = { cents: 123_450n, currency: 'USD' };
    expect([call(Money.amountLong, money), call(Money.currency, money), call(Money.formattedAmount, money)]).toEqual([
      '123450',
      'USD',
      '$1,234.50',
    ]);
  });

  it('a price on the wire is a ratio and formatted in either format', () => {
    const price = { num: 10n, den: 11n };
    expect([call(Odds.numeratorLong, price), call(Odds.denominatorLong, price)]).toEqual(['10', '11']);
    expect([call(Odds.formattedOdds, price), call(Odds.formattedOdds, price, { oddsFormat: 'EURO' })]).toEqual(['-110', '1.91']);
  });

  it.each([
    [350, 'spread', '+3.5'],
    [-700, 'alternate-spread', '-7'],
    [0, 'spread', '0'],
    [4_750, 'total', '47.5'],
    [250, 'team-total-home', '2.5'],
  ])('%i hundredths of a %s are formatted as %s', (hundredths, type, text) => {
    const line = points(hundredths, type);
    expect(line && formatPoints(line)).toBe(text);
  });

  it('a market without a line has null points', () => {
    expect(points(null, 'moneyline')).toBeNull();
  });
});

describe('the terms that a player accepted', () => {
  it('accepted terms are read as exact numbers', () => {
    expect(termsIn({ oddsNumerator: '10', oddsDenominator: '11', points: '-3.5' })).toEqual({
      price: { num: 10n, den: 11n },
      points: -350,
    });
    expect(termsIn({ oddsNumerator: '1', oddsDenominator: '1' })).toEqual({ price: { num: 1n, den: 1n }, points: null });
    expect(termsIn({ oddsNumerator: '1', oddsDenominator: '1', points: '+3.5' }).points).toBe(350);
  });

  it.each([
    [{ oddsNumerator: '0', oddsDenominator: '1' }],
    [{ oddsNumerator: '1', oddsDenominator: '0' }],
    [{ oddsNumerator: '-1', oddsDenominator: '1' }],
    [{ oddsNumerator: '1'.repeat(13), oddsDenominator: '1' }],
    [{ oddsNumerator: '1', oddsDenominator: '1', points: '3.555' }],
    [{ oddsNumerator: '1', oddsDenominator: '1', points: '1e3' }],
    [{ oddsNumerator: '1', oddsDenominator: '1', points: '' }],
  ])('invalid accepted terms are refused: %j', (given) => {
    expect(() => termsIn(given)).toThrow(GraphQLError);
  });
});

describe('a price with more digits than the wire carries', () => {
  const { numeratorLong, denominatorLong } = valueResolvers.Odds;
  const long = { num: 21n ** 40n - 11n ** 40n, den: 11n ** 40n };

  it('a price with more than 30 digits is sent slightly lower', () => {
    const [num, den] = [BigInt(numeratorLong(long)), BigInt(denominatorLong(long))];
    expect([String(num).length <= 30, String(den).length <= 30]).toEqual([true, true]);
    expect(num * long.den <= long.num * den).toBe(true);
    expect((long.num * den - num * long.den) * 10_000n < long.num * den).toBe(true);
  });

  it('a price with at most 30 digits is sent exactly', () => {
    expect([numeratorLong({ num: 10n, den: 11n }), denominatorLong({ num: 10n, den: 11n })]).toEqual(['10', '11']);
  });
});
