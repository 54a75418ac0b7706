import { readDocument, writeDocument } from '#src/shared/layouts/draft/document.ts';
import { mergeDrafts } from '#src/shared/layouts/draft/merge.ts';

export type Merged = { readonly document: object; readonly conflicts: readonly string[] };

export function mergeDocuments(surface: string, base: unknown, mine: unknown, theirs: unknown): Merged {
  const { document, conflicts } = mergeDrafts(readDocument(base), readDocument(mine), readDocument(theirs));
  return { document: { ...writeDocument(document), surface }, conflicts };
}
