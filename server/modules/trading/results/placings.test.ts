import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradesOfPlacings, placesPaid } from './gradePlacings.ts';
import type { Placing } from './placings.ts';
import { readResults } from './readResults.ts';

const HEAD = 'market_id,selection_id,place,decided_at';
const read = (...rows: readonly string[]) => readResults([HEAD, ...rows].join('\n'));
const faults = (...rows: readonly string[]) => {
  const result = read(...rows);
  return result.ok ? [] : result.refusal.map(({ line, reason }) => `${line}: ${reason}`);
};

describe('a file of placings', () => {
  test('a file of placings is recognised by its columns and read runner by runner', () => {
    const result = read('race:winner,a,1,2026-11-21T15:04:05Z', 'race:winner,b,-,', 'race:winner,c,NR,', 'race:winner,d,12,');
    const decidedAt = new Date('2026-11-21T15:04:05Z');
    expect(result).toEqual({
      ok: true,
      value: {
        of: 'placings',
        placings: [
          { line: 2, marketId: 'race:winner', selectionId: 'a', place: 1, decidedAt },
          { line: 3, marketId: 'race:winner', selectionId: 'b', place: 'unplaced', decidedAt: null },
          { line: 4, marketId: 'race:winner', selectionId: 'c', place: 'did-not-run', decidedAt: null },
          { line: 5, marketId: 'race:winner', selectionId: 'd', place: 12, decidedAt: null },
        ],
      },
    });
  });

  test.each(['0', '-1', '1st', '1.5', 'won', '1000'])('the text %j is not a place in a results file', (place) => {
    expect(faults(`m,a,${place},`)).toEqual([`2: place is "${place}", not 1 or more, - for unplaced or NR for one that did not run`]);
  });

  test('all errors of a file of placings are reported', () => {
    expect(faults('m,a,1,', 'm,,2,', 'm,a,2,', 'm,b,2,noon')).toEqual([
      '3: selection_id is missing',
      '4: the same runner as in line 2',
      '5: decided_at is "noon", not an instant like 2023-11-03T03:21:09Z',
    ]);
    expect(faults()).toEqual(['1: there are no rows']);
  });

  test('a file with other columns is read as a file of games', () => {
    expect(readResults('season,round,hTeam,aTeam,hScore,aScore,hOdd,dOdd,aOdd\n2018-2019,1,A,B,1,0,2,3,4')).toMatchObject({
      ok: true,
      value: { of: 'games', games: [{ score: { home: 1, away: 0 } }] },
    });
    expect(readResults('a,b\n1,2')).toMatchObject({ ok: false });
  });
});

describe('grades of places', () => {
  const placed = (...places: readonly Placing['place'][]) => places.map((place, at) => ({ selectionId: `r${at}`, place }));
  const outcomes = (paid: number, ...places: readonly Placing['place'][]) =>
    gradesOfPlacings(placed(...places), paid).map(({ outcome, deadHeat }) =>
      deadHeat ? `${outcome} ${deadHeat.places}:${deadHeat.tied}` : outcome,
    );

  test.each<readonly [string, number, readonly Placing['place'][], readonly string[]]>([
    ['one winner', 1, [2, 1, 'unplaced', 'did-not-run'], ['LOSS', 'WIN', 'LOSS', 'PUSH']],
    ['three tie for one place', 1, [1, 1, 1, 4], ['DEAD_HEAT 1:3', 'DEAD_HEAT 1:3', 'DEAD_HEAT 1:3', 'LOSS']],
    [
      'four tie for the two places that are left',
      3,
      [1, 2, 2, 2, 2],
      ['WIN', 'DEAD_HEAT 2:4', 'DEAD_HEAT 2:4', 'DEAD_HEAT 2:4', 'DEAD_HEAT 2:4'],
    ],
    ['two tie where there are places for both', 3, [1, 2, 2, 4], ['WIN', 'WIN', 'WIN', 'LOSS']],
    ['two tie behind all places', 1, [1, 2, 2], ['WIN', 'LOSS', 'LOSS']],
  ])('places are graded with dead heats: %s', (_name, paid, places, expected) => {
    expect(outcomes(paid, ...places)).toEqual(expected);
  });

  test('the graded shares add up to the paid places, whatever the ties', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 4 }),
        (times, paid) => {
          const places = times.map((time) => 1 + times.filter((other) => other < time).length);
          const shares = gradesOfPlacings(placed(...places), paid).map(({ outcome, deadHeat }) =>
            outcome === 'WIN' ? 1 : deadHeat ? deadHeat.places / deadHeat.tied : 0,
          );
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(Math.min(paid, times.length), 9);
        },
      ),
    );
  });

  test.each([
    ['winner', 1],
    ['top-3', 3],
    ['top-10', 10],
    ['top-0', null],
    ['anytime-scorer', null],
    ['first-scorer', null],
    ['moneyline', null],
    ['total', null],
  ])('a market of the type %s pays %s places', (type, paid) => {
    expect(placesPaid(type)).toBe(paid);
  });
});
