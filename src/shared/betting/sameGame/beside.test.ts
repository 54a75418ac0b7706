import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canBeCombined, keptOutBeside } from './beside.ts';
import { priceOfGame } from './price.ts';
import type { Proposition } from './regions.ts';

const of = (marketType: string, selectionType: string, points: number | null = null): Proposition => ({
  marketType,
  selectionType,
  points,
});
const price = { num: 10n, den: 11n };

test('a market that the score does not decide cannot be combined', () => {
  expect(canBeCombined(of('moneyline', 'home'))).toBe(true);
  expect(canBeCombined(of('first-scorer', 'home'))).toBe(false);
  expect(keptOutBeside([of('moneyline', 'home')])(of('first-scorer', 'home'))?.code).toBe('same-event-combination');
});

test.each([
  ['half-1-moneyline', 'home', null],
  ['quarter-2-total', 'over', 1_050],
  ['player-points', 'over', 2_450],
  ['anytime-touchdown', 'kc-rb1', null],
  ['correct-score', '2-1', null],
])('a pick on %s has no price together with the game’s own', (type, selection, points) => {
  const legs = [of('moneyline', 'home'), of(type, selection, points)].map((pick) => ({ ...pick, price }));
  expect(priceOfGame(legs)).toEqual({ ok: false, refusal: 'same-event-combination' });
});

test('a same game parlay without picks allows every selection', () => {
  expect(keptOutBeside([])(of('first-scorer', 'home'))).toBeNull();
});

test('a same game parlay refuses a seventh pick', () => {
  const six = [40, 41, 42, 43, 44, 45].map((line) => of('alternate-total', 'over', line * 100));
  expect(keptOutBeside(six)(of('moneyline', 'home'))).toEqual({
    code: 'same-event-combination',
    message: 'You can combine up to 6 picks from one game.',
  });
});

const line = fc.integer({ min: -20, max: 20 }).map((halves) => halves * 50);
const pick = fc.oneof(
  fc.constantFrom('home', 'away').map((type) => of('moneyline', type)),
  fc.constantFrom('home', 'draw', 'away').map((type) => of('three-way', type)),
  fc.tuple(fc.constantFrom('home', 'away'), line).map(([type, points]) => of('spread', type, points)),
  fc.tuple(fc.constantFrom('over', 'under'), fc.integer({ min: 1, max: 120 })).map(([type, halves]) => of('total', type, halves * 50)),
  fc
    .tuple(fc.constantFrom('over', 'under'), fc.integer({ min: 1, max: 60 }))
    .map(([type, halves]) => of('team-total-home', type, halves * 50)),
  fc.constantFrom('yes', 'no').map((type) => of('both-teams-score', type)),
  fc.constantFrom('odd', 'even').map((type) => of('odd-even', type)),
);

test('a pick is refused exactly if the whole bet could not be priced', () => {
  fc.assert(
    fc.property(fc.array(pick, { minLength: 1, maxLength: 5 }), pick, (chosen, other) => {
      const whole = priceOfGame([...chosen, other].map((one) => ({ ...one, price })));
      expect(keptOutBeside(chosen)(other)?.code ?? null).toBe(whole.ok ? null : whole.refusal);
    }),
    { numRuns: 300 },
  );
});
