import { basename } from 'node:path';
import type { Family, Kind } from './sdl.ts';

export const NODE_FAMILIES = [
  'menuShelves',
  'pageShelves',
  'forms',
  'dialogs',
  'receiptLines',
  'casinoShelves',
] as const satisfies readonly Family[];

const FILE = new RegExp(`^server/kinds/(?:${NODE_FAMILIES.join('|')})/(?:\\w+/)?[A-Z]\\w*\\.ts$`);

/** Generates a map of all kinds. A missing, surplus or misplaced file then fails to compile. Throws if two files have the same kind. */
export function kindList(kinds: readonly Kind[], paths: readonly string[]): string {
  const files = new Map<string, string>();
  for (const path of paths.filter((each) => FILE.test(each))) {
    const type = basename(path, '.ts');
    const other = files.get(type);
    if (other !== undefined) throw new Error(`${type} has two files: ${other} and ${path}`);
    files.set(type, path);
  }
  const known = NODE_FAMILIES.flatMap((family) => kinds.filter((kind) => kind.family === family).map(({ type }) => type));
  const listed = [...known.filter((type) => files.has(type)), ...[...files.keys()].filter((type) => !known.includes(type))];
  return `// Written by \`npm run codegen\` from the files of server/kinds/<family>; do not edit.
import type { Kind } from '../define.ts';
import type { KindName } from '../nodeParents.ts';
${listed.map((type) => `import { ${type} } from '${(files.get(type) ?? '').replace('server/kinds', '..')}';`).join('\n')}

export const kinds: { readonly [K in KindName]: Kind<K> } = {
${listed.map((type) => `  ${type},`).join('\n')}
};
`;
}
