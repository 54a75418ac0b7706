import type { DocumentDiff, NodeChange } from '#src/shared/console/review.ts';
import { type DraftDocument, parentOf, placesOf, readDocument } from '#src/shared/layouts/draft/document.ts';
import type { ChangeMark } from '../../../editor/preview/messages.ts';

export type Side = 'before' | 'after';
/** Request to show a change. Each is a new object. `at` is the change's index. */
export type ShownChange = { readonly nodeId: string; readonly at: number };
type What = NodeChange['change'];

const SHOWN: { readonly [S in Side]: readonly What[] } = { before: ['removed', 'moved', 'edited'], after: ['added', 'moved', 'edited'] };
export const changeInWords: { readonly [W in What]: string } = { added: 'added', removed: 'removed', moved: 'moved', edited: 'changed' };

/** Lists what to outline in one picture. Omits parts inside an added or removed part. */
export function marksOf({ nodes }: DocumentDiff, document: unknown, side: Side): readonly ChangeMark[] {
  const read = readDocument(document);
  const changes = new Map<string, readonly What[]>();
  for (const { id, change } of nodes)
    if (SHOWN[side].includes(change) && read.nodes.has(id)) changes.set(id, [...(changes.get(id) ?? []), change]);
  const isWhole = (id: string): boolean => changes.get(id)?.some((what) => what === 'added' || what === 'removed') ?? false;
  return [...changes].flatMap(([nodeId, whats]) => {
    const boxes = boxesOf(read, nodeId);
    if (isWhole(nodeId) && boxes.slice(1).some(isWhole)) return [];
    return [
      {
        nodeId,
        boxes,
        what: whats.length > 1 ? 'edited' : (whats[0] ?? 'edited'),
        words: whats.map((what) => changeInWords[what]).join(', '),
      },
    ];
  });
}

/** Lists a node, then its containers, innermost first. */
export function boxesOf(document: DraftDocument, nodeId: string): readonly string[] {
  const places = placesOf(document);
  const boxes = new Set<string>();
  for (let at: string | null = nodeId; at !== null && !boxes.has(at); at = parentOf(places.get(at)?.list ?? 'main')) boxes.add(at);
  return [...boxes];
}
