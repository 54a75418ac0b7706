import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly assets?: readonly string[] };

/** Shelves of one page that are fetched ahead: those a phone shows at first. */
const FIRST_KINDS = 3;

/**
 * Links that let a browser fetch, while it still reads the entry, the code, the sheet and the font of a page's brand and the code of its first shelves:
 * which they are, only the server knows before anything runs. Empty without a manifest of the build.
 */
export function preloadsOf(distDir: string): (brand: string, kinds?: readonly string[]) => string {
  const chunks = readJson<Chunk>(join(distDir, '.vite/manifest.json'));
  const views = readJson<readonly string[]>(join(distDir, 'views.json'));
  return (brand, kinds = []) => {
    const chunk = own(chunks, `brands/${brand}/brand.ts`);
    if (chunk === undefined) return '';
    const fonts = (chunk.assets ?? []).filter((asset) => asset.endsWith('.woff2'));
    const files = new Set([chunk.file, ...(chunk.css ?? []), ...kinds.slice(0, FIRST_KINDS).flatMap((kind) => own(views, kind) ?? [])]);
    return [
      ...[...files].map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" href="/${file}">`),
      ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`),
    ].join('');
  };
}

/** The file that the build made of a module; null without one. */
export const chunkOf = (distDir: string, module: string): string | null =>
  own(readJson<Chunk>(join(distDir, '.vite/manifest.json')), module)?.file ?? null;

function readJson<T>(path: string): Readonly<Record<string, T>> {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, T>>) : {};
}

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
