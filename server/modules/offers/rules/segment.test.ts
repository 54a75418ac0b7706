import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Segment } from '#src/shared/offers/document.ts';
import { segmentClerk, type Slips } from '#tests/support/segmentOracle.ts';
import { isOfSegment } from './segment.ts';

const DAY = 86_400_000;
const AT = Date.UTC(2026, 11, 1);
// Draws instants at most two milliseconds from whole days, where edge errors show.
const instant = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -2, max: 2 }))
  .map(([days, off]) => AT - days * DAY + off)
  .filter((at) => at < AT);
const slips: fc.Arbitrary<Slips> = fc.record({
  settled: fc.array(instant, { maxLength: 2 }),
  wagers: fc.array(instant, { maxLength: 4 }),
  deposits: fc.array(fc.record({ at: instant, wentBack: fc.boolean() }), { maxLength: 4 }),
});
const segment: fc.Arbitrary<Segment> = fc.oneof(
  fc.constant({ kind: 'new' as const }),
  fc.record({ kind: fc.constantFrom('depositors' as const, 'lapsed' as const), days: fc.integer({ min: 1, max: 40 }) }),
);
const lastOf = (times: readonly number[]): Date | null => (times.length === 0 ? null : new Date(Math.max(...times)));

test('players are of a segment if a clerk says so who has only their slips and the printed terms', () => {
  fc.assert(
    fc.property(segment, slips, (who, own) => {
      const history = {
        hasSettledBet: own.settled.length > 0,
        lastWagerAt: lastOf(own.wagers),
        lastDepositAt: lastOf(own.deposits.flatMap(({ at, wentBack }) => (wentBack ? [] : [at]))),
      };
      expect(isOfSegment(who, history, new Date(AT))).toBe(segmentClerk(who, own, AT));
    }),
    { numRuns: 2_000 },
  );
});
