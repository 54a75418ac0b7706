import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Members = Readonly<Record<string, readonly string[]>>;

const SOURCE = /\/src\/gql\/possibleTypes\.ts$/;

/** Shrinks Apollo's table of possible types by omitting unions without type conditions. */
export function leanTypes(): Plugin {
  return {
    name: 'linemaker:lean-types',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!SOURCE.test(id)) return null;
      const documents = readFileSync(id.replace(SOURCE, '/src/gql/graphql.ts'), 'utf8');
      const folder = id.replace(/\w+\.ts$/, 'documents/');
      return { code: typesModule(membersIn(readFileSync(id, 'utf8')), documents, folder), moduleSideEffects: false };
    },
  };
}

/** Returns the members of each union. Throws if the generated file has an unexpected form. */
export function membersIn(source: string): Members {
  const [, json] = /const result: \w+ = (\{[^;]+\});/.exec(source) ?? [];
  if (json === undefined) throw new Error('src/gql/possibleTypes.ts has no result: run npm run codegen');
  return (JSON.parse(json) as { readonly possibleTypes: Members }).possibleTypes;
}

export function typesModule(members: Members, documents: string, folder: string): string {
  const fragments = [...documents.matchAll(/part\("(\w+)","(\w+)","([^"]*)"/g)];
  const conditions = new Set([
    ...fragments.map(([, , type = '']) => type),
    ...[...documents.matchAll(/\?(\w+)\{/g)].map(([, type = '']) => type),
  ]);
  const imports: string[] = [];
  const entries = Object.entries(members)
    .filter(([type]) => conditions.has(type))
    .map(([type, names]) => {
      const family = fragments.find(([, , on, text = '']) => on === type && isSame(conditionsIn(text), names))?.[1];
      if (family === undefined) return `${type}: '${names.join(' ')}'.split(' ')`;
      imports.push(`import { ${family}Part } from '${folder}${family}Part.ts';\n`);
      return `${type}: membersOf(${family}Part)`;
    });
  return `${imports.join('')}const membersOf = ({ selectionSet }) => selectionSet.selections.flatMap(({ typeCondition }) => typeCondition?.name.value ?? []);
const result = { possibleTypes: { ${entries.join(', ')} } };
export { result as default };
`;
}

function conditionsIn(text: string): readonly string[] {
  let depth = 0;
  return (text.match(/[^ {}]+|[{}]/g) ?? []).flatMap((word) => {
    depth += word === '{' ? 1 : word === '}' ? -1 : 0;
    if (depth > 0) return [];
    if (word.startsWith('+')) return [`${word.slice(1)}Shelf`];
    return word.startsWith('?') ? [word.slice(1)] : [];
  });
}

const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((name) => right.includes(name));
