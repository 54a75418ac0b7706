import { describe, expect, it } from 'vitest';
import type { ListedKind } from '#src/shared/console/composing.ts';
import { readDocument, writeDocument } from '#src/shared/layouts/draft/document.ts';
import { copiedPart, copyPart } from './clipboard.ts';
import { apply } from './commands.ts';

function memory() {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}
const node = (id: string, regions?: object, kind = 'TabsShelf') => ({
  id,
  kind,
  props: { title: `The ${id}` },
  ...(regions ? { regions } : {}),
});
const from = readDocument({
  order: ['tabs', 'other'],
  nodes: { tabs: node('tabs', { first: ['links'] }), links: node('links'), other: node('other') },
});
const into = readDocument({ order: ['links'], nodes: { links: node('links') } });
const kindsOf = (...kinds: readonly string[]) =>
  new Map(kinds.map((kind) => [kind, { kind, isAllowed: kind === 'TabsShelf' } as ListedKind]));

describe('a part carried to another document', () => {
  it('takes all below it, keeps free ids and renames taken ones', () => {
    const store = memory();
    expect(copyPart(store, from, 'tabs')).toBe('The tabs copied. Paste it into any document.');
    const clip = copiedPart(store, kindsOf('TabsShelf'));
    if (typeof clip === 'string') throw new Error(clip);
    const pasted = apply(into, { type: 'paste', clip, to: { list: 'main', index: 1 } });
    if ('refusal' in pasted) throw new Error(pasted.refusal);
    expect(writeDocument(pasted.document)).toEqual({
      order: ['links', 'tabs'],
      nodes: { links: node('links'), tabs: node('tabs', { first: ['links-2'] }), 'links-2': { ...node('links'), id: 'links-2' } },
    });
    expect(pasted.select).toBe('tabs');
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a part that is not there', '{"order":["a"],"nodes":{}}'],
  ])('a store with %s has no part to paste', (_, text) => {
    expect(copiedPart({ ...memory(), getItem: () => text }, kindsOf())).toBe('Copy a part first.');
  });

  it('a kind that the document may not have is refused as a whole, by name', () => {
    const store = memory();
    copyPart(store, readDocument({ order: ['a'], nodes: { a: node('a', { in: ['b'] }), b: node('b', undefined, 'CustomDialog') } }), 'a');
    expect(copiedPart(store, kindsOf('TabsShelf', 'CustomDialog'))).toBe('Custom can’t be used in this document, so nothing was pasted.');
  });

  it('copying says if no part is selected or the browser has no room', () => {
    expect([copyPart(memory(), from, null), copyPart(memory(), from, 'gone')]).toEqual(['Select a part first.', 'Select a part first.']);
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error('quota');
      },
    };
    expect(copyPart(full, from, 'tabs')).toBe('This part is too large to be copied.');
  });

  it('a part is not pasted deeper than parts may be nested, nor where nothing is', () => {
    const clip = readDocument({
      order: ['a'],
      nodes: {
        a: node('a', { in: ['b'] }),
        b: node('b', { in: ['c'] }),
        c: node('c', { in: ['d'] }),
        d: node('d', { in: ['e'] }),
        e: node('e', { in: ['f'] }),
        f: node('f'),
      },
    });
    expect(apply(from, { type: 'paste', clip, to: { list: 'tabs/first', index: 0 } })).toEqual({ refusal: 'too-deep' });
    expect(apply(from, { type: 'paste', clip, to: { list: 'gone/first', index: 0 } })).toEqual({ refusal: 'no-such-list' });
  });
});
