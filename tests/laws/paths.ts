import type { SourceFile, Violation } from './tree.ts';

/** Paths missing from a clean checkout: build output, packages and data. */
const PRODUCED = /^(?:dist|node_modules|\.data|\.cache)\b/;
const CODE_BLOCK = /^```[\s\S]*?^```/gm;
const PATH_IN_TICKS = /`((?:[\w.@-]+\/)*[\w.@-]+\/?)`/g;
const FILE_NAME = /\.(?:ts|tsx|mjs|json|graphql|css|html|md|csv|svg)$/;
const LINE_OF_MAP = /^((?:[\w.-]+\/)+)\s+\S/;

type Disk = {
  /** Names of the repository's root folders. */
  readonly tops: readonly string[];
  readonly exists: (path: string) => boolean;
  readonly filesIn: (folder: string) => readonly string[];
};

/** Finds missing paths that a page names in backticks or in the README's map. A folder's README.md may omit its own folder. */
export function missingPaths({ path, text }: SourceFile, { tops, exists, filesIn }: Disk): readonly Violation[] {
  const folder = /^(?!docs\/how-to\/)(.+)\/README\.md$/.exec(path)?.[1] ?? null;
  const inside = folder === null ? [] : filesIn(folder).map((file) => `/${file}/`);
  const isPath = (name: string): boolean =>
    tops.includes(name.split('/')[0] ?? '') ? name.includes('/') : folder !== null && (name.endsWith('/') || FILE_NAME.test(name));
  const isThere = (name: string): boolean => exists(name) || inside.some((file) => file.includes(`/${name.replace(/\/$/, '')}/`));
  const named = [...text.replaceAll(CODE_BLOCK, '').matchAll(PATH_IN_TICKS)].map(([, name = '']) => name).filter(isPath);
  const mapped = path === 'README.md' ? text.split('\n').flatMap((line) => LINE_OF_MAP.exec(line)?.[1] ?? []) : [];
  return [...new Set([...named, ...mapped])]
    .filter((name) => !PRODUCED.test(name) && !isThere(name))
    .map((name) => ({ path, message: `names ${name}, which is not there. Name what took its place.` }));
}
