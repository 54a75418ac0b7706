import type { DefinitionNode, DocumentNode, FieldNode, SelectionNode } from 'graphql';

// What the client does to each document before it is first asked. Its own ways walk through all of a document, every name and value of it, a dozen
// times: 25 ms of a phone's start for the layout of a page. Ours are made by codegen, and carry no directive of the client but `@unmask`; of a
// fragment that several of them share, the work is done once. The build puts these in place of the client's (scripts/build/leanLibraries.ts).

type Rewritten = (selections: readonly SelectionNode[], within: DefinitionNode | SelectionNode) => readonly SelectionNode[];

/** Every selection set of a document anew, the innermost first. */
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

/** With `typename` in every selection set but that of the operation, where it is not asked for already. The client knows the one it added by its object. */
export const typenamesAdded = (typename: FieldNode): ((document: DocumentNode) => DocumentNode) =>
  rewriter((selections, { kind }) => (kind === 'OperationDefinition' || selections.some(isMeta) ? selections : [...selections, typename]));

/** As the server gets it: without the directives that are for the client. */
export const asSent = rewriter((selections) =>
  selections.map((selection) =>
    isUnmasked(selection)
      ? { ...selection, directives: selection.directives?.filter(({ name }) => name.value !== 'unmask') ?? [] }
      : selection,
  ),
);

/** As one reads it who is shown only what is not masked. */
export const unmaskedPart = rewriter((selections) =>
  selections.filter((selection) => selection.kind !== 'FragmentSpread' || isUnmasked(selection)),
);
