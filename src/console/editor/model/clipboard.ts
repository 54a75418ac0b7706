import { type DraftDocument, readDocument, TOP, writeDocument } from '#src/shared/layouts/draft/document.ts';
import type { Vocabulary } from '../EditorContext.tsx';
import { clipOf } from './commands.ts';
import { kindOf, kindWords, nameOf } from './outline.ts';

const KEY = 'console.clip';
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Copies a part and its descendants to the clipboard that all documents in this browser share. Returns the text to show to the operator.
 */
export function copyPart(store: Store, document: DraftDocument, id: string | null): string {
  const node = id === null ? undefined : document.nodes.get(id);
  if (id === null || !node) return 'Select a part first.';
  try {
    store.setItem(KEY, JSON.stringify(writeDocument(clipOf(document, id))));
    return `${nameOf(id, node)} copied. Paste it into any document.`;
  } catch {
    return 'This part is too large to be copied.';
  }
}

/** Returns the copied part, or a text that says why it can’t be pasted here. */
export function copiedPart(store: Store, kinds: Vocabulary['kinds']): DraftDocument | string {
  const clip = readDocument(parsed(store.getItem(KEY)));
  const [root] = clip.lists.get(TOP) ?? [];
  if (root === undefined || !clip.nodes.has(root)) return 'Copy a part first.';
  const strange = [...clip.nodes.values()].map(kindOf).find((kind) => kinds.get(kind)?.isAllowed !== true);
  return strange === undefined ? clip : `${kindWords(strange)} can’t be used in this document, so nothing was pasted.`;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
