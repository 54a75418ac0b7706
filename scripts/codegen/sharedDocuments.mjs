// @ts-check
/**
 * Plugin of graphql-codegen: documents that share fragments. The standard plugin repeats them: 630 KB of source out of 40 KB. JavaScript,
 * because graphql-codegen loads plugins without a compiler.
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

/**
 * Throws for an unknown fragment.
 * @param {Fragment | Operation} root @param {ReadonlyMap<string, Fragment>} fragments @returns {string[]}
 */
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

/** Selections are emitted as text, a fourth of the size of calls, and parsed at start-up; other parts follow as `@0`, `@1`, …. */
const SHAPES = `
type Node = object;
const name = (value: string) => ({ kind: 'Name', value });
const set = (selections: readonly Node[]) => ({ kind: 'SelectionSet', selections });
const typed = (type: string) => ({ kind: 'NamedType', name: name(type) });
const field = (text: string, nested: readonly Node[] | undefined) => {
  const [value = '', alias] = text.split(':').reverse();
  return { kind: 'Field', ...(alias && { alias: name(alias) }), name: name(value), ...(nested && { selectionSet: set(nested) }) };
};
const spread = (text: string) => {
  const value = text.replace('!', '');
  return { kind: 'FragmentSpread', name: name(value), ...(value !== text && { directives: [{ kind: 'Directive', name: name('unmask') }] }) };
};
/** Fields by name; \`~Name\` is a fragment, \`~Name!\` one read without its mask, \`?Type{}\` a condition. */
const q = (text: string, beside: readonly Node[] = []): readonly Node[] => {
  const words = text.match(/[^ {}]+|[{}]/g) ?? [];
  let at = 0;
  const read = (): readonly Node[] => {
    const all: Node[] = [];
    for (let word = words[at++]; word && word !== '}'; word = words[at++]) {
      const nested = words[at] === '{' ? (at++, read()) : undefined;
      const rest = word.slice(1);
      const sign = word[0];
      all.push(
        sign === '@' ? (beside[Number(rest)] ?? {})
        : sign === '~' ? spread(rest)
        : sign === '?' ? { kind: 'InlineFragment', typeCondition: typed(rest), selectionSet: set(nested ?? []) }
        : field(word, nested),
      );
    }
    return all;
  };
  return read();
};
const part = (value: string, type: string, text: string, beside?: readonly Node[]) => ({ kind: 'FragmentDefinition', name: name(value), typeCondition: typed(type), selectionSet: set(q(text, beside)) });`;

const PURE = '/*#__PURE__*/';

/** @param {any} node @returns {string} */
function literal(node) {
  if (Array.isArray(node)) return `[${node.map(literal).join(',')}]`;
  if (typeof node !== 'object' || node === null) return JSON.stringify(node);
  if (node.kind === Kind.FRAGMENT_DEFINITION && !node.directives?.length)
    return `${PURE}part(${JSON.stringify(node.name.value)},${JSON.stringify(node.typeCondition.name.value)},${wordsOf(node.selectionSet)})`;
  if (node.kind === Kind.SELECTION_SET) return `${PURE}set(${PURE}q(${wordsOf(node)}))`;
  const members = Object.entries(node).filter(
    ([key, value]) => key !== 'loc' && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return `{${members.map(([key, value]) => `${key}:${literal(value)}`).join(',')}}`;
}

/** @param {import('graphql').SelectionSetNode} selectionSet */
function wordsOf(selectionSet) {
  /** @type {string[]} */
  const beside = [];
  const text = JSON.stringify(textOf(selectionSet, beside));
  return beside.length === 0 ? text : `${text},[${beside.join(',')}]`;
}

/** @param {import('graphql').SelectionSetNode} selectionSet @param {string[]} beside @returns {string} */
function textOf({ selections }, beside) {
  const words = selections.map((selection) => wordOf(selection, beside) ?? `@${beside.push(literal(selection)) - 1}`);
  return words.join(' ').replaceAll('} ', '}');
}

/**
 * Null if the notation cannot express it.
 * @param {import('graphql').SelectionNode} node @param {string[]} beside @returns {string | null}
 */
function wordOf(node, beside) {
  const directives = node.directives ?? [];
  if (node.kind === Kind.FRAGMENT_SPREAD) {
    if (directives.length === 1 && directives[0]?.name.value === 'unmask') return `~${node.name.value}!`;
    return directives.length === 0 ? `~${node.name.value}` : null;
  }
  if (directives.length > 0) return null;
  if (node.kind === Kind.INLINE_FRAGMENT)
    return node.typeCondition ? `?${node.typeCondition.name.value}{${textOf(node.selectionSet, beside)}}` : null;
  if (node.arguments?.length) return null;
  const word = node.alias ? `${node.alias.value}:${node.name.value}` : node.name.value;
  return node.selectionSet ? `${word}{${textOf(node.selectionSet, beside)}}` : word;
}
