import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = /\/src\/gql\/(graphql|documentHashes)\.ts$/;
const PLACE = /\/src\/gql\/documents\/(\w+)\.ts$/;

export function splitDocuments(): Plugin {
  const modules = new Map<string, string>();
  return {
    name: 'linemaker:split-documents',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (PLACE.test(id) ? { id, moduleSideEffects: false } : null),
    load(id) {
      const [, asked] = SOURCE.exec(id) ?? [];
      if (asked !== undefined) {
        const folder = id.replace(/\w+\.ts$/, '');
        const read = (file: string): string => readFileSync(`${folder}${file}`, 'utf8');
        const { barrel, parts } = documentModules(read('graphql.ts'), `${folder}documents/`, hashesIn(read('documentHashes.ts')));
        for (const [name, code] of parts) modules.set(name, code);
        return {
          code: asked === 'graphql' ? barrel : `export { documentHashes } from '${folder}documents/hashes.ts';\n`,
          moduleSideEffects: false,
        };
      }
      const code = modules.get(PLACE.exec(id)?.[1] ?? '');
      return code === undefined ? null : { code, moduleSideEffects: false };
    },
  };
}

export const hashesIn = (source: string): ReadonlyMap<string, string> =>
  new Map([...source.matchAll(/^ {2}(\w+): '([0-9a-f]{64})',$/gm)].map(([, name = '', hash = '']) => [name, hash]));

/**
 * Splits the generated file into one module per document and an index. Operations register their hash. Throws if there are no documents.
 */
export function documentModules(
  source: string,
  folder: string,
  hashes: ReadonlyMap<string, string>,
): { readonly barrel: string; readonly parts: ReadonlyMap<string, string> } {
  const start = source.indexOf('type Node = object;');
  const first = source.search(/^const \w+Part = /m);
  if (start < 0 || first < start) throw new Error('src/gql/graphql.ts has no documents: run npm run codegen');
  const shapes = source.slice(start, first).replaceAll(/^const /gm, 'export const ');
  const shapeNames = [...shapes.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const statements = [...source.slice(first).matchAll(/^(export )?const (\w+) = (.*?)( as unknown as DocumentNode<.*>)?;$/gm)];
  const parts = new Map([
    ['shapes', shapes],
    ['hashes', 'export const documentHashes = {};\n'],
  ]);
  const declared = new Set(statements.map(([, , name]) => name));
  for (const [, , name = '', value = ''] of statements) {
    const needed = new Set([...value.matchAll(/\b\w+Part\b/g)].map(([part]) => part).filter((part) => declared.has(part)));
    const imports = [...needed].map((part) => `import { ${part} } from '${folder}${part}.ts';\n`).join('');
    const operation = name.replace(/Document$/, '');
    const hash = hashes.get(operation);
    const entry =
      hash === undefined || operation === name
        ? ''
        : `import { documentHashes } from '${folder}hashes.ts';\ndocumentHashes.${operation} = '${hash}';\n`;
    parts.set(name, `import { ${shapeNames.join(', ')} } from '${folder}shapes.ts';\n${imports}${entry}export const ${name} = ${value};\n`);
  }
  const exported = statements.filter(([, isExported]) => isExported !== undefined);
  return { barrel: exported.map(([, , name]) => `export { ${name} } from '${folder}${name}.ts';\n`).join(''), parts };
}
