import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, outcomesOf, type Revision } from '../serve/admit.ts';
import { switchTimesOf, nextSwitch } from './switchTimes.ts';
import { surfaceOf } from '../documents/surfaces.ts';
import { player, visitor } from '#tests/support/layouts.ts';

const home = surfaceOf('home');
if (!home) throw new Error('home');
const revisionOf = (...rules: readonly object[]): Revision => {
  const nodes = rules.map((when, at) => ({
    ...{ id: `n${at}`, kind: 'QuickLinksShelf', v: 2, criticality: 'OPTIONAL', when },
    props: { title: 'x', links: [{ id: 'live', label: 'Live', icon: 'live' }] },
  }));
  const document = { surface: 'home', nodes: Object.fromEntries(nodes.map((node) => [node.id, node])), order: nodes.map(({ id }) => id) };
  return admit({ hash: 'h', surface: 'home', document }, home, () => undefined);
};
const hour = (at: number): string => `2026-11-22T${String(at).padStart(2, '0')}:00:00Z`;
const at = (hours: number): Date => new Date(hour(hours));
const next = (revision: Revision, hours: number, audience = visitor) => nextSwitch(revision, { ...audience, at: at(hours) });
const iso = (hours: number): string => at(hours).toISOString();

describe('the next change of a page', () => {
  it('the next change of a rule is its beginning, then its end, then none', () => {
    const revision = revisionOf({ from: hour(10), until: hour(12) });
    expect([8, 10, 11, 12].map((hours) => next(revision, hours))).toEqual([iso(10), iso(12), iso(12), null]);
  });

  it('the next change is the first of several rules', () => {
    const revision = revisionOf({ until: hour(15) }, { from: hour(9), until: hour(20) }, {});
    expect([8, 9, 15].map((hours) => next(revision, hours))).toEqual([iso(9), iso(15), iso(20)]);
  });

  it('the next change ignores rules for other audiences', () => {
    const revision = revisionOf({ from: hour(10), login: 'player' }, { from: hour(14) });
    expect(next(revision, 8)).toBe(iso(14));
    expect(next(revision, 8, player)).toBe(iso(10));
  });

  it('a page without time rules has no next change', () => {
    expect(next(revisionOf({ login: 'player' }, {}), 8)).toBeNull();
    expect(switchTimesOf(revisionOf({}))).toEqual([]);
  });

  it('a page stays the same until its next change, and differs then', () => {
    const anyHour = fc.nat(23);
    const anyRule = fc.record(
      { from: anyHour.map(hour), until: anyHour.map(hour), login: fc.constantFrom('player', 'visitor') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(anyRule, { minLength: 1, maxLength: 5 }), anyHour, (rules, now) => {
        const revision = revisionOf(...rules);
        const flip = next(revision, now);
        const shownAt = (hours: number) => outcomesOf(revision, { ...visitor, at: at(hours) });
        const until = flip === null ? 24 : new Date(flip).getUTCHours();
        for (let hours = now; hours < until; hours += 1) expect(shownAt(hours)).toBe(shownAt(now));
        if (flip !== null) expect(shownAt(until)).not.toBe(shownAt(now));
      }),
    );
  });
});
