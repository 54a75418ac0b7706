import { type DraftDocument, listKey, parentOf, type Place, placesOf } from '#src/shared/layouts/draft/document.ts';
import { declaredRegions, type Line, NOWHERE } from '../model/outline.ts';

export type Step = 'up' | 'down' | 'in' | 'out';

/** Returns the node's place after a step; null if the step is impossible. The index is counted without the node. */
export function moveOf(document: DraftDocument, { id, list, index }: Pick<Line, 'id' | 'list' | 'index'>, step: Step): Place | null {
  if (list === NOWHERE) return { list: 'main', index: document.lists.get('main')?.length ?? 0 };
  const ids = document.lists.get(list) ?? [];
  switch (step) {
    case 'up':
      return index > 0 ? { list, index: index - 1 } : beside(document, list, -1);
    case 'down':
      return index < ids.length - 1 ? { list, index: index + 1 } : beside(document, list, 1);
    case 'out': {
      const parent = parentOf(list);
      const place = parent === null ? undefined : placesOf(document).get(parent);
      return place ? { list: place.list, index: place.index + 1 } : null;
    }
    case 'in': {
      const before = ids[index - 1];
      const into = before === undefined ? undefined : regionsOf(document, before).at(-1);
      return into === undefined ? null : { list: into, index: (document.lists.get(into) ?? []).filter((each) => each !== id).length };
    }
  }
}

function beside(document: DraftDocument, list: string, by: 1 | -1): Place | null {
  const parent = parentOf(list);
  const regions = parent === null ? [] : regionsOf(document, parent);
  const next = regions[regions.indexOf(list) + by];
  return next === undefined ? null : { list: next, index: by === 1 ? 0 : (document.lists.get(next)?.length ?? 0) };
}

export const regionsOf = (document: DraftDocument, id: string): readonly string[] => {
  const begun = [...document.lists.keys()].filter((key) => parentOf(key) === id);
  const declared = declaredRegions(document.nodes.get(id) ?? {}).map((region) => listKey(id, region));
  return [...new Set([...declared, ...begun])];
};

/** Place to which a drop moves a node. `inside` means the end of the node's first region. */
export function dropOf(
  document: DraftDocument,
  moved: string,
  over: Pick<Line, 'id' | 'list' | 'index'>,
  side: 'before' | 'after' | 'inside',
): Place | null {
  if (moved === over.id || over.list === NOWHERE) return null;
  if (side === 'inside') {
    const into = regionsOf(document, over.id)[0];
    return into === undefined ? null : { list: into, index: (document.lists.get(into) ?? []).filter((each) => each !== moved).length };
  }
  const without = (document.lists.get(over.list) ?? []).filter((each) => each !== moved);
  const at = without.indexOf(over.id);
  return at < 0 ? null : { list: over.list, index: side === 'before' ? at : at + 1 };
}
