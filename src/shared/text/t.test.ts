import { afterEach, describe, expect, it } from 'vitest';
import { speakAs } from './spoken.ts';
import { t, textOf } from './t.ts';

afterEach(() => {
  speakAs({});
});

describe('a text', () => {
  it('is said as the source has it while its brand is silent', () => {
    expect(t`Start betting`).toBe('Start betting');
    expect(t`${3} of ${10n} bets`).toBe('3 of 10 bets');
  });

  it('is said as its brand says it, with what is put in at the place that the brand gives it', () => {
    speakAs({ 'Start betting': 'Play games', '{0} of {1} bets': 'of {1} wagers, {0}' });
    expect(t`Start betting`).toBe('Play games');
    expect(t`${3} of ${10} bets`).toBe('of 10 wagers, 3');
    expect(t`Log out?`).toBe('Log out?');
    expect(t`constructor`).toBe('constructor');
  });

  it('takes what is put in as it is', () => {
    expect(t`From ${'{1} $& $1'} to ${'{0}'}`).toBe('From {1} $& $1 to {0}');
  });

  it('has a name in which each place is counted', () => {
    expect(textOf(['', ' of ', ''])).toBe('{0} of {1}');
    expect(textOf(['Bets'])).toBe('Bets');
  });
});
