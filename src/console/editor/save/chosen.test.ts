import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents } from '#tests/support/draftDocuments.ts';
import { childLists, type DraftDocument, readDocument, TOP, writeDocument } from '#src/shared/layouts/draft/document.ts';
import { mergeDrafts } from '#src/shared/layouts/draft/merge.ts';
import { chosen } from './chosen.ts';
import type { Choices, Whose } from './saveState.ts';

type Stored = { readonly order: readonly string[]; readonly nodes: Readonly<Record<string, object>>; readonly title?: string };
const node = (title: string, regions?: object): object => ({ kind: 'ColumnsShelf', props: { title }, ...(regions ? { regions } : {}) });

function settled(base: Stored, mine: Stored, theirs: Stored, whose: Whose, more: Readonly<Record<string, Whose>> = {}) {
  const sides = [base, mine, theirs].map(readDocument) as [DraftDocument, DraftDocument, DraftDocument];
  const { document: merged, conflicts: ids } = mergeDrafts(...sides);
  const choices: Choices = new Map(ids.map((id) => [id, more[id] ?? whose]));
  return { ids, made: writeDocument(chosen({ ids, yours: sides[1], theirs: sides[2], merged }, choices)) };
}

describe('a part changed by one operator and removed by another', () => {
  const base = { order: ['a', 'b', 'c'], nodes: { a: node('A'), b: node('B', { main: ['in'] }), c: node('C'), in: node('In') } };
  const changed = { ...base, nodes: { ...base.nodes, b: node('Better', { main: ['in'] }) } };
  const removed = { order: ['a', 'c'], nodes: { a: node('A'), c: node('C') } };

  it.each([
    ['mine is changed, and mine stands', changed, removed, 'yours', changed],
    ['mine is changed, and theirs stands', changed, removed, 'theirs', removed],
    ['mine is removed, and mine stands', removed, changed, 'yours', removed],
    ['mine is removed, and theirs stands', removed, changed, 'theirs', changed],
  ] as const)(
    'a part changed by one operator and removed by another is kept with its children or removed: %s',
    (_, mine, theirs, whose, expected) => {
      const { ids, made } = settled(base, mine, theirs, whose);
      expect(ids).toContain('b');
      expect(made).toEqual(expected);
    },
  );

  it('a part added by a colleague inside a removed part stays on the page', () => {
    const fuller = { ...changed, nodes: { ...changed.nodes, b: node('Better', { main: ['in', 'new'] }), new: node('New') } };
    expect(settled(base, removed, fuller, 'yours').made).toEqual({
      order: ['a', 'c', 'new'],
      nodes: { ...removed.nodes, new: node('New') },
    });
  });

  it('a restored part comes back without the child chosen for removal', () => {
    const mine = { ...changed, nodes: { ...changed.nodes, in: node('In, too') } };
    expect(settled(base, mine, removed, 'yours', { in: 'theirs' }).made).toEqual({
      order: ['a', 'b', 'c'],
      nodes: { ...removed.nodes, b: node('Better', { main: [] }) },
    });
  });
});

describe('an order that both have changed', () => {
  const base = { order: ['a', 'b', 'c'], nodes: { a: node('A'), b: node('B'), c: node('C') } };
  const mine = { order: ['b', 'a', 'x', 'c'], nodes: { ...base.nodes, x: node('X') } };
  const theirs = { order: ['c', 'y', 'a', 'b'], nodes: { ...base.nodes, y: node('Y') }, title: 'T' };

  it.each([
    ['yours', ['b', 'a', 'x', 'c', 'y']],
    ['theirs', ['c', 'y', 'a', 'x', 'b']],
  ] as const)('an order changed by both operators is one’s, with the other’s new parts behind their neighbour: %s', (whose, order) => {
    const { ids, made } = settled(base, mine, theirs, whose);
    expect(ids).toEqual(['list:main']);
    expect(made).toEqual({ order, nodes: { ...base.nodes, x: node('X'), y: node('Y') }, title: 'T' });
  });
});

describe('a title', () => {
  it.each([
    ['yours', undefined],
    ['theirs', 'Theirs'],
  ] as const)('a title changed by both operators is one’s, also when it is missing: %s', (whose, title) => {
    const base = { order: [], nodes: {}, title: 'Old' };
    expect(settled(base, { order: [], nodes: {} }, { ...base, title: 'Theirs' }, whose).made['title']).toBe(title);
  });
});

describe('after any changes and choices', () => {
  const inOrder = (document: DraftDocument, key = TOP): readonly string[] =>
    (document.lists.get(key) ?? []).flatMap((id) => [id, ...childLists(document, id).flatMap((list) => inOrder(document, list))]);
  const texts = fc.array(fc.constantFrom('one', 'two', 'three'), { minLength: 12, maxLength: 12 });
  const written = fc.tuple(documents, texts).map(([{ nodes, ...rest }, labels]): DraftDocument => {
    const labelled = [...nodes].map(([id, each], at) => [id, { ...each, label: labels[at] }] as const);
    return { ...rest, nodes: new Map(labelled) };
  });

  it('after any choices each part stands once on the page, as the chosen side has it', () => {
    fc.assert(
      fc.property(written, written, written, fc.infiniteStream(fc.boolean()), (base, yours, theirs, coins) => {
        const { document: merged, conflicts: ids } = mergeDrafts(base, yours, theirs);
        const choices = new Map(ids.map((id) => [id, coins.next().value ? 'yours' : 'theirs'] as const));
        const made = chosen({ ids, yours, theirs, merged }, choices);
        expect(inOrder(made).toSorted()).toEqual([...made.nodes.keys()].toSorted());
        for (const [id, whose] of choices)
          if (!id.startsWith('list:')) expect(made.nodes.get(id)).toBe((whose === 'yours' ? yours : theirs).nodes.get(id));
      }),
    );
  });
});
