// @ts-check
/**
 * A plugin of graphql-codegen: typed documents whose fragments are defined once and shared. The usual plugin writes every fragment out again in each document that
 * spreads it, which made 630 KB of source, to be parsed before the first page, out of 40 KB of fragments.
 *
 * JavaScript, because the command line of graphql-codegen loads plugins without a compiler.
 */
import { Kind, visit } from 'graphql';

/** @typedef {import('graphql').FragmentDefinitionNode} Fragment */
/** @typedef {import('graphql').OperationDefinitionNode} Operation */

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export const plugin = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  /** @type {Map<string, Fragment>} */
  const fragments = new Map();
  for (const definition of definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

  const parts = [...fragments].map(([name, fragment]) => `const ${partOf(name)} = ${literal(fragment)};`);
  const fragmentDocuments = [...fragments.values()].map((fragment) => fragmentDocument(fragment, fragments));
  const operationDocuments = operations.map((operation) => operationDocument(operation, fragments));
  return {
    prepend: ["import type { TypedDocumentNode as DocumentNode } from '@apollo/client';"],
    content: [SHAPES, ...parts, ...fragmentDocuments, ...operationDocuments].join('\n'),
  };
};

/** @param {Fragment} fragment @param {ReadonlyMap<string, Fragment>} fragments */
function fragmentDocument(fragment, fragments) {
  const name = fragment.name.value;
  const list = [name, ...spreadBy(fragment, fragments)].map(partOf).join(', ');
  return `export const ${name}FragmentDoc = { kind: 'Document', definitions: [${list}] } as unknown as DocumentNode<${name}Fragment, unknown>;`;
}

/** @param {Operation} operation @param {ReadonlyMap<string, Fragment>} fragments */
function operationDocument(operation, fragments) {
  const name = operation.name?.value ?? '';
  if (name === '') throw new Error('Every operation has a name: the server knows it by its hash and its name.');
  const type = `${name}${operation.operation[0]?.toUpperCase()}${operation.operation.slice(1)}`;
  const list = [literal(operation), ...spreadBy(operation, fragments).map(partOf)].join(', ');
  return `export const ${name}Document = { kind: 'Document', definitions: [${list}] } as unknown as DocumentNode<${type}, ${type}Variables>;`;
}

/** @param {string} name */
const partOf = (name) => `${name}Part`;

/** Names of the fragments a definition needs, directly and through others, each once.
 * @param {Fragment | Operation} root @param {ReadonlyMap<string, Fragment>} fragments @returns {string[]} */
function spreadBy(root, fragments) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {Fragment | Operation} definition */
  const collect = (definition) => {
    visit(definition, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value);
        if (!fragment) throw new Error(`No fragment is called ${value}, which ${definition.name?.value ?? ''} spreads.`);
        if (names.has(value)) return;
        names.add(value);
        collect(fragment);
      },
    });
  };
  collect(root);
  return [...names];
}

/** Shapes that come a thousand times are written as calls, which are a quarter of the size; the compiler of the bundle drops those of unused documents. */
const SHAPES = `
type Node = object;
const name = (value: string) => ({ kind: 'Name', value });
const set = (selections: readonly Node[]) => ({ kind: 'SelectionSet', selections });
/** A field without arguments and directives. */
const f = (value: string, selections?: readonly Node[]) => ({ kind: 'Field', name: name(value), ...(selections && { selectionSet: set(selections) }) });
/** A fragment, read through the mask where \`isUnmasked\`. */
const s = (value: string, isUnmasked?: 1) => ({ kind: 'FragmentSpread', name: name(value), ...(isUnmasked && { directives: [{ kind: 'Directive', name: name('unmask') }] }) });
const on = (type: string, selections: readonly Node[]) => ({ kind: 'InlineFragment', typeCondition: { kind: 'NamedType', name: name(type) }, selectionSet: set(selections) });
const part = (value: string, type: string, selections: readonly Node[]) => ({ kind: 'FragmentDefinition', name: name(value), typeCondition: { kind: 'NamedType', name: name(type) }, selectionSet: set(selections) });`;

const PURE = '/*#__PURE__*/';

/** A definition as source, without places and without empty lists. @param {any} node @returns {string} */
function literal(node) {
  if (Array.isArray(node)) return `[${node.map(literal).join(',')}]`;
  if (typeof node !== 'object' || node === null) return JSON.stringify(node);
  return call(node) ?? plainLiteral(node);
}

/** @param {any} node */
function plainLiteral(node) {
  const members = Object.entries(node).filter(
    ([key, value]) => key !== 'loc' && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return `{${members.map(([key, value]) => `${key}:${literal(value)}`).join(',')}}`;
}

/** The call that makes a node of a common shape; null for another. @param {any} node @returns {string | null} */
function call(node) {
  const value = JSON.stringify(node.name?.value);
  const directives = node.directives ?? [];
  if (node.kind === Kind.FRAGMENT_SPREAD) {
    const isUnmasked = directives.length === 1 && directives[0].name.value === 'unmask';
    return directives.length === 0 ? `${PURE}s(${value})` : isUnmasked ? `${PURE}s(${value},1)` : null;
  }
  if (directives.length > 0) return null;
  const selections = node.selectionSet ? literal(node.selectionSet.selections) : null;
  if (node.kind === Kind.FIELD && !node.alias && !node.arguments?.length)
    return `${PURE}f(${selections === null ? value : `${value},${selections}`})`;
  const type = JSON.stringify(node.typeCondition?.name.value);
  if (node.kind === Kind.INLINE_FRAGMENT && node.typeCondition) return `${PURE}on(${type},${selections})`;
  return node.kind === Kind.FRAGMENT_DEFINITION ? `${PURE}part(${value},${type},${selections})` : null;
}
