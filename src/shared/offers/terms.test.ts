import { describe, expect, test } from 'vitest';
import type { BetRule, OfferDocument } from './document.ts';
import { termsOf } from './terms.ts';

const BET: BetRule = { kind: 'bet', leastCents: 1_000, paidWith: ['cash'], on: null, leastOdds: null };
const offer: OfferDocument = {
  ...{ id: 'bet-and-get', brands: ['tsb'], regions: ['US-NJ'], currency: 'USD', joining: 'opt-in' },
  ...{ from: '2026-12-01T17:00:00.000Z', until: '2026-12-02T04:59:00.000Z' },
  qualifies: BET,
  ...{ pays: { kind: 'bonus-bet', cents: 500, days: 7 }, mostAwards: 1, budgetCents: 100_000 },
};
const terms = (changes: Partial<OfferDocument> = {}, on: string | null = null) =>
  termsOf({ ...offer, ...changes }, { on, regions: ['New Jersey'] });

describe('terms', () => {
  test('name the bet and the award in the title and the summary', () => {
    expect(terms()).toMatchObject({
      title: 'Bet $10, get a $5 bonus bet',
      summary: 'Opt in, then bet $10 or more in cash. When that bet wins or loses, you get a $5 bonus bet.',
    });
    expect(terms({ joining: 'automatic' }).summary).toBe('Bet $10 or more in cash. When that bet wins or loses, you get a $5 bonus bet.');
  });

  test.each<[string, Partial<OfferDocument>, string]>([
    ['times of New York', {}, 'This offer runs from Dec 1, 2026, 12:00 PM ET to Dec 1, 2026, 11:59 PM ET.'],
    ['any odds', {}, 'Place one bet of $10 or more, at any odds.'],
    [
      'shortest odds',
      { qualifies: { ...BET, leastOdds: { num: 1, den: 5 } } },
      'Place one bet of $10 or more, at total odds of -500 or longer.',
    ],
    ['cents', { qualifies: { ...BET, leastCents: 1_050 } }, 'Place one bet of $10.50 or more, at any odds.'],
    [
      'days',
      {},
      'You then get a bonus bet of $5. Use all of it on one bet within 7 days. If that bet wins, you get the winnings, but not the $5.',
    ],
    ['a cap of one', {}, '1 bonus bet for each person.'],
    ['a cap of three', { mostAwards: 3 }, 'At most 3 bonus bets, one for each bet that counts, for each person.'],
    ['the place', {}, 'Where: New Jersey.'],
    ['the opt-in', {}, 'Opt in first. Only bets you place after you opt in count.'],
  ])('state %s', (_what, changes, sentence) => {
    expect(terms(changes).sentences).toContain(sentence);
  });

  test('state one day, and no opt-in where none is needed', () => {
    const { sentences } = terms({ pays: { kind: 'bonus-bet', cents: 500, days: 1 }, joining: 'automatic' });
    expect(sentences.join(' ')).toMatch(/within 1 day\b/);
    expect(sentences.join(' ')).not.toContain('Opt in');
  });

  test('name what each leg must be on as it is, whatever its letters are', () => {
    const on = { ...BET, on: { kind: 'event' as const, id: 'game-1' } };
    for (const name of ['Étoile @ <b>Łódź</b>', '{0} # {x, plural, other {y}}', '🏈'])
      expect(terms({ qualifies: on }, name).title).toBe(`Bet $10 on ${name}, get a $5 bonus bet`);
    expect(terms({ qualifies: on }).sentences).toContain('Place one bet of $10 or more, at any odds. Each of its legs must be on game-1.');
  });

  test('of a deposit match state what must be played, and what is taken back', () => {
    const { title, summary, sentences } = terms({
      qualifies: { kind: 'deposit', leastCents: 1_000, playDays: 7 },
      pays: { kind: 'bonus-bet-share', percent: 100, mostCents: 5_000, days: 7 },
    });
    expect(title).toBe('Deposit match: 100% of the deposit as a bonus bet, up to $50');
    expect(summary).toBe(
      'Opt in, then deposit $10 or more and play that much cash within 7 days. Once you have, you get a bonus bet of 100% of the deposit, up to $50.',
    );
    expect(sentences).toEqual(
      expect.arrayContaining([
        'Only your first deposit of $10 or more counts.',
        'Bet as much cash as you deposited, on sports or games, within 7 days after the deposit.',
        'You then get a bonus bet of 100% of the deposit, but not more than $50. We round it to the cent.',
      ]),
    );
    expect(sentences.join(' ')).not.toMatch(/your bet no longer|Bets you placed before/);
  });

  test.each<[OfferDocument['who'], string, string]>([
    [
      { kind: 'new' },
      'For new players. Opt in, then bet $10 or more in cash. When that bet wins or loses, you get a $5 bonus bet.',
      'For new players. You are a new player if no bet of yours has settled before you opt in.',
    ],
    [
      { kind: 'lapsed', days: 30 },
      'For players who have not played for 30 days. Opt in, then bet $10 or more in cash. When that bet wins or loses, you get a $5 bonus bet.',
      'For players who have not played for 30 days. You must have played before, but placed no bet and played no game in the 30 days before you opt in.',
    ],
    [
      { kind: 'depositors', days: 1 },
      'For players who have deposited in the last day. Opt in, then bet $10 or more in cash. When that bet wins or loses, you get a $5 bonus bet.',
      'For players who have deposited in the last day. You must have made a deposit, which was not sent back, in the 1 day before you opt in.',
    ],
  ])('name the players it is for: %o', (who, summary, sentence) => {
    const told = terms({ ...(who ? { who } : {}) });
    expect(told.summary).toBe(summary);
    expect(told.sentences).toContain(sentence);
    expect(terms({ joining: 'automatic', who: { kind: 'new' } }).sentences.join(' ')).toContain('has settled before you place the bet.');
  });

  test('state cashback as a condition, and never as something to do', () => {
    const { title, summary, sentences } = terms({
      ...{ qualifies: { kind: 'day-loss', leastCents: 1_000 }, mostAwards: 10 },
      pays: { kind: 'cashback', percent: 10, mostCents: 2_500, days: 7 },
    });
    expect(title).toBe('Cashback: 10% of a day’s net loss as credit, up to $25');
    expect(summary).toBe('Opt in. If your net loss on casino games in a day is $10 or more, you get 10% of it back as credit, up to $25.');
    expect(sentences).toEqual(
      expect.arrayContaining([
        'We work out your net loss once the day and all its rounds are over. If it is less than $10, you get nothing.',
        'You always get back less than you lose, so this is no reason to play more.',
        'Use the credit within 7 days. Credit that expires first is used first. You can’t withdraw it.',
        'At most 10 awards of cashback, one for each day that counts, for each person.',
      ]),
    );
  });
});
