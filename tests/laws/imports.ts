import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { SourceFile } from './tree.ts';

export type Import = {
  readonly from: string;
  readonly specifier: string;
  /** Path from the repository's root for our files; `specifier` for packages. */
  readonly to: string;
  readonly kind: 'static' | 'type' | 'dynamic' | 'glob';
};

/** Returns every import of a module: imports, re-exports, `import()`, types of `import('…')`, Vite's globs. */
export function importsOf(file: SourceFile): readonly Import[] {
  const recorded = namedStatically(file);
  const lazy = new Set(recorded.flatMap(({ specifier, kind }) => (kind === 'dynamic' ? [specifier] : [])));
  const named = [...recorded, ...namedInText(file).filter(({ specifier }) => !lazy.has(specifier))];
  const unique = new Map(named.map(({ specifier, kind }) => [`${specifier}|${kind}`, { specifier, kind }]));
  return [...unique.values()].map(({ specifier, kind }) => ({ from: file.path, specifier, to: resolved(file.path, specifier), kind }));
}

type Named = Pick<Import, 'specifier' | 'kind'>;

function namedStatically({ path, text }: SourceFile): readonly Named[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message ?? ''}`);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    kind: entries.length > 0 && entries.every(({ isType }) => isType) ? ('type' as const) : ('static' as const),
  }));
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, kind: isType ? ('type' as const) : ('static' as const) }] : [],
    );
  const lazy = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: unquoted(text.slice(moduleRequest.start, moduleRequest.end)),
    kind: 'dynamic' as const,
  }));
  return [...imports, ...exports, ...lazy];
}

/** Returns imports missing from the module record: `type T = import('…').T` and `import.meta.glob('…')`. */
function namedInText({ text }: SourceFile): readonly Named[] {
  const types = [...text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)];
  const globs = [...text.matchAll(/\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g)];
  const patterns = globs.flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)]);
  return [
    ...types.map(([, specifier = '']) => ({ specifier, kind: 'type' as const })),
    ...patterns.map(([, specifier = '']) => ({ specifier, kind: 'glob' as const })),
  ];
}

const unquoted = (literal: string): string => (/^['"`][^$]*['"`]$/.test(literal) ? literal.slice(1, -1) : `computed ${literal}`);

function resolved(from: string, specifier: string): string {
  if (specifier.startsWith('#') || specifier.startsWith('/')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : specifier;
}
