import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf, readDocument, subtreeOf, titleOf, without, writeDocument } from './document.ts';

const again = (document: unknown): object => writeDocument(readDocument(document));

describe('a document that is being written', () => {
  it('a draft is written back unchanged, whatever its nodes and regions are called', () => {
    const name = fc.oneof(fc.constantFrom('a', 'a/b', 'a/b/main', 'main', '~1', 'a~1b', '/', '', '__proto__', 'constructor'), fc.string());
    const ids = fc.array(name, { maxLength: 3 });
    const node = fc.record(
      { kind: fc.string(), props: fc.jsonValue(), regions: fc.dictionary(name, ids, { minKeys: 1, maxKeys: 3 }) },
      { requiredKeys: ['kind'] },
    );
    const document = fc.record(
      { surface: fc.constant('home'), title: fc.string(), nodes: fc.dictionary(name, node, { maxKeys: 5 }), order: ids },
      { requiredKeys: ['surface', 'nodes', 'order'] },
    );
    fc.assert(
      fc.property(document, (written) => {
        const plain = JSON.parse(JSON.stringify(written)) as typeof written;
        expect(JSON.parse(JSON.stringify(again(plain)))).toEqual(plain);
      }),
    );
  });

  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'home'],
    ['a list', [{ nodes: {} }]],
    ['nodes that are a list', { nodes: [{ kind: 'A' }], order: ['0'] }],
    ['an order that is an object', { order: { length: 1, 0: 'a' } }],
  ])('a malformed draft is read as empty: %s', (_name, document) => {
    const read = readDocument(document);
    expect([titleOf(read), [...read.nodes]]).toEqual([null, []]);
  });

  it('a malformed node is marked as broken, and only text ids are read', () => {
    const { nodes, lists } = readDocument({
      title: 7,
      nodes: { a: 5, b: { kind: 'B', regions: { main: [1, 'a', null], side: 'a' } } },
      order: ['b', {}],
    });
    expect([...nodes]).toEqual([
      ['a', { broken: 5 }],
      ['b', { kind: 'B' }],
    ]);
    expect([...lists.values()]).toEqual([['b'], ['a'], []]);
  });

  it('a node mentioned twice is at its first place', () => {
    const raw = readDocument({ nodes: { box: { regions: { main: ['a', 'b'] } } }, order: ['box', 'a', 'a'] });
    expect([...placesOf(raw)]).toEqual([
      ['box', { list: 'main', index: 0 }],
      ['a', { list: 'main', index: 1 }],
      ['b', { list: 'box/main', index: 1 }],
    ]);
  });

  it('removing nodes removes them and their lists', () => {
    const read = readDocument({
      surface: 'home',
      nodes: { box: { regions: { left: ['in', 'a'], right: ['gone'] } }, in: { regions: { main: ['deep'] } }, deep: {}, a: {}, b: {} },
      order: ['box', 'b', 'in'],
    });
    const left = without(read, new Set(subtreeOf(read, 'in')));
    expect([...left.nodes.keys()]).toEqual(['box', 'a', 'b']);
    expect([...left.lists]).toEqual([
      ['main', ['box', 'b']],
      ['box/left', ['a']],
      ['box/right', ['gone']],
    ]);
    expect(left.lists.get('box/right')).toBe(read.lists.get('box/right'));
    expect(left.rest).toBe(read.rest);
    expect(without(read, new Set()).lists).toEqual(read.lists);
  });

  it('removing a node without a name keeps the top list', () => {
    const read = readDocument({ nodes: { '': { regions: { main: ['a'] } }, a: {} }, order: ['', 'a'] });
    expect([...without(read, new Set([''])).lists]).toEqual([['main', ['a']]]);
  });
});
