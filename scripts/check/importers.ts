import type { Import } from '#tests/laws/imports.ts';

export type Importers = (path: string) => readonly string[];

/** Maps files to their importers, including lazy imports and globs. Includes type imports only if `hasTypes`. */
export function importersOf(edges: readonly Import[], hasTypes: boolean): Importers {
  const byPath = new Map<string, string[]>();
  const globs: { readonly pattern: RegExp; readonly from: string }[] = [];
  for (const { from, to, kind } of edges) {
    if (kind === 'glob') globs.push({ pattern: patternOf(to), from });
    else if (hasTypes || kind !== 'type') byPath.set(withoutQuery(to), [...(byPath.get(withoutQuery(to)) ?? []), from]);
  }
  return (path) => [...(byPath.get(path) ?? []), ...globs.filter(({ pattern }) => pattern.test(path)).map(({ from }) => from)];
}

/** Returns each file's distance in imports from the nearest changed file. Does not follow importers of files for which `stops` is true. */
export function distancesFrom(
  changed: readonly string[],
  importers: Importers,
  stops: (path: string) => boolean = () => false,
): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((path) => [path, 0]));
  let ring = changed;
  for (let distance = 1; ring.length > 0; distance += 1) {
    const next = new Set(ring.filter((path) => !stops(path)).flatMap(importers));
    ring = [...next].filter((path) => !distances.has(path));
    for (const path of ring) distances.set(path, distance);
  }
  return distances;
}

const withoutQuery = (specifier: string): string => specifier.replace(/\?\w+$/, '');

function patternOf(glob: string): RegExp {
  const source = glob
    .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, list: string) => `(${list.replaceAll(',', '|')})`);
  return new RegExp(`^${source}$`);
}
