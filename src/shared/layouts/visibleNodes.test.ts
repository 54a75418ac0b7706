import { describe, expect, it } from 'vitest';
import { knowsKind, visibleNodes } from './visibleNodes.ts';

type Sketch = readonly [id: string, parent: string | null, criticality?: string];

const all = () => true;
const nodesOf = (...sketches: readonly Sketch[]) =>
  sketches.map(([id, parent, criticality = 'OPTIONAL']) => ({ id, parent, region: 'side', criticality }));
const told = (nodes: ReturnType<typeof nodesOf>, lost: readonly string[] = [], undrawn: readonly string[] = []) =>
  visibleNodes(nodes, { isFor: ({ id }) => !lost.includes(id), canDraw: ({ id }) => !undrawn.includes(id) }).map(
    ({ node, parent, region, isDrawn }) => `${parent ?? ''}/${region} ${node.id}${isDrawn ? '' : ' (frame)'}`,
  );

describe('a build', () => {
  it.each([
    [{ Rail: 1 }, 'Rail', 1, true],
    [{ Rail: 2 }, 'Rail', 1, true],
    [{ Rail: 1 }, 'Rail', 2, false],
    [{ Rail: 1 }, 'Grid', 1, false],
    [{}, 'constructor', 0, false],
  ])('a build with %j draws %s of version %i: %s', (kinds, kind, version, answer) => {
    expect(knowsKind(kinds, kind, version)).toBe(answer);
  });
});

describe('the nodes for an audience', () => {
  const tree = nodesOf(['box', null], ['leaf', 'box'], ['deep', 'leaf'], ['after', null]);

  it('a visitor for whom everything is meant gets every node', () => {
    expect(told(tree)).toEqual(['/side box', 'box/side leaf', 'leaf/side deep', '/side after']);
  });

  it('a node for another audience is left out with all below it', () => {
    expect(told(tree, ['leaf'])).toEqual(['/side box', '/side after']);
  });

  it('a node that cannot be drawn keeps its frame without children', () => {
    expect(told(tree, [], ['box'])).toEqual(['/side box (frame)', '/side after']);
  });

  it('a MANDATORY node moves to the top when its container is left out', () => {
    const owed = nodesOf(['box', null], ['notice', 'box', 'MANDATORY'], ['below', 'notice']);
    expect(told(owed, [], ['box'])).toEqual(['/side box (frame)', '/main notice', 'notice/side below']);
    expect(visibleNodes(owed, { isFor: ({ id }) => id !== 'box', canDraw: all }).map(({ node }) => node.id)).toEqual(['notice', 'below']);
  });

  it('visible nodes keep their order, each once', () => {
    expect(told(nodesOf(['c', null], ['a', null], ['b', null]), [], ['a'])).toEqual(['/side c', '/side a (frame)', '/side b']);
  });
});
