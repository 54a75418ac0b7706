import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, outcomesOf } from '../serve/admit.ts';
import type { Audience } from './audience.ts';
import { explain } from './explain.ts';
import { resolve } from '../serve/resolve.ts';
import { surfaceOf } from '../documents/surfaces.ts';
import { visitor } from '#tests/support/layouts.ts';

const drawsAll = { canDraw: (_kind: string) => true, isOff: (_kind: string) => false, isQuarantined: () => false };
const links = (id: string, more: object = {}): object => ({
  id,
  kind: 'QuickLinksShelf',
  v: 2,
  criticality: 'OPTIONAL',
  props: { title: id, links: [{ id: 'live', label: 'Live', icon: 'live' }] },
  ...more,
});
const tabs = (id: string, children: readonly string[], more: object = {}): object => ({
  id,
  kind: 'TabsShelf',
  v: 1,
  criticality: 'OPTIONAL',
  props: { tabs: [{ region: 'main', label: 'Main' }] },
  regions: { main: children },
  ...more,
});
const documentOf = (nodes: readonly object[], order: readonly string[]): object => ({
  surface: 'home',
  nodes: Object.fromEntries(nodes.map((node) => [(node as { id: string }).id, node])),
  order,
});
function revisionOf(document: object) {
  const surface = surfaceOf('home');
  if (!surface) throw new Error('no home');
  return admit({ hash: 'h', surface: 'home', document }, surface, () => undefined);
}
function told(nodes: readonly object[], order: readonly string[], audience: Audience = visitor, drawing = drawsAll) {
  const document = documentOf(nodes, order);
  return Object.fromEntries(
    explain(revisionOf(document), document, audience, drawing).map(({ id, outcome, why }) => [id, `${outcome}: ${why.join(' ')}`]),
  );
}

describe('the explanation of a node', () => {
  it('an explanation names each condition that holds, or says that there is none', () => {
    expect(told([links('a'), links('b', { when: { regions: ['US'], login: 'visitor' } })], ['a', 'b'])).toEqual({
      a: 'shown: It has no audience rule, so everyone sees it.',
      b: 'shown: It is for the region US; this is US-NJ. It is for visitors who are not logged in; this is a visitor.',
    });
  });

  it.each([
    [{ brands: ['hwc', 'tsc'] }, 'It is for the brand hwc or tsc; this is tsb.'],
    [{ regions: ['CA-ON'] }, 'It is for the region CA-ON; this is US-NJ.'],
    [{ login: 'player' }, 'It is for players who are logged in; this is a visitor.'],
    [{ devices: ['MOBILE'] }, 'It is for the device MOBILE; this is DESKTOP.'],
    [{ segments: ['vip'] }, 'It is for the segment vip; this is a player in no segment.'],
    [{ flags: ['playoffs'] }, 'It is for times when the flag playoffs is on; this is a time when no flag is on.'],
    [{ from: '2026-12-01T00:00:00Z' }, 'It is for the time from 2026-12-01T00:00:00Z; this is 2026-11-22T10:00:00.000Z.'],
    [{ until: '2026-11-22T10:00:00Z' }, 'It is for the time before 2026-11-22T10:00:00Z; this is 2026-11-22T10:00:00.000Z.'],
  ])('an explanation says why the rule %j hides a node', (when, words) => {
    const audience = { ...visitor, at: new Date('2026-11-22T10:00:00.000Z') };
    expect(told([links('a'), links('b', { when })], ['a', 'b'], audience)['b']).toBe(`hidden: ${words}`);
  });

  it('an explanation of a hidden node names only the conditions that fail', () => {
    const why = told([links('a'), links('b', { when: { brands: ['tsb'], login: 'player' } })], ['a', 'b'])['b'];
    expect(why).toBe('hidden: It is for players who are logged in; this is a visitor.');
  });

  it('an explanation names a hidden container, and says that MANDATORY nodes ignore rules', () => {
    const when = { brands: ['hwc'] };
    expect(told([tabs('box', ['in'], { when }), links('in')], ['box'])).toMatchObject({
      in: 'hidden: It is inside box, which is not shown.',
    });
    expect(told([tabs('box', ['in'], { when }), links('in', { criticality: 'MANDATORY', when })], ['box'])).toEqual({
      box: 'shown: It is MANDATORY or contains a MANDATORY part, so its audience rule is ignored.',
      in: 'shown: It is MANDATORY or contains a MANDATORY part, so its audience rule is ignored.',
    });
  });

  it('an explanation says why a fallback is shown', () => {
    const nodes = [links('a', { criticality: 'DEGRADABLE', fallback: { kind: 'FallbackText', text: 'x' } }), links('b', { props: {} })];
    expect(told(nodes, ['a', 'b'], visitor, { ...drawsAll, canDraw: () => false })).toMatchObject({
      a: 'stands-in: It has no audience rule, so everyone sees it. This client build can’t show QuickLinksShelf in version 2. Its fallback is shown instead.',
      b: 'stands-in: It has no audience rule, so everyone sees it. Its content does not pass the checks. It is OPTIONAL, so it is left out.',
    });
    expect(told(nodes, ['a', 'b'], visitor, { ...drawsAll, isOff: () => true })['a']).toContain(
      'The kind QuickLinksShelf is switched off.',
    );
    const owed = told([tabs('box', ['in']), links('in', { criticality: 'MANDATORY' })], ['box'], visitor, {
      ...drawsAll,
      canDraw: (kind) => kind !== 'TabsShelf',
    });
    expect(owed['in']).toContain('box is not shown, so this part is at the top level.');
  });
});

