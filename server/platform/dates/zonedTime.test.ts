import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantsOf, isZone, zonedText, wallClock } from './zonedTime.ts';

const NEW_YORK = 'America/New_York';
const iso = (local: string, zone = NEW_YORK) => instantsOf(local, zone).map((at) => at.toISOString());

describe('a local time', () => {
  it('a local time is one instant on an ordinary day', () => {
    expect(iso('2027-01-15T09:00')).toEqual(['2027-01-15T14:00:00.000Z']);
    expect(iso('2027-07-15T09:00')).toEqual(['2027-07-15T13:00:00.000Z']);
  });

  it('a local time is two instants when clocks go back, and none when they go forward', () => {
    expect(iso('2027-11-07T01:30')).toEqual(['2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z']);
    expect(iso('2027-11-07T02:00')).toEqual(['2027-11-07T07:00:00.000Z']);
    expect(iso('2027-03-14T02:30')).toEqual([]);
    expect(iso('2027-03-14T03:00')).toEqual(['2027-03-14T07:00:00.000Z']);
  });

  it('a local time follows half-hour clock changes and distant zones', () => {
    expect(iso('2027-04-04T01:45', 'Australia/Lord_Howe')).toHaveLength(2);
    expect(iso('2027-04-04T01:15', 'Australia/Lord_Howe')).toHaveLength(1);
    expect(iso('2027-01-01T00:00', 'Pacific/Kiritimati')).toEqual(['2026-12-31T10:00:00.000Z']);
  });

  it('an impossible local time has no instant', () => {
    for (const local of ['2027-02-29T10:00', '2027-13-01T10:00', '2027-01-01T24:30', 'soon']) expect(iso(local)).toEqual([]);
  });

  it('an instant converted to local time and back is found again, in every zone', () => {
    const zones = [NEW_YORK, 'Europe/London', 'America/St_Johns', 'America/Los_Angeles', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Etc/UTC'];
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 }),
        fc.constantFrom(...zones),
        (minute, zone) => {
          const at = new Date(minute * 60_000);
          const found = instantsOf(wallClock(at, zone), zone);
          expect(found.map((each) => each.getTime())).toContain(at.getTime());
          expect(found.length).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it('a zoned time is written with its offset from UTC', () => {
    expect(zonedText(new Date('2027-11-07T06:30:00.000Z'), NEW_YORK)).toBe(
      '2027-11-07 01:30 in America/New_York (UTC−05:00), 2027-11-07 06:30 UTC',
    );
    expect(zonedText(new Date('2027-06-01T00:00:00.000Z'), 'America/St_Johns')).toContain('(UTC−02:30)');
  });

  it('only known time zones are accepted', () => {
    expect([NEW_YORK, 'Etc/UTC', 'EST', 'Mars/Olympus', '../etc'].map(isZone)).toEqual([true, true, false, false, false]);
  });
});
