import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#src/shared/layouts/draft/limits.ts';
import { nodeTreeOf } from './nodeTree.ts';

type Sketch = Readonly<Record<string, readonly string[]>>;
const walk = (order: unknown, children: Sketch) =>
  nodeTreeOf({
    order,
    nodes: new Map(Object.entries(children).map(([id, ids]) => [id, ids.length > 0 ? { regions: { main: ids } } : {}])),
  });

describe('the tree of nodes', () => {
  it('a node tree places parents before children, in authored order', () => {
    const { placed, misplaced } = walk(['a', 'd'], { a: ['b', 'c'], b: [], c: [], d: [] });
    expect(placed.map(({ id, parent, depth }) => [id, parent, depth])).toEqual([
      ['a', null, 1],
      ['b', 'a', 2],
      ['c', 'a', 2],
      ['d', null, 1],
    ]);
    expect(misplaced).toEqual([]);
  });

  it('a node tree names the region of each node', () => {
    const nodes = new Map<string, unknown>([
      ['tabs', { regions: { open: ['a'], settled: ['b'] } }],
      ['a', {}],
      ['b', {}],
    ]);
    expect(nodeTreeOf({ order: ['tabs'], nodes }).placed.map(({ id, region }) => [id, region])).toEqual([
      ['tabs', 'main'],
      ['a', 'open'],
      ['b', 'settled'],
    ]);
  });

  it('a cycle is cut where it closes', () => {
    const { placed, misplaced } = walk(['a'], { a: ['b'], b: ['a'] });
    expect(placed.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(misplaced).toEqual([{ id: 'a', fault: 'repeated' }]);
  });

  it('a cycle that no parent leads to is reported as unreached', () => {
    expect(walk(['a'], { a: [], b: ['c'], c: ['b'] }).misplaced).toEqual([
      { id: 'b', fault: 'unreached' },
      { id: 'c', fault: 'unreached' },
    ]);
  });

  it('a missing node and a repeated one are reported', () => {
    expect(walk(['a', 'ghost', 'a'], { a: [] }).misplaced).toEqual([
      { id: 'ghost', fault: 'missing' },
      { id: 'a', fault: 'repeated' },
    ]);
  });

  it('a node tree stops at the maximal depth', () => {
    const ids = Array.from({ length: limits.depth + 2 }, (_, index) => `n${index}`);
    const chain = Object.fromEntries(ids.map((id, index) => [id, ids.slice(index + 1, index + 2)]));
    const { placed, misplaced } = walk(['n0'], chain);
    expect(placed.at(-1)).toEqual({ id: 'n5', parent: 'n4', region: 'main', depth: 6 });
    expect(misplaced).toEqual([
      { id: 'n6', fault: 'too-deep' },
      { id: 'n7', fault: 'unreached' },
    ]);
  });

  it.each([null, 'a', 7, { 0: 'a' }, [['a'], 1, null]])('the order %j counts as empty', (order) => {
    expect(walk(order, { a: [] }).placed).toEqual([]);
  });

  it.each([null, [], 'x', { main: 'a' }, { main: [1, null] }])('the regions %j count as none', (regions) => {
    expect(nodeTreeOf({ order: ['a'], nodes: new Map([['a', { regions }]]) }).placed).toHaveLength(1);
  });

  it('a node tree places each node at most once and accounts for all of them', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const some = fc.array(fc.constantFrom(...ids, 'ghost'), { maxLength: 5 });
    fc.assert(
      fc.property(some, fc.tuple(some, some, some, some, some, some), (order, children) => {
        const { placed, misplaced } = walk(order, Object.fromEntries(ids.map((id, index) => [id, children[index] ?? []])));
        const here = placed.map(({ id }) => id);
        expect(new Set(here).size).toBe(here.length);
        const lost = misplaced.filter(({ fault }) => fault === 'unreached' || fault === 'too-deep').map(({ id }) => id);
        expect(new Set([...here, ...lost])).toEqual(new Set(ids));
      }),
    );
  });
});
