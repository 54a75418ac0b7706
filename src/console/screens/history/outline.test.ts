import { describe, expect, it } from 'vitest';
import { hashOf, publication } from '#tests/support/console/things.ts';
import { outlineOf } from './outline.ts';
import { shortHash, pastDocumentsOf, documentName } from './pastDocuments.ts';

describe('the outline of a document', () => {
  it('the outline lists nodes in screen order, children after their parent', () => {
    const document = {
      order: ['b', 'a', 'gone'],
      nodes: {
        a: { id: 'a', kind: 'TabsShelf', props: { title: 'Tabs' }, regions: { first: ['c'], second: ['d'] }, criticality: 'MANDATORY' },
        b: { id: 'b', kind: 'ImageShelf', label: 'Picture' },
        c: { id: 'c', kind: 'ImageShelf', regions: { main: ['e'] } },
        d: { id: 'd' },
        e: { id: 'e', kind: 'ImageShelf', props: { title: '' } },
        nowhere: { id: 'nowhere', kind: 'ImageShelf' },
      },
    };
    expect(outlineOf(document).map(({ id, title, kind, depth }) => [id, title, kind, depth])).toEqual([
      ['b', 'Picture', 'ImageShelf', 0],
      ['a', 'Tabs', 'TabsShelf', 0],
      ['c', 'c', 'ImageShelf', 1],
      ['e', 'e', 'ImageShelf', 2],
      ['d', 'd', 'unknown', 1],
    ]);
    expect(outlineOf(document).find(({ id }) => id === 'a')?.criticality).toBe('MANDATORY');
  });

  it('the outline adds the id to nodes with equal titles', () => {
    const named = (id: string, title: string) => [id, { id, kind: 'QuickLinksShelf', props: { title } }] as const;
    const nodes = Object.fromEntries([named('care-us', 'At your own pace'), named('care-ca', 'At your own pace'), named('links', 'Links')]);
    expect(outlineOf({ order: ['care-us', 'care-ca', 'links'], nodes }).map(({ title }) => title)).toEqual([
      'At your own pace (care-us)',
      'At your own pace (care-ca)',
      'Links',
    ]);
  });

  it('the outline of a document with a cycle is finite and lists each node once', () => {
    const document = { order: ['a'], nodes: { a: { regions: { main: ['b'] } }, b: { regions: { main: ['a', 'b'] } } } };
    expect(outlineOf(document).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it.each([
    null,
    'text',
    [],
    {},
    { nodes: {} },
    { nodes: [], order: ['a'] },
    { nodes: { a: 'text' }, order: ['a', 3, 'constructor'] },
    { nodes: {}, order: 'a' },
  ])('the outline of a malformed document is empty: %j', (document) => {
    expect(outlineOf(document)).toEqual([]);
  });
});

describe('past documents of a place', () => {
  const [a, b, c] = [hashOf('a'), hashOf('b'), hashOf('c')];

  it('past documents list each revision once, newest first, and the one before the first move', () => {
    const moves = [
      publication({ id: '3', hash: b, previous_hash: c }),
      publication({ id: '2', hash: c, previous_hash: b }),
      publication({ id: '1', hash: b, previous_hash: a }),
    ];
    expect(pastDocumentsOf(moves).map(({ hash, move }) => [hash, move?.id ?? null])).toEqual([
      [b, '3'],
      [c, '2'],
      [a, null],
    ]);
  });

  it('an empty place is a past document that can be restored', () => {
    expect(pastDocumentsOf([])).toEqual([]);
    const first = pastDocumentsOf([publication({ hash: a, previous_hash: null })]);
    expect(first.map(({ hash }) => hash)).toEqual([a, null]);
    expect(first.map(documentName)).toEqual(['aaaaaaaaaa', 'nothing']);
    const emptied = [publication({ id: '2', hash: null, previous_hash: a }), publication({ id: '1', hash: a, previous_hash: null })];
    expect(pastDocumentsOf(emptied).map(({ hash, move }) => [hash, move?.id])).toEqual([
      [null, '2'],
      [a, '1'],
    ]);
    expect(shortHash(a)).toBe('aaaaaaaaaa');
  });
});
