import { afterEach, describe, expect, it } from 'vitest';
import { speakAs } from './spoken.ts';
import { t, textOf } from './t.ts';

afterEach(() => {
  speakAs({});
});

describe('a text', () => {
  it('a text is the source’s without a brand’s own', () => {
    expect(t`Start betting`).toBe('Start betting');
    expect(t`${3} of ${10n} bets`).toBe('3 of 10 bets');
  });

  it('a brand’s own text may reorder the values', () => {
    speakAs({ 'Start betting': 'Play games', '{0} of {1} bets': 'of {1} wagers, {0}' });
    expect(t`Start betting`).toBe('Play games');
    expect(t`${3} of ${10} bets`).toBe('of 10 wagers, 3');
    expect(t`Log out?`).toBe('Log out?');
    expect(t`constructor`).toBe('constructor');
  });

  it('texts have plurals, numbers and values, also in a brand’s own', () => {
    const bets = (count: number | bigint) => t`{${count}, plural, one {# bet} other {# bets}} of ${'$5.00'}`;
    expect([0, 1, 2, 1n, 12_000].map(bets)).toEqual(
      ['0 bets', '1 bet', '2 bets', '1 bet', '12,000 bets'].map((said) => `${said} of $5.00`),
    );
    speakAs({ '{0, plural, one {# bet} other {# bets}} of {1}': '{1}: {0,plural,one{one wager ({1})} other{# wagers}}' });
    expect([1, 2].map(bets)).toEqual(['$5.00: one wager ($5.00)', '$5.00: 2 wagers']);
    expect(t`{${1_234_567}, number} points`).toBe('1,234,567 points');
  });

  it('values in a text are inserted unchanged', () => {
    expect(t`From ${'{1} $& $1'} to ${'{0}'}`).toBe('From {1} $& $1 to {0}');
  });

  it('the catalogue key of a text numbers its values', () => {
    expect(textOf(['', ' of ', ''])).toBe('{0} of {1}');
    expect(textOf(['Bets'])).toBe('Bets');
    expect(textOf(['{', ', number} of ', ''])).toBe('{0, number} of {1}');
    expect(textOf(['{', ', plural, one {', ' is} other {', ' are}} open'])).toBe('{0, plural, one {{1} is} other {{2} are}} open');
  });
});
