import { describe, expect, it } from 'vitest';
import { covers, isReportable, isTaxedIn } from './bigWins.ts';

const on = (day: string) => new Date(`${day}T12:00:00.000Z`);

describe('a reportable win', () => {
  it.each([
    [200_000n, 600n, '2026-01-02', true],
    [199_999n, 600n, '2026-01-02', false],
    [200_000n, 666n, '2026-01-02', true],
    [200_000n, 667n, '2026-01-02', false],
    [60_000n, 200n, '2025-12-31', true],
    [60_000n, 200n, '2026-01-01', false],
    [59_999n, 100n, '2025-12-31', false],
    [5_000_000n, 1_000_000n, '2026-06-01', false],
    [-100n, 0n, '2026-06-01', false],
  ])('a win of %s cents with %s staked on %s is reportable: %s', (won, staked, day, isIt) => {
    expect(isReportable({ won, staked, at: on(day) })).toBe(isIt);
  });

  it.each([
    ['2026-01-01T04:59:59.000Z', true],
    ['2026-01-01T05:00:00.000Z', false],
  ])('a win is judged by the year in New York: 600 dollars at %s: %s', (at, isIt) => {
    expect(isReportable({ won: 60_000n, staked: 200n, at: new Date(at) })).toBe(isIt);
  });

  it.each([
    ['US-NJ', true],
    ['US-PA', true],
    ['CA-ON', false],
    ['CA-DEFAULT', false],
    ['AUS-NSW', false],
  ])('wins in %s are reported for tax: %s', (region, isIt) => expect(isTaxedIn(region)).toBe(isIt));
});

describe('a tax document', () => {
  it.each([
    ['2026-03-01', '2026-02-28', true],
    ['2026-03-01', '2026-03-01', true],
    ['2026-03-01', '2028-02-28', true],
    ['2026-03-01', '2028-03-02', false],
    ['2024-02-29', '2026-02-28', true],
    ['2024-02-29', '2026-03-02', false],
  ])('a tax document of %s covers a win of %s: %s', (came, won, isIt) => expect(covers(on(came), { at: on(won) })).toBe(isIt));
});
