import { describe, expect, it } from 'vitest';
import { HISTORY_SECTIONS } from './historyTypes.ts';
import { historyFilters, historyPeriods, periodStart } from './historyChoices.ts';
import { readCursor, writeCursor } from './historyCursor.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

describe('history periods', () => {
  it.each([
    ['week', '2026-11-14T12:00:00.000Z'],
    ['month', '2026-10-22T12:00:00.000Z'],
    ['quarter', '2026-08-23T12:00:00.000Z'],
  ])('the history period %s began at %s', (id, at) => expect(periodStart(id, NOW)?.toISOString()).toBe(at));

  it('the history period "any" has no beginning, and unknown periods are undefined', () => {
    expect(periodStart('any', NOW)).toBeNull();
    for (const id of ['', 'century', 'constructor', '__proto__']) expect(periodStart(id, NOW)).toBeUndefined();
    expect(historyPeriods.every(({ id }) => periodStart(id, NOW) !== undefined)).toBe(true);
  });

  it('no history period has the id of a filter, and equal filter ids have equal labels', () => {
    const filters = HISTORY_SECTIONS.flatMap((section) => historyFilters[section].map(({ id }) => id));
    expect(historyPeriods.filter(({ id }) => filters.includes(id))).toEqual([]);
    const labels = new Map(HISTORY_SECTIONS.flatMap((section) => historyFilters[section].map(({ id, label }) => [id, label] as const)));
    for (const section of HISTORY_SECTIONS) for (const { id, label } of historyFilters[section]) expect(labels.get(id)).toBe(label);
  });

  it('the first history period is "any", and the first filter of a section is "all"', () => {
    expect(historyPeriods[0]?.id).toBe('any');
    for (const section of HISTORY_SECTIONS) expect(historyFilters[section][0]?.id ?? 'all').toBe('all');
  });
});

describe('a history cursor', () => {
  const parts = ['2026-11-21T12:00:00.000Z', 'bet-placed:b1:0', 'player-cash:p1'];

  it('a history cursor is read as it was written', () => expect(readCursor(writeCursor(parts), 3)).toEqual(parts));

  it.each([
    null,
    '',
    'x',
    writeCursor([]),
    writeCursor(['2026-11-21T12:00:00.000Z']),
    writeCursor(['soon', 'a', 'b']),
    writeCursor(['2026-02-30T12:00:00.000Z', 'a', 'b']),
    writeCursor(['2026-11-21T12:00:00.000Z', 'a', '\0']),
    Buffer.from('{"0":"a"}').toString('base64url'),
    Buffer.from('["2026-11-21T12:00:00.000Z",1,2]').toString('base64url'),
  ])('the value %j is not a history cursor', (cursor) => expect(readCursor(cursor, 3)).toBeNull());
});