describe('the explanation of any rules', () => {
  const when = fc.option(
    fc.record(
      {
        brands: fc.constantFrom(['tsb'], ['hwc']),
        login: fc.constantFrom('visitor' as const, 'player' as const),
        segments: fc.constantFrom(['vip'], ['new', 'vip']),
        flags: fc.constantFrom(['on'], ['on', 'off']),
        until: fc.constantFrom('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'),
      },
      { requiredKeys: [] },
    ),
    { nil: undefined },
  );
  const audience = fc.record({
    brand: fc.constantFrom('tsb', 'hwc'),
    isLoggedIn: fc.boolean(),
    segments: fc.subarray(['vip', 'new']),
    flags: fc.subarray(['on', 'off']).map((flags) => new Set(flags)),
  });

  it('an explanation matches what is served, and no MANDATORY node is hidden', () => {
    const criticality = fc.constantFrom('OPTIONAL', 'MANDATORY');
    fc.assert(
      fc.property(fc.array(fc.tuple(when, criticality), { minLength: 3, maxLength: 3 }), audience, fc.boolean(), (rules, who, draws) => {
        const [one, two, three] = rules.map(([rule, how]) => ({ criticality: how, ...(rule ? { when: rule } : {}) }));
        const document = documentOf([tabs('box', ['in'], one), links('in', two), links('last', three)], ['box', 'last']);
        const revision = revisionOf(document);
        const everybody: Audience = { ...visitor, ...who, at: new Date('2026-11-22T10:00:00.000Z') };
        const canDraw = (kind: string): boolean => draws || kind !== 'TabsShelf';
        const explained = explain(revision, document, everybody, { canDraw, isOff: () => false, isQuarantined: () => false });
        const served = resolve(revision, outcomesOf(revision, everybody), canDraw).nodes;
        const outcomeOf = (id: string): string => {
          const got = served.find((node) => node.id === id);
          return got ? (got.absence === null ? 'shown' : 'stands-in') : 'hidden';
        };
        for (const { id, outcome, why, criticality: how } of explained) {
          expect(outcome).toBe(outcomeOf(id));
          expect(why.length).toBeGreaterThan(0);
          if (how === 'MANDATORY') expect(outcome).not.toBe('hidden');
        }
      }),
    );
  });
});
