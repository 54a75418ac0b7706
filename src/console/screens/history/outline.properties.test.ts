import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, publication } from '#tests/support/console/things.ts';
import { outlineOf } from './outline.ts';
import { pastDocumentsOf } from './pastDocuments.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const node = fc.record({
  kind: fc.constantFrom('ImageShelf', 'TabsShelf'),
  regions: fc.dictionary(fc.constantFrom('main', 'side'), fc.array(id)),
});
const anyDocument = fc.record({ order: fc.array(id), nodes: fc.dictionary(id, node) });

describe('the outline of any document', () => {
  it('the outline of any document lists each existing node at most once', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const ids = outlineOf(document).map((one) => one.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((one) => !Object.hasOwn(document.nodes, one))).toEqual([]);
      }),
    );
  });

  it('the outline of any document lists every node reachable from its top', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const reached = new Set<string>();
        const visit = (one: string): void => {
          const found = Object.hasOwn(document.nodes, one) ? document.nodes[one] : undefined;
          if (!found || reached.has(one)) return;
          reached.add(one);
          Object.values(found.regions).flat().forEach(visit);
        };
        document.order.forEach(visit);
        expect(new Set(outlineOf(document).map((one) => one.id))).toEqual(reached);
      }),
    );
  });

  it('the outline of any value is a list and throws no error', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Array.isArray(outlineOf(value))).toBe(true);
        expect(Array.isArray(outlineOf({ nodes: value, order: value }))).toBe(true);
      }),
    );
  });
});

describe('past documents of any place', () => {
  const hash = fc.option(fc.constantFrom('a', 'b', 'c').map(hashOf), { nil: null });

  it('past documents list each revision of any moves once', () => {
    fc.assert(
      fc.property(fc.array(hash, { minLength: 2 }), (standing) => {
        // Moves, newest first, each between consecutive revisions.
        const moves = standing
          .slice(0, -1)
          .map((after, at) => publication({ id: String(at), hash: after, previous_hash: standing[at + 1] ?? null }));
        const told = pastDocumentsOf(moves).map((one) => one.hash);
        expect(new Set(told).size).toBe(told.length);
        expect(new Set(told)).toEqual(new Set(standing));
      }),
    );
  });
});
