import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_NODES, type Placed, treeOf } from './tree.ts';
import type { AnyFrame } from './types.ts';

const frame = (id: string, parent: string | null = null, region = 'main', criticality = 'OPTIONAL'): AnyFrame => ({
  ...{ id, parent, region, criticality, kind: 'K', fallback: null, label: null, trackingId: null, absence: null },
  node: { __typename: 'K' },
});
const names = (placed: readonly Placed[]): readonly string[] =>
  placed.map(({ frame: { id }, fault }) => (fault === null ? id : `${id}!${fault}`));

describe('treeOf', () => {
  it('children are in the regions of their parents in document order', () => {
    const tree = treeOf([frame('a'), frame('c', 'tabs', 'two'), frame('tabs'), frame('b', 'tabs', 'one'), frame('d', 'tabs', 'two')]);
    expect(names(tree.childrenOf(null, 'main'))).toEqual(['a', 'tabs']);
    expect(names(tree.childrenOf('tabs', 'two'))).toEqual(['c', 'd']);
    expect(names(tree.allChildrenOf('tabs'))).toEqual(['c', 'd', 'b']);
    expect(tree.childrenOf('tabs', 'three')).toEqual([]);
  });

  it('the tree of one list is built once', () => {
    const frames = [frame('a')];
    const tree = treeOf(frames);
    expect(treeOf(frames, tree)).toBe(tree);
  });

  it('a tree built from the one before equals a new one', () => {
    const before = [frame('a'), frame('tabs'), frame('b', 'tabs', 'one'), frame('c', 'tabs', 'two')];
    const after = before.map((each) => (each.id === 'b' ? { ...each, label: 'changed' } : each));
    const first = treeOf(before);
    const [patched, anew] = [treeOf(after, first), treeOf([...after])];
    expect(patched.childrenOf('tabs', 'one')).toEqual(anew.childrenOf('tabs', 'one'));
    expect(patched.childrenOf(null, 'main')).toBe(first.childrenOf(null, 'main'));
    expect(first.childrenOf('tabs', 'one')[0]?.frame.label).toBeNull();
  });

  it.each([
    ['a node moves', [frame('b'), frame('a')]],
    ['a node hangs elsewhere', [frame('a'), frame('b', 'a')]],
    ['a node matters more', [frame('a'), frame('b', null, 'main', 'MANDATORY')]],
    ['one is another', [frame('a'), frame('a')]],
    ['one is gone', [frame('a')]],
  ])('a page’s tree is rebuilt when %s', (_, after) => {
    const before = treeOf([frame('a'), frame('b')]);
    expect(names(treeOf(after, before).childrenOf(null, 'main'))).toEqual(names(treeOf([...after]).childrenOf(null, 'main')));
  });

  it('an orphan and its children are at the top', () => {
    expect(names(treeOf([frame('a', 'gone'), frame('b', 'a')]).childrenOf(null, 'main'))).toEqual(['a!orphan', 'b!orphan']);
  });

  it('nodes of a cycle and their children are at the top', () => {
    const tree = treeOf([frame('self', 'self'), frame('x', 'y'), frame('y', 'x'), frame('z', 'y')]);
    expect(names(tree.childrenOf(null, 'main'))).toEqual(['self!cycle', 'x!cycle', 'y!cycle', 'z!cycle']);
  });

  it('a node at a seventh level is too deep', () => {
    const chain = Array.from({ length: 8 }, (_, at) => frame(`n${at}`, at === 0 ? null : `n${at - 1}`));
    const tree = treeOf(chain);
    expect(names(tree.childrenOf('n5', 'main'))).toEqual(['n6']);
    expect(names(tree.childrenOf(null, 'main'))).toEqual(['n0', 'n7!too-deep']);
  });

  it('a repeated optional node is left out, and a repeated mandatory one is marked', () => {
    const tree = treeOf([frame('a'), frame('a'), frame('a', null, 'main', 'MANDATORY')]);
    expect(names(tree.childrenOf(null, 'main'))).toEqual(['a', 'a!duplicate']);
    expect(names(tree.leftOut)).toEqual(['a!duplicate']);
    expect(new Set(tree.childrenOf(null, 'main').map(({ key }) => key)).size).toBe(2);
  });

  it('optional nodes beyond the limit are left out, and mandatory ones are not', () => {
    const many = Array.from({ length: MAX_NODES }, (_, at) => frame(`n${at}`));
    const tree = treeOf([...many, frame('late'), frame('must', null, 'main', 'MANDATORY'), frame('word', null, 'main', 'DEGRADABLE')]);
    expect(names(tree.childrenOf(null, 'main')).slice(MAX_NODES)).toEqual(['must', 'word!over-limit']);
    expect(names(tree.leftOut)).toEqual(['late!over-limit']);
  });

  it('a tree of 10,000 nested nodes is built in one pass', () => {
    const chain = Array.from({ length: 10_000 }, (_, at) => frame(`n${at}`, at === 0 ? null : `n${at - 1}`, 'main', 'MANDATORY'));
    expect(treeOf(chain).childrenOf(null, 'main').length).toBe(10_000 - 6);
  });

  it('a tree loses no node, whatever the parents are', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const frames = fc.array(
      fc.tuple(ids, fc.option(fc.oneof(ids, fc.constant('gone'))), fc.constantFrom('OPTIONAL', 'DEGRADABLE', 'MANDATORY')),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(frames, (list) => {
        const all = list.map(([id, parent, criticality]) => frame(id, parent, 'main', criticality));
        const tree = treeOf(all);
        const reached = (placed: readonly Placed[]): readonly AnyFrame[] =>
          placed.flatMap((each) => [each.frame, ...(each.fault === null ? reached(tree.allChildrenOf(each.frame.id)) : [])]);
        const seen = [...reached(tree.childrenOf(null, 'main')), ...tree.leftOut.map((each) => each.frame)];
        expect(new Set(seen)).toEqual(new Set(all));
      }),
    );
  });
});
