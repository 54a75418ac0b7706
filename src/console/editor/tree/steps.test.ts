import { describe, expect, it } from 'vitest';
import { linksNode, twoColumns } from '#tests/support/draftDocuments.ts';
import { readDocument } from '#src/shared/layouts/draft/document.ts';
import { outlineOf } from '../model/outline.ts';
import { matches } from './matches.ts';
import { dropOf, moveOf } from './steps.ts';

const document = twoColumns();
const lineOf = (id: string, of = document) => {
  const line = outlineOf(of, () => true).find((each) => each.id === id);
  if (!line) throw new Error(`no line ${id}`);
  return line;
};

describe('a step by key', () => {
  it.each([
    ['first', 'up', null],
    ['first', 'down', { list: 'main', index: 1 }],
    ['last', 'up', { list: 'main', index: 1 }],
    ['last', 'down', null],
    ['last', 'in', { list: 'columns/right', index: 1 }],
    ['first', 'in', null],
    ['columns', 'in', null],
    ['inner', 'out', { list: 'main', index: 2 }],
    ['first', 'out', null],
    ['inner', 'up', null],
    ['inner', 'down', { list: 'columns/right', index: 0 }],
    ['other', 'up', { list: 'columns/left', index: 1 }],
    ['other', 'down', null],
  ] as const)('the part %s moved by the step “%s” goes to %j', (id, step, to) => expect(moveOf(document, lineOf(id), step)).toEqual(to));

  it('a part can be moved one step right, into an empty region', () => {
    const props = { columns: [{ region: 'left' }] };
    const bare = readDocument({ nodes: { c: { id: 'c', kind: 'ColumnsShelf', props }, a: linksNode('a') }, order: ['c', 'a'] });
    expect(moveOf(bare, lineOf('a', bare), 'in')).toEqual({ list: 'c/left', index: 0 });
  });

  it('a step moves an unlisted part to the end of the page', () => {
    const lost = readDocument({ nodes: { a: linksNode('a'), b: linksNode('b') }, order: ['a'] });
    for (const step of ['up', 'in'] as const) expect(moveOf(lost, lineOf('b', lost), step)).toEqual({ list: 'main', index: 1 });
  });
});

describe('a part that is let go', () => {
  it.each([
    ['last', 'first', 'before', { list: 'main', index: 0 }],
    ['first', 'last', 'after', { list: 'main', index: 2 }],
    ['first', 'columns', 'inside', { list: 'columns/left', index: 1 }],
    ['inner', 'columns', 'inside', { list: 'columns/left', index: 0 }],
    ['first', 'other', 'before', { list: 'columns/right', index: 0 }],
    ['first', 'first', 'after', null],
    ['first', 'last', 'inside', null],
  ] as const)('part %s dropped on %s (%s) is at %j', (id, over, side, to) => expect(dropOf(document, id, lineOf(over), side)).toEqual(to));
});

describe('a search', () => {
  const line = lineOf('inner');
  it.each([
    ['inner', true],
    ['LINKS inner', true],
    ['quicklinks', true],
    ['live', true],
    ['inner nothing', false],
  ])('the part is found by %s: %s', (query, found) => expect(matches(line, query)).toBe(found));
});
