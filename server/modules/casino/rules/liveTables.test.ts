import { describe, expect, it } from 'vitest';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { easternMinute, isOpenAt, liveTables } from './liveTables.ts';

describe('the hours of a table', () => {
  it('a table’s hours are in New York time, in summer and in winter', () => {
    expect(easternMinute(new Date('2026-11-21T17:30:00.000Z'))).toBe(12 * 60 + 30);
    expect(easternMinute(new Date('2026-07-01T04:05:00.000Z'))).toBe(5);
  });

  it.each([
    [600, 600, 120, true],
    [119, 600, 120, true],
    [120, 600, 120, false],
    [599, 600, 120, false],
    [300, 240, 360, true],
    [360, 240, 360, false],
    [0, 0, 0, true],
  ])('at minute %i, a table open from %i to %i is open: %s', (minute, opens, closes, expected) => {
    expect(isOpenAt(minute, opens, closes)).toBe(expected);
  });
});

describe('live tables', () => {
  const now = new Date('2026-11-21T17:00:00.000Z');
  const base = tinyCatalogue();
  const [game] = base.games({ category: 'live-dealer' });
  if (!game?.table) throw new Error('The tiny offer has a table');
  const { table } = game;
  const withTable = (id: string, changes: Partial<typeof table>) => ({ ...game, id, table: { ...table, ...changes } });
  const tables = (...all: readonly (typeof game)[]) => liveTables({ ...base, games: () => all }, now);

  it('a live table has its dealer, its seats and its opening hours', () => {
    expect(liveTables(base, now)).toMatchObject([{ dealer: 'Ada', seats: 7, openSeats: 3, openingTimes: 'Open 24 hours', status: 'OPEN' }]);
  });

  it('live tables come with open ones first, then full, then closed', () => {
    const found = tables(
      withTable('closed', { opensMinute: 16 * 60, closesMinute: 4 * 60 }),
      withTable('full', { seatsTaken: 7 }),
      withTable('open', {}),
    );
    expect(found.map(({ game: { id }, status, openSeats }) => [id, status, openSeats])).toEqual([
      ['open', 'OPEN', 3],
      ['full', 'FULL', 0],
      ['closed', 'CLOSED', 0],
    ]);
    expect(found[2]?.openingTimes).toBe('4:00 PM – 4:00 AM ET');
  });
});
