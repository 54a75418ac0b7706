import { describe, expect, it } from 'vitest';
import { limits } from '#src/shared/layouts/draft/limits.ts';
import { assertKept } from './kept.ts';

const nested = (depth: number): object => {
  let inner: object = {};
  for (let at = 0; at < depth; at += 1) inner = at % 2 === 0 ? { inner } : [inner];
  return inner;
};
const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `n${at}`);
const said = (document: object): string | null => {
  try {
    assertKept(document);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a draft in the editor', () => {
  it.each([
    ['nothing at all', {}],
    ['what is no document yet', { nodes: 7, order: 'later' }],
    ['as deep as it goes', nested(limits.nesting)],
    ['the top at its limit', { order: ids(limits.nodes), nodes: {} }],
    ['a region at its limit', { order: ['a'], nodes: { a: { regions: { side: ids(limits.list) } } } }],
    ['many lists at their limit', { nodes: Object.fromEntries(ids(20).map((id) => [id, { regions: { main: ids(limits.list) } }])) }],
  ])('the console keeps a draft that holds %s', (_, document) => {
    expect(said(document)).toBeNull();
  });

  it.each([
    ['one level more', nested(limits.nesting + 1), 'The document is nested deeper than 64.'],
    ['levels without end', nested(200_000), 'The document is nested deeper than 64.'],
    ['too much text', { title: 'x'.repeat(limits.size) }, 'The document is larger than 262144 characters.'],
    ['the top over its limit', { order: ids(limits.nodes + 1) }, 'The document has more than 600 ids in main.'],
    [
      'a region over its own',
      { nodes: { a: { regions: { main: ids(limits.list + 1) } } } },
      'The document has more than 100 ids in a/main.',
    ],
    ['one in a region', { nodes: { a: { regions: { side: ids(30_000) } } } }, 'The document has more than 100 ids in a/side.'],
  ])('the console refuses to keep a draft: %s', (_, document, message) => {
    expect(said(document)).toBe(message);
  });
});
