import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#server/platform/canonicalJson.ts';
import { diffDocuments } from './diff.ts';
import { mergeDocuments } from './merge.ts';

type Node = Readonly<Record<string, unknown>>;
type Doc = {
  readonly surface: string;
  readonly title?: string;
  readonly nodes: Readonly<Record<string, Node>>;
  readonly order: readonly string[];
};

const node = (id: string, title = id, more: Node = {}): Node => ({
  id,
  kind: 'QuickLinksShelf',
  v: 2,
  criticality: 'OPTIONAL',
  props: { title },
  ...more,
});
const doc = (...nodes: readonly Node[]): Doc => ({
  surface: 'home',
  nodes: Object.fromEntries(nodes.map((each) => [String(each['id']), each])),
  order: nodes.map((each) => String(each['id'])),
});
const merge = (base: unknown, mine: unknown, theirs: unknown) => mergeDocuments('home', base, mine, theirs);

describe('two versions of one draft', () => {
  const base = doc(node('a'), node('b'), node('c'));

  it('two drafts that change different nodes are merged', () => {
    const { document, conflicts } = merge(
      base,
      doc(node('a', 'mine'), node('b'), node('c')),
      doc(node('a'), node('b', 'theirs'), node('c')),
    );
    expect(conflicts).toEqual([]);
    expect(document).toEqual(doc(node('a', 'mine'), node('b', 'theirs'), node('c')));
  });

  it('a merge keeps nodes that both drafts added, each behind its neighbour', () => {
    const { document, conflicts } = merge(
      base,
      doc(node('a'), node('x'), node('b'), node('c')),
      doc(node('a'), node('b'), node('c'), node('y')),
    );
    expect(conflicts).toEqual([]);
    expect((document as Doc).order).toEqual(['a', 'x', 'b', 'c', 'y']);
  });

  it('two changes of one node conflict, also a change and a removal', () => {
    expect(merge(base, doc(node('a', 'mine'), node('b'), node('c')), doc(node('a', 'theirs'), node('b'), node('c'))).conflicts).toEqual([
      'a',
    ]);
    expect(merge(base, doc(node('b'), node('c')), doc(node('a', 'theirs'), node('b'), node('c'))).conflicts).toContain('a');
  });

  it('two different changes of the order conflict', () => {
    const clash = merge(base, doc(node('b'), node('a'), node('c')), doc(node('c'), node('a'), node('b')));
    expect(clash.conflicts).toEqual(['list:main']);
  });

  it('two containers that are moved into each other conflict', () => {
    const holder = (id: string, ids: readonly string[]): Node => node(id, id, { regions: { main: ids } });
    const start = doc(holder('h', []), holder('k', []));
    const mine = { ...doc(holder('h', ['k']), holder('k', [])), order: ['h'] };
    const theirs = { ...doc(holder('h', []), holder('k', ['h'])), order: ['k'] };
    expect(merge(start, mine, theirs).conflicts).toEqual(['h', 'k']);
  });

  it('a merge keeps other fields of the document', () => {
    expect(merge({ ...base, tried: 1 }, { ...base, tried: 1, title: 'Mine' }, { ...base, tried: 2 }).document).toEqual({
      ...base,
      tried: 2,
      title: 'Mine',
    });
  });

  it('one node that is moved into two containers conflicts', () => {
    const holder = (id: string, ids: readonly string[]): Node => node(id, id, { regions: { main: ids } });
    const start = { ...doc(holder('h', []), holder('k', []), node('x')) };
    const into = (where: 'h' | 'k'): Doc => ({
      ...doc(holder('h', where === 'h' ? ['x'] : []), holder('k', where === 'k' ? ['x'] : []), node('x')),
      order: ['h', 'k'],
    });
    expect(merge(start, into('h'), into('k')).conflicts).toEqual(['x']);
  });

  it('a merge keeps the children of a node with a slash in its id', () => {
    const base = { surface: 'home', nodes: { 'a/b': { kind: 'TabsShelf', regions: { main: ['x'] } }, x: { kind: 'X' } }, order: ['a/b'] };
    const mine = { ...base, title: 'Mine' };
    const theirs = { ...base, nodes: { ...base.nodes, x: { kind: 'Y' } } };
    expect(mergeDocuments('home', base, mine, theirs)).toEqual({ document: { ...theirs, title: 'Mine' }, conflicts: [] });
  });
});

