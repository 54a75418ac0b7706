import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, outcomesOf } from './serve/admit.ts';
import { checkForPublish } from './publish/check.ts';
import { limits } from '#src/shared/layouts/draft/limits.ts';
import { resolve } from './serve/resolve.ts';
import { surfaceOf } from './documents/surfaces.ts';
import { layoutOf } from './serve/wire.ts';
import { player, visitor } from '#tests/support/layouts.ts';

const surface = surfaceOf('home');
if (!surface) throw new Error('home');
const home = surface;

const ids = ['a', 'b', 'c', 'd', 'e', '__proto__', 'constructor', 'Not An Id', ''];
const anyId = fc.constantFrom(...ids);
const links = { title: '<script>alert(1)</script>', links: [{ id: 'x', label: 'x', icon: 'x' }] };
const tabs = { tabs: [{ region: 'main', label: 'Main' }] };
const oneOf = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

const nearly = fc.record(
  {
    kind: oneOf<unknown>('QuickLinksShelf', 'TabsShelf', 'HologramShelf', 'constructor', '__proto__', 7, null),
    v: oneOf<unknown>(1, 2, 99, 0, -1, 'x', null),
    props: oneOf<unknown>(links, tabs, {}, null, [], 'x', { title: 7 }),
    criticality: oneOf<unknown>('OPTIONAL', 'DEGRADABLE', 'MANDATORY', 'WHATEVER', null),
    fallback: oneOf<unknown>({ kind: 'FallbackText', text: 'later' }, { kind: 'FallbackLink', text: 'x', url: 'javascript:x' }, null, 7),
    when: oneOf<unknown>({ login: 'player' }, { regions: ['XX'] }, {}, null, 'x'),
    regions: oneOf<unknown>({ main: ['a', 'b'] }, { main: ['c', 'c', 'd'] }, { main: 'a' }, [], null),
    bind: oneOf<unknown>({ events: { source: 'constructor', args: {} } }, {}, null),
  },
  { requiredKeys: [] },
);
const anyNode = fc.oneof({ weight: 6, arbitrary: nearly }, { weight: 1, arbitrary: fc.jsonValue() });
const named = (nodes: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(nodes).map(([id, node]) => [id, typeof node === 'object' && node !== null && 'kind' in node ? { id, ...node } : node]),
  );
const sound = fc.constantFrom(
  { kind: 'QuickLinksShelf', v: 2, props: links, criticality: 'OPTIONAL' },
  { kind: 'TabsShelf', v: 1, props: tabs, criticality: 'MANDATORY', regions: { main: ['b', 'c'] } },
  {
    kind: 'QuickLinksShelf',
    v: 1,
    props: { title: 'x', items: [{ id: 'x', label: 'x', icon: 'x', url: '/' }] },
    criticality: 'DEGRADABLE',
    fallback: { kind: 'FallbackText', text: 'x' },
  },
);
const anyDocument = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      surface: fc.constant('home'),
      nodes: fc.dictionary(anyId, anyNode, { maxKeys: 9 }).map(named),
      order: fc.array(anyId, { maxLength: 8 }),
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const stored = (document: unknown): unknown => JSON.parse(JSON.stringify(document) ?? 'null');

function served(document: unknown, audience = visitor) {
  const revision = admit({ hash: 'h', surface: 'home', document }, home, () => undefined);
  return layoutOf(
    resolve(revision, outcomesOf(revision, audience), () => true),
    {},
    { title: revision.title, changesAt: null },
  );
}
const nodesIn = (document: unknown): readonly [string, unknown][] => {
  const nodes = typeof document === 'object' && document !== null && 'nodes' in document ? document.nodes : null;
  return typeof nodes === 'object' && nodes !== null ? Object.entries(nodes) : [];
};

describe('any stored document', () => {
  it('any stored document is served with each node once and parents before children', () => {
    fc.assert(
      fc.property(anyDocument.map(stored), (document) => {
        const { slots } = served(document);
        const before = new Set<string | null>([null]);
        for (const slot of slots) {
          expect(before.has(slot.parent)).toBe(true);
          expect(before.has(slot.id)).toBe(false);
          before.add(slot.id);
        }
        expect(slots.length).toBeLessThanOrEqual(limits.nodes);
      }),
      { numRuns: 500 },
    );
  });

  it('any stored document keeps its MANDATORY nodes for visitors and players', () => {
    fc.assert(
      fc.property(anyDocument.map(stored), fc.constantFrom(visitor, player), (document, audience) => {
        const shown = new Set(served(document, audience).slots.map(({ id }) => id.slice(0, id.lastIndexOf('_'))));
        for (const [id, node] of nodesIn(document)) {
          if (typeof node === 'object' && node !== null && 'criticality' in node && node.criticality === 'MANDATORY')
            expect(shown).toContain(id);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('any served slot has a node or a reason, and a fallback if DEGRADABLE', () => {
    fc.assert(
      fc.property(anyDocument.map(stored), (document) => {
        for (const { node, absence, criticality, fallback, kind } of served(document).slots) {
          expect(node === null).toBe(absence !== null);
          if (criticality === 'DEGRADABLE') expect(fallback).not.toBeNull();
          expect(kind).toMatch(/^[A-Z][A-Za-z0-9]*$/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('serving a document changes no built-in object', () => {
    fc.assert(
      fc.property(anyDocument.map(stored), (document) => {
        served(document);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});

describe('any submitted document', () => {
  it('any submitted document is checked without throwing', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(Array.isArray(checkForPublish('home', document).problems)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('a submitted document passes the check only if all of it would be served', () => {
    const fewIds = fc.constantFrom('a', 'b', 'c');
    const likely = fc.record({
      surface: fc.constant('home'),
      nodes: fc.dictionary(fewIds, sound, { minKeys: 1 }).map(named),
      order: fc.uniqueArray(fewIds, { minLength: 1 }),
    });
    let passed = 0;
    fc.assert(
      fc.property(likely.map(stored), (document) => {
        if (checkForPublish('home', document).problems.length > 0) return;
        passed += 1;
        const { slots } = served(document, player);
        expect(slots.every(({ absence }) => absence === null)).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(passed).toBeGreaterThan(20);
  });
});
