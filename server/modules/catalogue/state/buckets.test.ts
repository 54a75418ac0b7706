import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBuckets } from './buckets.ts';
import type { CatalogueEvent, EventStatus } from '../types.ts';

const T0 = Date.parse('2026-11-21T18:00:00.000Z');
const at = (minutes: number): Date => new Date(T0 + minutes * 60_000);

type Sketch = { readonly minutes?: number; readonly status?: EventStatus; readonly sport?: string; readonly competition?: string };
const event = (id: string, { minutes = 0, status = 'PRE_GAME', sport = 'soccer', competition = 'epl' }: Sketch = {}): CatalogueEvent =>
  ({ id, startsAt: at(minutes), status, sportId: sport, competitionId: competition }) as CatalogueEvent;
const ids = (found: readonly CatalogueEvent[]): readonly string[] => found.map(({ id }) => id);

function filled(...events: readonly CatalogueEvent[]) {
  const buckets = createBuckets();
  for (const each of events) buckets.put(each, null);
  return buckets;
}

describe('buckets of events', () => {
  it('events of one instant are listed in the order of their ids', () => {
    expect(ids(filled(event('c'), event('a'), event('b')).query({}))).toEqual(['a', 'b', 'c']);
  });

  it('a time window includes its start and excludes its end', () => {
    const buckets = filled(event('early', { minutes: -1 }), event('on', { minutes: 0 }), event('late', { minutes: 10 }));
    expect(ids(buckets.query({ from: at(0), to: at(10) }))).toEqual(['on']);
    expect(ids(buckets.query({ from: at(0) }))).toEqual(['on', 'late']);
    expect(buckets.count({ from: at(-60), to: at(60) })).toBe(3);
  });

  it('a time window that ends before it begins has no events', () => {
    const buckets = filled(event('a', { minutes: 5 }), event('b', { minutes: 6 }));
    expect(buckets.query({ from: at(10), to: at(0) })).toEqual([]);
    expect(buckets.count({ from: at(10), to: at(0) })).toBe(0);
  });

  it('a query for several statuses lists them one after another within one limit', () => {
    const buckets = filled(event('soon', { minutes: -5 }), event('live', { status: 'IN_PLAY' }), event('over', { status: 'FINISHED' }));
    expect(ids(buckets.query({}))).toEqual(['live', 'soon']);
    expect(ids(buckets.query({ status: ['FINISHED', 'PRE_GAME', 'IN_PLAY'], limit: 2 }))).toEqual(['over', 'soon']);
    expect(buckets.query({ status: [] })).toEqual([]);
    expect(buckets.query({ limit: 0 })).toEqual([]);
  });

  it('a scope without events has none, whatever its name', () => {
    const buckets = filled(event('a'));
    for (const name of ['__proto__', 'constructor', 'all', 'epl|PRE_GAME', ''])
      expect(ids(buckets.query({ competitionId: name })), name).toEqual(name === '' ? ['a'] : []);
  });

  it('an event is dropped once, without the one in its place', () => {
    const buckets = filled(event('a'), event('b'));
    buckets.drop(event('a'));
    buckets.drop(event('a'));
    expect(ids(buckets.query({}))).toEqual(['b']);
  });

  it('a query matches a plain filter after any changes of time, status and league', () => {
    const statuses = ['PRE_GAME', 'IN_PLAY', 'FINISHED', 'HIDDEN'] as const;
    const change = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      minutes: fc.integer({ min: -3, max: 3 }),
      status: fc.constantFrom(...statuses),
      place: fc.constantFrom(['soccer', 'epl'], ['soccer', 'liga'], ['hockey', 'nhl']),
      isDropped: fc.boolean(),
    });
    const filter = fc.record({
      status: fc.constantFrom(...statuses, undefined),
      scope: fc.constantFrom({}, { sportId: 'soccer' }, { competitionId: 'nhl' }),
      from: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
      to: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), filter, (changes, { status, scope, from, to }) => {
        const buckets = createBuckets();
        const plain = new Map<string, CatalogueEvent>();
        for (const { id, minutes, status: next, place, isDropped } of changes) {
          const before = plain.get(id) ?? null;
          if (isDropped && before) {
            buckets.drop(before);
            plain.delete(id);
            continue;
          }
          const now = event(id, { minutes, status: next, sport: place[0] ?? '', competition: place[1] ?? '' });
          buckets.put(now, before);
          plain.set(id, now);
        }
        const asked = {
          ...scope,
          ...(status === undefined ? {} : { status }),
          ...(from === undefined ? {} : { from: at(from) }),
          ...(to === undefined ? {} : { to: at(to) }),
        };
        const wanted = (status === undefined ? (['IN_PLAY', 'PRE_GAME'] as const) : [status]).flatMap((each) =>
          [...plain.values()]
            .filter((one) => one.status === each)
            .filter((one) => !('sportId' in scope) || one.sportId === scope.sportId)
            .filter((one) => !('competitionId' in scope) || one.competitionId === scope.competitionId)
            .filter((one) => (from === undefined || one.startsAt >= at(from)) && (to === undefined || one.startsAt < at(to)))
            .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1)),
        );
        expect(ids(buckets.query(asked))).toEqual(ids(wanted));
        expect(buckets.count(asked)).toBe(wanted.length);
      }),
    );
  });
});
