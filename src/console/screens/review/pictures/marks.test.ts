import { describe, expect, it } from 'vitest';
import type { NodeChange } from '#src/shared/console/review.ts';
import { readDocument } from '#src/shared/layouts/draft/document.ts';
import { boxesOf, marksOf } from './marks.ts';

const node = (id: string, regions?: Readonly<Record<string, readonly string[]>>) => ({
  id,
  kind: 'K',
  props: {},
  ...(regions ? { regions } : {}),
});
const documentOf = (order: readonly string[], ...nodes: readonly ReturnType<typeof node>[]) => ({
  order,
  nodes: Object.fromEntries(nodes.map((each) => [each.id, each])),
});
const change = (what: 'added' | 'removed' | 'edited', id: string): NodeChange => ({ change: what, id, kind: 'K', words: id, fields: [] });
const moved = (id: string): NodeChange => ({ change: 'moved', id, kind: 'K', words: id, from: 'main', to: 'main' });

describe('what is outlined in the pictures of a review', () => {
  const before = documentOf(['gone', 'rail', 'old'], node('gone', { left: ['inGone'] }), node('inGone'), node('rail'), node('old'));
  const after = documentOf(['old', 'rail', 'new'], node('new', { left: ['inNew'] }), node('inNew'), node('rail'), node('old'));
  const diff = {
    title: null,
    nodes: [
      change('removed', 'gone'),
      change('removed', 'inGone'),
      change('added', 'new'),
      change('added', 'inNew'),
      moved('old'),
      change('edited', 'old'),
      change('edited', 'rail'),
    ],
  };
  const told = (side: 'before' | 'after') =>
    marksOf(diff, side === 'before' ? before : after, side).map(({ nodeId, words, what }) => [nodeId, words, what]);

  it('each picture outlines what it contains, and says what becomes of it', () => {
    expect(told('before')).toEqual([
      ['gone', 'removed', 'removed'],
      ['old', 'moved, changed', 'edited'],
      ['rail', 'changed', 'edited'],
    ]);
    expect(told('after')).toEqual([
      ['new', 'added', 'added'],
      ['old', 'moved, changed', 'edited'],
      ['rail', 'changed', 'edited'],
    ]);
  });

  it('a part added to a container that stays is outlined itself, or as that container', () => {
    const document = documentOf(['tabs'], node('tabs', { first: ['part'] }), node('part'));
    expect(marksOf({ title: null, nodes: [change('added', 'part')] }, document, 'after')).toEqual([
      { nodeId: 'part', boxes: ['part', 'tabs'], what: 'added', words: 'added' },
    ]);
  });

  it.each([
    ['nothing', null, ['a']],
    ['a part without a place', documentOf([], node('a')), ['a']],
    ['a circle', documentOf([], node('a', { in: ['b'] }), node('b', { in: ['a'] })), ['a', 'b']],
  ])('the containers of a part end in %s', (_, document, boxes) => expect(boxesOf(readDocument(document), 'a')).toEqual(boxes));
});
