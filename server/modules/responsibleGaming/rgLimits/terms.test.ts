import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeptLimit, limitStateOf, startOf } from './terms.ts';

const NOON = new Date('2026-11-18T17:00:00Z');
const HOUR_MS = 3_600_000;
const after = (hours: number, from = NOON): Date => new Date(from.getTime() + hours * HOUR_MS);
const WEEKLY = { type: 'SPEND', period: 'WEEKLY' } as const;
const kept = (changes: Partial<KeptLimit> = {}): KeptLimit => ({
  ...WEEKLY,
  id: 'a',
  amount: 5_000n,
  requestedAt: NOON,
  startsAt: NOON,
  needsConfirmation: false,
  confirmedAt: null,
  ...changes,
});
const wanted = (amount: bigint | null) => ({ amount, period: 'WEEKLY' as const });

describe('checklist 38: a change of a limit', () => {
  it.each([null, kept()])('a first or a lower limit holds at once', (active) => {
    expect(startOf('US-NJ', active, wanted(4_999n), NOON)).toEqual({ startsAt: NOON, needsConfirmation: false });
  });

  it('an unchanged limit holds at once', () => {
    expect(startOf('US-PA', kept(), wanted(5_000n), NOON)).toEqual({ startsAt: NOON, needsConfirmation: false });
  });

  it.each([
    // A higher weekly limit waits for the next week, which begins on Monday at midnight, four days away.
    ['US-NJ', 10_000n, '2026-11-23T05:00:00.000Z', false],
    ['US-NJ', null, '2026-11-23T05:00:00.000Z', false],
    ['US-PA', 10_000n, '2026-11-23T05:00:00.000Z', true],
    ['US-MA', 10_000n, '2026-11-23T05:00:00.000Z', true],
    ['US-LA', 10_000n, '2026-11-23T06:00:00.000Z', false],
    ['CA-ON', 10_000n, '2026-11-19T17:00:00.000Z', false],
    ['constructor', 10_000n, '2026-11-23T05:00:00.000Z', false],
  ] as const)('in %s, a limit raised to %s waits until %s (confirmed: %s)', (region, amount, start, needsConfirmation) => {
    expect(startOf(region, kept(), wanted(amount), NOON)).toEqual({ startsAt: new Date(start), needsConfirmation });
  });

  it('a higher limit waits at least a day, even at the end of a period', () => {
    const lateSunday = new Date('2026-11-23T04:59:00Z');
    expect(startOf('US-NJ', kept(), wanted(null), lateSunday).startsAt).toEqual(after(24, lateSunday));
  });

  it('a higher limit never holds within a day, whatever region, amount and time', () => {
    const regions = fc.constantFrom('US-NJ', 'US-PA', 'US-DC', 'US-MA', 'US-LA', 'US-IL', 'CA-ON', '');
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
    const more = fc.option(fc.bigInt({ min: 5_001n, max: 10n ** 11n }), { nil: null });
    const periods = fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', null);
    fc.assert(
      fc.property(regions, instants, more, periods, (region, now, amount, period) => {
        const { startsAt } = startOf(region, kept({ period }), { amount, period }, now);
        expect(startsAt.getTime()).toBeGreaterThanOrEqual(now.getTime() + 24 * HOUR_MS);
        const before = limitStateOf(
          [kept({ period }), kept({ id: 'b', period, amount, startsAt, requestedAt: now })],
          { type: 'SPEND', period },
          new Date(startsAt.getTime() - 1),
        );
        expect(before.active?.amount ?? 0n).toBeLessThanOrEqual(5_000n);
      }),
    );
  });
});

describe('the state of a limit', () => {
  const more = kept({ id: 'b', amount: 9_000n, requestedAt: after(1), startsAt: after(30) });

  it('a limit state has the active limit, and the pending one until its start', () => {
    expect(limitStateOf([kept(), more], WEEKLY, after(29))).toMatchObject({
      active: { amount: 5_000n },
      pending: { id: 'b', state: 'INCREASE_PENDING' },
    });
    expect(limitStateOf([kept(), more], WEEKLY, after(30))).toMatchObject({ active: { amount: 9_000n }, pending: null });
  });

  it('checklist 39: a limit that needs confirmation holds only from its confirmation', () => {
    const asked = { ...more, needsConfirmation: true };
    expect(limitStateOf([kept(), asked], WEEKLY, after(29)).pending?.state).toBe('INCREASE_PENDING');
    expect(limitStateOf([kept(), asked], WEEKLY, after(1_000))).toMatchObject({
      active: { amount: 5_000n },
      pending: { state: 'ACTION_REQUIRED' },
    });
    const confirmed = { ...asked, confirmedAt: after(1_000) };
    expect(limitStateOf([kept(), confirmed], WEEKLY, after(999)).active?.amount).toBe(5_000n);
    expect(limitStateOf([kept(), confirmed], WEEKLY, after(1_000))).toMatchObject({ active: { amount: 9_000n }, pending: null });
  });

  it('a removal of a limit is pending until its start, and then removes the limit', () => {
    const removal = { ...more, amount: null };
    expect(limitStateOf([kept(), removal], WEEKLY, after(2)).pending?.state).toBe('REMOVAL_PENDING');
    expect(limitStateOf([kept(), removal], WEEKLY, after(30))).toEqual({ key: WEEKLY, active: null, pending: null });
  });

  it.each([
    ['the last that began', kept({ id: 'z', startsAt: after(-2) }), kept({ id: 'a', startsAt: after(-1), requestedAt: after(-9) })],
    ['of two that began together, the last that was asked for', kept({ id: 'z' }), kept({ id: 'a', requestedAt: after(1) })],
    ['of two that were asked for together, the last by its id', kept({ id: 'a' }), kept({ id: 'b' })],
  ])('of several limits %s holds, in whatever order they are read', (_name, before, last) => {
    for (const both of [
      [before, last],
      [last, before],
    ])
      expect(limitStateOf(both, WEEKLY, after(5)).active?.id).toBe(last.id);
  });

  it('of two limits to confirm the last requested one is pending', () => {
    const [first, last] = [
      { ...more, id: 'z', needsConfirmation: true },
      { ...more, id: 'c', needsConfirmation: true, requestedAt: after(2) },
    ];
    for (const both of [
      [first, last],
      [last, first],
    ])
      expect(limitStateOf([kept(), ...both], WEEKLY, after(29)).pending?.id).toBe('c');
  });

  it('a limit needs the player’s confirmation from its start on', () => {
    expect(limitStateOf([kept(), { ...more, needsConfirmation: true }], WEEKLY, after(30)).pending?.state).toBe('ACTION_REQUIRED');
  });

  it('a limit state covers only its own type and period', () => {
    expect(limitStateOf([kept()], { type: 'SPEND', period: 'DAILY' }, NOON).active).toBeNull();
    expect(limitStateOf([kept()], { type: 'LOSS', period: 'WEEKLY' }, NOON).active).toBeNull();
  });
});
