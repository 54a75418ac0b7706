import { describe, expect, it } from 'vitest';
import { Refused } from './refusal.ts';
import { withoutNode } from './takeDown.ts';

const node = (id: string, regions?: Readonly<Record<string, readonly string[]>>, criticality = 'OPTIONAL'): object => ({
  id,
  kind: 'TabsShelf',
  v: 1,
  criticality,
  props: { title: id },
  ...(regions ? { regions } : {}),
});
const document = {
  surface: 'home',
  title: 'Home',
  nodes: {
    a: node('a'),
    box: node('box', { left: ['in', 'deep'], right: ['other'] }),
    in: node('in'),
    deep: node('deep', { main: ['owed'] }),
    owed: node('owed', undefined, 'MANDATORY'),
    other: node('other', { main: ['last'] }),
    last: node('last'),
  },
  order: ['a', 'box'],
};

describe('a takedown', () => {
  it('a takedown removes a node from the top and nothing else', () => {
    const { a: _, ...nodes } = document.nodes;
    expect(withoutNode(document, 'a')).toEqual({ ...document, nodes, order: ['box'] });
  });

  it('a takedown removes a node from its region with all its children', () => {
    const { other: _, last: __, ...nodes } = document.nodes;
    expect(withoutNode(document, 'other')).toEqual({
      ...document,
      nodes: { ...nodes, box: node('box', { left: ['in', 'deep'], right: [] }) },
    });
  });

  it.each(['owed', 'deep', 'box'])('a takedown never removes a MANDATORY node: %s', (id) => {
    try {
      withoutNode(document, id);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Refused);
      expect(error).toMatchObject({ code: 'mandatory', details: { nodeIds: ['owed'] } });
    }
  });

  it('a takedown of an unknown node is refused', () => {
    for (const id of ['nothing', 'constructor', '__proto__']) expect(() => withoutNode(document, id)).toThrow('is not published here');
  });

  it('a takedown removes the children of ids with a slash, and none of a similar id', () => {
    const nodes = { 'a/b': node('a/b', { main: ['x'] }), a: node('a', { 'b/main': ['y'] }), x: node('x'), y: node('y') };
    const slashed = { surface: 'home', nodes, order: ['a/b', 'a'] };
    expect(withoutNode(slashed, 'a/b')).toEqual({ surface: 'home', nodes: { a: nodes.a, y: nodes.y }, order: ['a'] });
    expect(withoutNode(slashed, 'a')).toEqual({ surface: 'home', nodes: { 'a/b': nodes['a/b'], x: nodes.x }, order: ['a/b'] });
    const owing = { ...slashed, nodes: { ...nodes, x: node('x', undefined, 'MANDATORY') } };
    expect(() => withoutNode(owing, 'a/b')).toThrow('You can’t take down MANDATORY parts: x.');
  });

  it('a takedown of a document with a cycle ends', () => {
    const circle = {
      surface: 'home',
      nodes: { x: node('x', { main: ['y'] }), y: node('y', { main: ['x'] }), z: node('z') },
      order: ['x', 'z'],
    };
    expect(withoutNode(circle, 'x')).toEqual({ surface: 'home', nodes: { z: node('z') }, order: ['z'] });
  });
});
