import type { DefinitionNode, DirectiveNode, DocumentNode, FieldNode, SelectionNode } from 'graphql';

// Replaces Apollo's document transforms (scripts/build/leanLibraries.ts), which took a phone 25 ms. `@unmask` is the only client directive.

type Rewritten = (selections: readonly SelectionNode[], within: DefinitionNode | SelectionNode) => readonly SelectionNode[];

function rewriter(rewritten: Rewritten): (document: DocumentNode) => DocumentNode {
  const known = new WeakMap<DefinitionNode, DefinitionNode>();
  const anew = <N extends DefinitionNode | SelectionNode>(node: N): N => {
    if (!('selectionSet' in node) || node.selectionSet === undefined) return node;
    const { selectionSet } = node;
    return { ...node, selectionSet: { ...selectionSet, selections: rewritten(selectionSet.selections.map(anew), node) } };
  };
  const once = (definition: DefinitionNode): DefinitionNode => {
    const made = known.get(definition) ?? anew(definition);
    known.set(definition, made);
    return made;
  };
  return (document) => ({ ...document, definitions: document.definitions.map(once) });
}

const isMeta = (selection: SelectionNode): boolean => selection.kind === 'Field' && selection.name.value.startsWith('__');
const isUnmasked = ({ directives = [] }: SelectionNode): boolean => directives.some(({ name }) => name.value === 'unmask');

/** Adds the given `__typename` node, because Apollo recognizes it by object identity. */
export const typenamesAdded = (typename: FieldNode): ((document: DocumentNode) => DocumentNode) =>
  rewriter((selections, { kind }) => (kind === 'OperationDefinition' || selections.some(isMeta) ? selections : [...selections, typename]));

export const asSent = rewriter((selections) =>
  selections.map((selection) =>
    isUnmasked(selection)
      ? { ...selection, directives: selection.directives?.filter(({ name }) => name.value !== 'unmask') ?? [] }
      : selection,
  ),
);

export const unmaskedPart = rewriter((selections) =>
  selections.filter((selection) => selection.kind !== 'FragmentSpread' || isUnmasked(selection)),
);

const UNWATCHED = { kind: 'Directive', name: { kind: 'Name', value: 'nonreactive' } } as DirectiveNode;

/** Makes masked fragments nonreactive, because components watch their fragments themselves. */
export const unwatchedParts = rewriter((selections) =>
  selections.map((selection) =>
    selection.kind !== 'FragmentSpread' || isUnmasked(selection)
      ? selection
      : { ...selection, directives: [...(selection.directives ?? []), UNWATCHED] },
  ),
);
