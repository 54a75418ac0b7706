import { describe, expect, it } from 'vitest';
import { layoutsOver, memoryStore, visitor } from '#tests/support/layouts.ts';
import { instantsOf } from '#server/platform/dates/zonedTime.ts';

const ZONES = ['America/New_York', 'Europe/London', 'America/St_Johns', 'Australia/Lord_Howe'] as const;
/** Local times in 2027: `before` and `after` the skipped hour, in it (`gap`), and in the repeated hour (`twice`). */
const NIGHTS = {
  'America/New_York': { before: '2027-03-14T01:30', after: '2027-03-14T03:30', twice: '2027-11-07T01:30', gap: '2027-03-14T02:30' },
  'Europe/London': { before: '2027-03-28T00:30', after: '2027-03-28T02:30', twice: '2027-10-31T01:30', gap: '2027-03-28T01:30' },
  'America/St_Johns': { before: '2027-03-14T01:30', after: '2027-03-14T03:30', twice: '2027-11-07T01:30', gap: '2027-03-14T02:30' },
  'Australia/Lord_Howe': { before: '2027-10-03T01:30', after: '2027-10-03T02:45', twice: '2027-04-04T01:45', gap: '2027-10-03T02:15' },
} as const;
const MINUTE = 60_000;
const iso = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
const theOnly = (local: string, zone: string): Date => {
  const [at, other] = instantsOf(local, zone);
  if (!at || other) throw new Error(`${local} in ${zone} is not one instant`);
  return at;
};

/** Returns the minutes in which the timed shelf was shown, and all values of `changesAt` sent. */
async function night(from: Date, until: Date) {
  let now = new Date(from.getTime() - 180 * MINUTE);
  const { layouts, publishing, upkeep } = await layoutsOver(memoryStore(), { ports: { now: () => now, newId: () => 'id' } });
  const links = { id: 'l', label: 'L', icon: 'live' };
  const node = (id: string, more: object = {}) => ({
    ...{ id, kind: 'QuickLinksShelf', v: 2, criticality: 'OPTIONAL', props: { title: id, links: [links] } },
    ...more,
  });
  const nodes = { all: node('all'), timed: node('timed', { when: { from: iso(from), until: iso(until) } }) };
  const published = await publishing.publish('promotions', { surface: 'promotions', nodes, order: ['all', 'timed'] }, { author: 'test' });
  expect(published.ok).toBe(true);
  const isThere = () => layouts.page('/promotions', visitor)?.slots.some(({ id }) => id.startsWith('timed'));
  const [minutes, told]: [Date[], (string | null | undefined)[]] = [[], []];
  for (const end = until.getTime() + 180 * MINUTE; now.getTime() < end; now = new Date(now.getTime() + MINUTE)) {
    if (isThere()) minutes.push(now);
    told.push(layouts.page('/promotions', visitor)?.changesAt);
  }
  upkeep.close();
  return { minutes, told: [...new Set(told)] };
}

describe('a time rule at a change of the clocks', () => {
  it.each(ZONES)('in spring a time rule skips the missing hour in %s', async (zone) => {
    const { before, after, gap } = NIGHTS[zone];
    expect(instantsOf(gap, zone)).toEqual([]);
    const [from, until] = [theOnly(before, zone), theOnly(after, zone)];
    const wall = (Date.parse(`${after}Z`) - Date.parse(`${before}Z`)) / MINUTE;
    const { minutes, told } = await night(from, until);
    expect(minutes).toHaveLength((until.getTime() - from.getTime()) / MINUTE);
    expect(minutes.length).toBe(wall - (zone === 'Australia/Lord_Howe' ? 30 : 60));
    expect([minutes[0], told]).toEqual([from, [from.toISOString(), until.toISOString(), null]]);
  });

  it.each(ZONES)('in autumn a time rule tells the repeated hour’s two passes apart in %s', async (zone) => {
    const [first, second] = instantsOf(NIGHTS[zone].twice, zone);
    if (!first || !second) throw new Error(`${NIGHTS[zone].twice} does not come twice`);
    const { minutes, told } = await night(first, second);
    expect(minutes).toHaveLength(zone === 'Australia/Lord_Howe' ? 30 : 60);
    expect([minutes[0], told]).toEqual([first, [first.toISOString(), second.toISOString(), null]]);
  });
});
