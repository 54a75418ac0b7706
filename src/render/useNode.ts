import type { DocumentNode, FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

export class IncompleteNode extends Error {
  override readonly name = 'IncompleteNode';
}

const fragments = new WeakMap<object, DocumentNode>();

export const fragmentOf = (node: object): DocumentNode | undefined => fragments.get(node);

/** Throws `TypeError` if the document has no fragment. */
export function fragmentName(fragment: DocumentNode): string {
  const first = fragment.definitions.find((definition) => definition.kind === 'FragmentDefinition');
  if (!first) throw new TypeError('Not a document of fragments');
  return first.name.value;
}

/** Returns the data of a node. Throws `IncompleteNode` if fields are missing. */
export function useNode<T>(fragment: TypedDocumentNode<T>, node: FragmentType<T> & object): T {
  fragments.set(node, fragment);
  const result = useFragment({ fragment, fragmentName: fragmentName(fragment), from: node });
  if (!result.complete) throw new IncompleteNode(`Fields of ${fragmentName(fragment)} are missing`);
  return result.data as T;
}
