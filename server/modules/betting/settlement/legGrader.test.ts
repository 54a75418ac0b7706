import { describe, expect, test } from 'vitest';
import { legGrader } from './legGrader.ts';

type Result = Parameters<typeof legGrader>[0];
type Hand = Parameters<typeof legGrader>[1][number];
type Leg = Parameters<ReturnType<typeof legGrader>>[0];

const KNOWN = new Date('2026-11-22T20:45:00.500Z');
const before = { placed_at: new Date(KNOWN.getTime() - 1) };
const after = { placed_at: KNOWN };
const result = (more: Partial<Result> = {}): Result => ({
  ...{ event_id: 'game', home_score: 24, away_score: 20, void_reason: null, decided_at: null },
  ...more,
});
const home: Leg = {
  ...{
    event_id: 'game',
    market_id: 'game:moneyline',
    selection_id: 'game:moneyline:home',
    market_type: 'moneyline',
    selection_type: 'home',
  },
  ...{ points: null, void_reason: null },
};
const hand = (more: Partial<Hand> = {}): Hand => ({
  ...{ selection_id: home.selection_id, outcome: 'LOSS', reason: 'Read by a trader', places: null, tied: null, decided_at: null },
  ...more,
});
const LATE = 'Placed after the result was known (2026-11-22 20:45:00 UTC): stake returned';

describe('a score', () => {
  test('a score grades every leg of its game by its line', () => {
    const verdict = legGrader(result(), []);
    expect(verdict(home, after)).toMatchObject({ outcome: 'WIN' });
    expect(verdict({ ...home, selection_type: 'away' }, after)).toMatchObject({ outcome: 'LOSS' });
    const spread = { ...home, market_type: 'spread', selection_type: 'away' };
    expect([350, 400, 450].map((points) => verdict({ ...spread, points }, after)?.outcome)).toEqual(['LOSS', 'PUSH', 'WIN']);
  });
  test('a result leaves legs of other games and legs voided by hand ungraded', () => {
    const verdict = legGrader(result({ void_reason: 'Abandoned' }), [hand()]);
    expect(verdict({ ...home, event_id: 'other' }, before)).toBeNull();
    expect(verdict({ ...home, void_reason: 'A wrong line' }, before)).toBeNull();
  });
  test.each([
    ['of the home side', { home_score: null }],
    ['of the away side', { away_score: null }],
  ])('a leg is not graded while the score %s is missing, even if it was placed late', (_name, missing) => {
    expect(legGrader(result({ ...missing, decided_at: KNOWN }), [])(home, after)).toBeNull();
  });
});

describe('a void event', () => {
  test('a void event returns every leg with its reason, whatever score or trader say', () => {
    expect(legGrader(result({ void_reason: 'Abandoned' }), [hand()])(home, before)).toEqual({
      ...{ outcome: 'VOID', reason: 'Abandoned', isAnnulled: false },
    });
  });
  test('a void event annuls legs placed after it was known', () => {
    const verdict = legGrader(result({ void_reason: 'Abandoned', decided_at: KNOWN }), []);
    expect([verdict(home, before)?.isAnnulled, verdict(home, after)?.isAnnulled]).toEqual([false, true]);
    expect(verdict(home, after)?.reason).toBe('Abandoned');
  });
});

describe('checklist 21: a bet placed once the outcome was known', () => {
  test('a leg placed when or after the outcome was known is void, even if it won', () => {
    const verdict = legGrader(result({ decided_at: KNOWN }), []);
    expect(verdict(home, before)).toMatchObject({ outcome: 'WIN' });
    expect(verdict(home, after)).toEqual({ outcome: 'VOID', reason: LATE, isAnnulled: true });
    expect(verdict({ ...home, selection_type: 'away' }, after)).toMatchObject({ outcome: 'VOID' });
  });
  test('a trader’s time for a selection replaces the game’s time of the known outcome', () => {
    const late = new Date(KNOWN.getTime() + 60_000);
    const verdict = legGrader(result({ decided_at: KNOWN }), [hand({ decided_at: late })]);
    expect(verdict(home, after)).toMatchObject({ outcome: 'LOSS' });
    expect(verdict(home, { placed_at: late })).toMatchObject({ outcome: 'VOID', isAnnulled: true });
    const silent = legGrader(result({ decided_at: KNOWN }), [hand()]);
    expect(silent(home, after), 'else from when the game was').toMatchObject({ outcome: 'VOID' });
  });
});

describe('a grade by hand', () => {
  test('a grade by hand replaces the score for its selection, even without a score', () => {
    const verdict = legGrader(result(), [hand()]);
    expect(verdict(home, before)).toEqual({ outcome: 'LOSS', reason: 'Read by a trader' });
    expect(verdict({ ...home, selection_id: 'game:moneyline:other' }, before)).toMatchObject({ outcome: 'WIN' });
    expect(legGrader(result({ home_score: null, away_score: null }), [hand()])(home, before)).toMatchObject({ outcome: 'LOSS' });
  });
  test.each([
    [1, 3, 'Dead heat: 3 tied for one place. Read by a trader'],
    [2, 4, 'Dead heat: 4 tied for 2 places. Read by a trader'],
  ])('a dead heat of %i places for %i is graded with its reason', (places, tied, reason) => {
    const grade = hand({ outcome: 'DEAD_HEAT', places, tied });
    expect(legGrader(result(), [grade])(home, before)).toEqual({ outcome: 'DEAD_HEAT', reason, deadHeat: { places, tied } });
  });
  test.each([
    { places: null, tied: 3 },
    { places: 1, tied: null },
  ])('a grade by hand with half of a dead heat counts as its plain outcome', (half) => {
    expect(legGrader(result(), [hand({ outcome: 'WIN', ...half })])(home, before)).toEqual({ outcome: 'WIN', reason: 'Read by a trader' });
  });
});
