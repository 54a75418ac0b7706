import { expect, test } from 'vitest';
import { ratio } from '#src/shared/money/ratio.ts';
import { placementError } from './draftBets.ts';

test('a bet below the minimum is refused with the minimum in the player’s currency and odds format', () => {
  const [stake, odds] = [
    { code: 'stake-below-minimum', subjectId: 'parlay', change: null, least: { cents: 50_000n } },
    { code: 'odds-too-low', subjectId: 'parlay', change: null, least: { price: ratio(1n, 5n) } },
  ] as const;
  const told = (oddsFormat: 'AMERICAN' | 'EURO') =>
    [stake, odds].map((refusal) => placementError(refusal, { currency: 'CAD', oddsFormat }).message);
  expect(told('AMERICAN')).toEqual([
    'The minimum bet is $500.00. Enter a higher amount.',
    'The odds of this bet are too low. The minimum is -500. Add a selection or choose one with higher odds.',
  ]);
  expect(told('EURO')[1]).toContain('The minimum is 1.20.');
  const { least: _, ...old } = stake;
  expect(placementError(old, { currency: 'USD', oddsFormat: 'EURO' }).message).toBe('This amount is below the minimum bet.');
});
