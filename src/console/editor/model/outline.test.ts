import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linksNode, twoColumns, wreckage } from '#tests/support/draftDocuments.ts';
import { readDocument } from '#src/shared/layouts/draft/document.ts';
import { declaredRegions, faultWords, kindWords, listWords, nameOf, NOWHERE, outlineOf } from './outline.ts';

const everyKind = () => true;

it('the outline lists a page from top to bottom, with levels', () => {
  expect(outlineOf(twoColumns(), everyKind).map(({ id, level, list, fault }) => [id, level, list, fault])).toEqual([
    ['first', 1, 'main', null],
    ['columns', 1, 'main', null],
    ['inner', 2, 'columns/left', null],
    ['other', 2, 'columns/right', null],
    ['last', 1, 'main', null],
  ]);
});

it('the editor’s outline lists every node of any document, however broken, and no line twice', () => {
  fc.assert(
    fc.property(wreckage, (raw) => {
      const document = readDocument(raw);
      const lines = outlineOf(document, everyKind);
      expect(new Set(lines.map(({ id }) => id))).toEqual(new Set([...lines.map(({ id }) => id), ...document.nodes.keys()]));
      expect(new Set(lines.map(({ key }) => key)).size).toBeGreaterThanOrEqual(lines.filter(({ list }) => list !== NOWHERE).length);
    }),
  );
});

it('the outline names the fault of each line', () => {
  const document = readDocument({
    nodes: {
      fine: linksNode('fine'),
      strange: { ...linksNode('strange'), kind: 'FutureShelf' },
      bare: { id: 'bare', kind: 'QuickLinksShelf' },
      other: { ...linksNode('x') },
      none: 7,
      lost: linksNode('lost'),
      circle: { ...linksNode('circle'), regions: { main: ['circle'] } },
    },
    order: ['fine', 'fine', 'gone', 'strange', 'bare', 'other', 'none'],
  });
  const faults = outlineOf(document, (kind) => kind === 'QuickLinksShelf').map(({ id, fault }) => [id, fault]);
  expect(faults).toEqual([
    ['fine', null],
    ['fine', 'repeated'],
    ['gone', 'missing'],
    ['strange', 'unknown-kind'],
    ['bare', 'broken'],
    ['other', 'broken'],
    ['none', 'broken'],
    ['lost', 'unreached'],
    ['circle', 'unreached'],
    ['circle', 'repeated'],
  ]);
  for (const words of Object.values(faultWords)) expect(words).toMatch(/\.$/);
});

it('the outline knows the empty regions of tabs and columns', () => {
  const props = { tabs: [{ region: 'a' }, { region: 'b', deepLink: { kind: 'X' } }, { label: 'odd' }], other: 7 };
  expect(declaredRegions({ props })).toEqual(['a']);
  const document = readDocument({ nodes: { t: { id: 't', kind: 'T', props, regions: { old: [] } } }, order: ['t'] });
  expect(outlineOf(document, everyKind)[0]?.regions).toEqual(['t/a', 't/old']);
});

it('the outline is cached per document and set of kinds', () => {
  const document = twoColumns();
  const lines = outlineOf(document, everyKind);
  expect(outlineOf(document, everyKind)).toBe(lines);
  expect(outlineOf(document, () => false).map(({ fault }) => fault)).toEqual(lines.map(() => 'unknown-kind'));
  expect(outlineOf(twoColumns(), everyKind)).toEqual(lines);
});

it('nodes, kinds and places have readable names', () => {
  expect(nameOf('a', linksNode('a', 'My links'))).toBe('My links');
  expect(nameOf('a', { props: { title: ' ' }, label: 'Label' })).toBe('Label');
  expect(nameOf('a', null)).toBe('a');
  expect([kindWords('QuickLinksShelf'), kindWords('AppTourDialog'), kindWords(7)]).toEqual(['Quick links', 'App tour', 'Unreadable']);
  expect(listWords(twoColumns(), 'columns/left')).toBe('left of columns');
  expect(listWords(twoColumns(), 'main')).toBe('the page');
});

it('empty regions follow their line, marked if no view draws them', () => {
  const props = { columns: [{ region: 'left' }, { region: 'right' }] };
  const bare = readDocument({
    nodes: { c: { id: 'c', kind: 'ColumnsShelf', props, regions: { right: ['a'], old: [] } }, a: linksNode('a') },
    order: ['c'],
  });
  expect(outlineOf(bare, () => true).map(({ id, empty }) => [id, empty])).toEqual([
    ['c', [{ list: 'c/left', level: 2, isDrawn: true }]],
    ['a', [{ list: 'c/old', level: 2, isDrawn: false }]],
  ]);
});
