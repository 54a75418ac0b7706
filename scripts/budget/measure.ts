import { gzipSync } from 'node:zlib';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};
export type ViteManifest = Readonly<Record<string, Chunk>>;

export type Budget = {
  readonly name: string;
  readonly entry: string;
  readonly with: readonly string[];
  /** Maximum gzipped JavaScript (level 9), in units of 1,000 bytes. */
  readonly limitKb: number;
};

export type Weight = { readonly bytes: number; readonly files: readonly { readonly file: string; readonly bytes: number }[] };

/** Sums the sizes of an entry's files, each shared file once. Throws for an unknown module. */
export function measure(manifest: ViteManifest, { name, entry, with: lazy }: Budget, read: (file: string) => Uint8Array): Weight {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Budget "${name}" names ${key}, which the build does not have. Correct .ci/budgets.json.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  [entry, ...lazy].forEach(visit);
  const weighed = [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: gzipSync(read(file), { level: 9 }).length }));
  return { bytes: weighed.reduce((sum, { bytes }) => sum + bytes, 0), files: weighed.toSorted((left, right) => right.bytes - left.bytes) };
}

export function overBudget({ name, limitKb }: Pick<Budget, 'limitKb' | 'name'>, bytes: number): string | null {
  if (bytes <= limitKb * 1000) return null;
  const over = ((bytes - limitKb * 1000) / 1000).toFixed(1);
  return `Over budget: ${name} by ${over} KB. Load what the first shelf does not need after it (import()), or raise .ci/budgets.json with a decision record.`;
}

export type RouteLimits = { readonly limitKb: number; readonly heavierKb: Readonly<Record<string, number>> };

/** Returns errors for routes over their limit and for exceptions no longer needed. */
export function overRoutes(
  routes: readonly { readonly route: string; readonly firstBytes: number }[],
  { limitKb, heavierKb }: RouteLimits,
): readonly string[] {
  const over = routes.flatMap(
    ({ route, firstBytes }) => overBudget({ name: route, limitKb: heavierKb[route] ?? limitKb }, firstBytes) ?? [],
  );
  const idle = Object.keys(heavierKb).filter((route) => !routes.some((each) => each.route === route && each.firstBytes > limitKb * 1000));
  return [...over, ...idle.map((route) => `${route} keeps to ${limitKb} KB: remove it from .ci/routeBudgets.json.`)];
}
