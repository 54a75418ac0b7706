// @ts-check
/**
 * Plugin of graphql-codegen: documents that share fragments. The standard plugin repeats them: 630 KB of source out of 40 KB. JavaScript,
 * because graphql-codegen loads plugins without a compiler.
 */
import { Kind, print, visit } from 'graphql';

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

/** Operations and fragments are emitted as text, a fourth of the size of calls, and parsed at start-up; other parts follow as `@0`, `@1`, …. */
const SHAPES = `
type Node = object;
const name = (value: string) => ({ kind: 'Name', value });
const set = (selections: readonly Node[]) => ({ kind: 'SelectionSet', selections });
const typed = (type: string) => ({ kind: 'NamedType', name: name(type) });
const variable = (value: string) => ({ kind: 'Variable', name: name(value) });
/** \`[ID!]!\` as GraphQL writes it. */
const typeOf = (text: string): Node =>
  text.endsWith('!') ? { kind: 'NonNullType', type: typeOf(text.slice(0, -1)) }
  : text.startsWith('[') ? { kind: 'ListType', type: typeOf(text.slice(1, -1)) }
  : typed(text);
/** \`size=$size\`, \`$size\` for short, or \`size=text\`. */
const argument = (text: string) => {
  const [key = '', value = key] = text.split('=');
  return { kind: 'Argument', name: name(key.replace('$', '')), value: value.startsWith('$') ? variable(value.slice(1)) : { kind: 'StringValue', value } };
};
const field = (text: string, nested: readonly Node[] | undefined) => {
  const [head = '', args] = text.split(/[()]/);
  const [value = '', alias] = head.split(':').reverse();
  return { kind: 'Field', ...(alias && { alias: name(alias) }), name: name(value), ...(args && { arguments: args.split(',').map(argument) }), ...(nested && { selectionSet: set(nested) }) };
};
const spread = (text: string) => {
  const value = text.replace('!', '');
  return { kind: 'FragmentSpread', name: name(value), ...(value !== text && { directives: [{ kind: 'Directive', name: name('unmask') }] }) };
};
const condition = (type: string, nested: readonly Node[]) => ({ kind: 'InlineFragment', typeCondition: typed(type), selectionSet: set(nested) });
/** Fields by name; \`~Name\` is a fragment, \`~Name!\` one read without its mask, \`?Type{}\` a condition, \`+Name\` short for \`?NameShelf{id ~Name}\`. */
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
        : sign === '?' ? condition(rest, nested ?? [])
        : sign === '+' ? condition(rest + 'Shelf', [field('id', undefined), spread(rest)])
        : field(word, nested),
      );
    }
    return all;
  };
  return read();
};
const part = (value: string, type: string, text: string, beside?: readonly Node[]) => ({ kind: 'FragmentDefinition', name: name(value), typeCondition: typed(type), selectionSet: set(q(text, beside)) });
const shelf = (value: string, text: string, beside?: readonly Node[]) => part(value, value + 'Shelf', text, beside);
/** Variables by name and type; a whole number after \`=\` stands where none is given. */
const op = (operation: string, value: string, variables: string, text: string, beside?: readonly Node[]) => ({
  kind: 'OperationDefinition',
  operation,
  name: name(value),
  variableDefinitions: variables.split(' ').filter(Boolean).map((word) => {
    const [id = '', type = '', preset] = word.split(/[:=]/);
    return { kind: 'VariableDefinition', variable: variable(id), type: typeOf(type), ...(preset && { defaultValue: { kind: 'IntValue', value: preset } }) };
  }),
  selectionSet: set(q(text, beside)),
});`;

const PURE = '/*#__PURE__*/';

/** @param {any} node @returns {string} */
function literal(node) {
  if (Array.isArray(node)) return `[${node.map(literal).join(',')}]`;
  if (typeof node !== 'object' || node === null) return JSON.stringify(node);
  if (node.kind === Kind.FRAGMENT_DEFINITION && !node.directives?.length) return fragmentLiteral(node);
  const variables = node.kind === Kind.OPERATION_DEFINITION ? variablesOf(node) : null;
  if (variables !== null)
    return `${PURE}op(${JSON.stringify(node.operation)},${JSON.stringify(node.name.value)},${JSON.stringify(variables)},${wordsOf(node.selectionSet)})`;
  if (node.kind === Kind.SELECTION_SET) return `${PURE}set(${PURE}q(${wordsOf(node)}))`;
  const members = Object.entries(node).filter(
    ([key, value]) => key !== 'loc' && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return `{${members.map(([key, value]) => `${key}:${literal(value)}`).join(',')}}`;
}

/** @param {Fragment} fragment */
function fragmentLiteral({ name: { value }, typeCondition, selectionSet }) {
  const type = typeCondition.name.value;
  const head = type === `${value}Shelf` ? `shelf(${JSON.stringify(value)}` : `part(${JSON.stringify(value)},${JSON.stringify(type)}`;
  return `${PURE}${head},${wordsOf(selectionSet)})`;
}

/**
 * Null if the notation cannot express the operation's head.
 * @param {Operation} operation @returns {string | null}
 */
function variablesOf({ directives, variableDefinitions = [] }) {
  if (directives?.length) return null;
  const words = variableDefinitions.map(({ variable, type, defaultValue, directives: own }) => {
    if (own?.length || (defaultValue && defaultValue.kind !== Kind.INT)) return null;
    return `${variable.name.value}:${print(type)}${defaultValue ? `=${defaultValue.value}` : ''}`;
  });
  return words.includes(null) ? null : words.join(' ');
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
 * Null if the notation cannot express the selection. @param {import('graphql').SelectionNode} node @param {string[]} beside @returns
 * {string | null}
 */
function wordOf(node, beside) {
  const directives = node.directives ?? [];
  if (node.kind === Kind.FRAGMENT_SPREAD) {
    if (directives.length === 1 && directives[0]?.name.value === 'unmask') return `~${node.name.value}!`;
    return directives.length === 0 ? `~${node.name.value}` : null;
  }
  if (directives.length > 0) return null;
  return node.kind === Kind.FIELD ? fieldWord(node, beside) : conditionWord(node, beside);
}

/**
 * Null if the notation cannot express the fragment. @param {import('graphql').InlineFragmentNode} node @param {string[]} beside @returns
 * {string | null}
 */
function conditionWord({ typeCondition, selectionSet }, beside) {
  if (!typeCondition) return null;
  const inner = textOf(selectionSet, beside);
  const [, kind = ''] = /^(\w+)Shelf$/.exec(typeCondition.name.value) ?? [];
  return kind !== '' && inner === `id ~${kind}` ? `+${kind}` : `?${typeCondition.name.value}{${inner}}`;
}

/**
 * Null if the notation cannot express the field. @param {import('graphql').FieldNode} node @param {string[]} beside @returns {string |
 * null}
 */
function fieldWord(node, beside) {
  const given = (node.arguments ?? []).map(argumentOf);
  if (given.includes(null)) return null;
  const args = given.length > 0 ? `(${given.join(',')})` : '';
  const word = `${node.alias ? `${node.alias.value}:` : ''}${node.name.value}${args}`;
  return node.selectionSet ? `${word}{${textOf(node.selectionSet, beside)}}` : word;
}

/** Null if the notation cannot express the argument. @param {import('graphql').ArgumentNode} node @returns {string | null} */
function argumentOf({ name: { value: key }, value }) {
  if (value.kind === Kind.VARIABLE) return value.name.value === key ? `$${key}` : `${key}=$${value.name.value}`;
  return value.kind === Kind.STRING && /^[\w-]+$/.test(value.value) ? `${key}=${value.value}` : null;
}
