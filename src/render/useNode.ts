import type { DocumentNode, FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

/** The cache lacks fields of a node: the answer was cut short or written by another build. */
export class IncompleteNode extends Error {
  override readonly name = 'IncompleteNode';
}

const fragments = new WeakMap<object, DocumentNode>();

/** The fragment a node was last read with, for watching the data of one that failed. */
export const fragmentOf = (node: object): DocumentNode | undefined => fragments.get(node);

/** Each document's own fragment stands first; those it spreads follow. */
export function fragmentName(fragment: DocumentNode): string {
  const first = fragment.definitions.find((definition) => definition.kind === 'FragmentDefinition');
  if (!first) throw new TypeError('Not a document of fragments');
  return first.name.value;
}

/** A node's data, once per shelf; re-renders when a field of its fragment changes. Throws `IncompleteNode` when fields are missing. */
export function useNode<T>(fragment: TypedDocumentNode<T>, node: FragmentType<T> & object): T {
  fragments.set(node, fragment);
  const result = useFragment({ fragment, fragmentName: fragmentName(fragment), from: node });
  if (!result.complete) throw new IncompleteNode(`Fields of ${fragmentName(fragment)} are missing`);
  return result.data as T;
}