const ids = ['a', 'b', 'c', 'd', 'e'] as const;
const anyDoc = fc
  .record({
    order: fc.shuffledSubarray([...ids], { minLength: 0 }),
    texts: fc.array(fc.constantFrom('one', 'two'), { minLength: 5, maxLength: 5 }),
    title: fc.option(fc.constantFrom('t', 'u'), { nil: null }),
  })
  .map(({ order, texts, title }) => ({
    ...doc(...order.map((id) => node(id, texts[ids.indexOf(id)]))),
    ...(title === null ? {} : { title }),
  }));
const same = (left: unknown, right: unknown): boolean => canonicalJson(left) === canonicalJson(right);

describe('a merge of any documents', () => {
  it('a merge with an unchanged draft gives the other draft', () => {
    fc.assert(
      fc.property(anyDoc, anyDoc, (base, one) => {
        expect(merge(base, one, base)).toEqual({ document: one, conflicts: [] });
        expect(merge(base, base, one)).toEqual({ document: one, conflicts: [] });
        expect(merge(base, one, one)).toEqual({ document: one, conflicts: [] });
      }),
    );
  });

  it('a merge without conflicts holds every edit of both drafts and no other', () => {
    fc.assert(
      fc.property(anyDoc, anyDoc, anyDoc, (base, mine, theirs) => {
        const { document, conflicts } = merge(base, mine, theirs);
        if (conflicts.length > 0) return;
        const merged = document as Doc;
        for (const id of ids) {
          const [b, m, t] = [base.nodes[id], mine.nodes[id], theirs.nodes[id]];
          expect(merged.nodes[id]).toEqual(same(b, m) ? t : m);
        }
        expect([...merged.order].toSorted()).toEqual(Object.keys(merged.nodes).toSorted());
      }),
    );
  });

  it('the conflicts of a merge do not depend on the order of the drafts', () => {
    fc.assert(
      fc.property(anyDoc, anyDoc, anyDoc, (base, mine, theirs) => {
        expect(merge(base, mine, theirs).conflicts).toEqual(merge(base, theirs, mine).conflicts);
      }),
    );
  });

  it('a difference is reported exactly if two documents differ', () => {
    fc.assert(
      fc.property(anyDoc, anyDoc, (before, after) => {
        const { title, nodes } = diffDocuments(before, after);
        expect(title === null && nodes.length === 0).toBe(same(before, after));
      }),
    );
  });
});

describe('a difference', () => {
  it('a difference is described as added, removed, moved or changed', () => {
    const { nodes } = diffDocuments(
      doc(node('a'), node('b'), node('d'), node('c')),
      doc(node('c', 'Slots'), node('a'), node('d'), node('x', 'New')),
    );
    expect(nodes.map(({ words }) => words)).toEqual([
      '“b” (QuickLinksShelf) removed',
      '“New” (QuickLinksShelf) added',
      '“Slots” (QuickLinksShelf) moved to the top',
      '“Slots” (QuickLinksShelf) changed: title',
    ]);
  });

  it('a difference names the field and both of its values', () => {
    const [change] = diffDocuments(doc(node('a')), doc(node('a', 'b'))).nodes;
    expect(change).toMatchObject({ change: 'edited', fields: [{ path: '/props/title', before: 'a', after: 'b' }] });
  });

  it.each([
    ['added', doc(), doc(node('a')), { before: null, after: 'a' }, { before: null, after: 'OPTIONAL' }],
    ['removed', doc(node('a')), doc(), { before: 'a', after: null }, { before: 'OPTIONAL', after: null }],
  ])('a difference of a part that was %s names all its fields', (change, before, after, title, criticality) => {
    expect(diffDocuments(before, after).nodes).toMatchObject([
      {
        change,
        fields: [
          { path: '/criticality', ...criticality },
          { path: '/props/title', ...title },
        ],
      },
    ]);
  });

  it('a difference of an unreadable part shows the whole part', () => {
    const [change] = diffDocuments(doc(), { ...doc(), nodes: { a: 7 } }).nodes;
    expect(change).toMatchObject({ change: 'added', fields: [{ path: '/broken', before: null, after: 7 }] });
  });
});
