import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { argumentsIn, compiled } from './compile.ts';

const said = (code: string, names: object): unknown => runInNewContext(code, { ...names });

describe('a compiled text', () => {
  const bets = '{0, plural, one {# bet of {1}} other {# bets of {1}}}';

  it('a compiled text has its locale’s plural and grouped numbers', () => {
    const code = compiled(bets, ['bets.length', 'stake'], 'en-US');
    expect(said(code, { bets: ['a'], stake: '$5.00' })).toBe('1 bet of $5.00');
    expect(said(code, { bets: { length: 12_000 }, stake: '$5.00' })).toBe('12,000 bets of $5.00');
  });

  it('a compiled text evaluates a count once', () => {
    let calls = 0;
    const next = (): number => (calls += 1) + 1;
    expect(said(compiled(bets, ['next()', 'stake'], 'en-US'), { next, stake: 'x' })).toBe('2 bets of x');
    expect(calls).toBe(1);
  });

  it('a compiled text follows the plural rules of its language', () => {
    const code = compiled('{0, plural, one {# jour} other {# jours}}', ['n'], 'fr-CA');
    expect([0, 1, 2].map((n) => said(code, { n }))).toEqual(['0 jour', '1 jour', '2 jours']);
  });

  it('a compiled text keeps quotes, backslashes and dollar signs', () => {
    expect(said(compiled('a`b\\c${0}', ['n'], 'en-US'), { n: 1 })).toBe('a`b\\c$1');
  });

  it.each(['{0, select, a {b} other {c}}', '{0, date, short}', '{0, plural, offset:1 one {a} other {b}}', '{3}', '{0'])(
    'the compiler of texts refuses %s',
    (text) => {
      expect(() => compiled(text, ['n'], 'en-US')).toThrow();
    },
  );
});

it('the arguments of a text are listed once, with their kinds', () => {
  expect(argumentsIn('{1} {0, plural, one {# of {1}} other {# of {2}}} {3, number}')).toEqual(['0 plural', '1', '2', '3 number']);
});
