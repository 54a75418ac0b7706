import { LONG_PAGE } from '#src/shared/layouts/layoutPatch/longPage.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly assets?: readonly string[] };

const FIRST_KINDS = 3;

/** Returns link tags for the brand's code and fonts, the code of the first shelves, and the code of all kinds in `around`. */
export function preloadsOf(distDir: string): (brand: string, kinds?: readonly string[], around?: readonly string[]) => string {
  const chunks = readJson<Chunk>(join(distDir, '.vite/manifest.json'));
  const views = readJson<readonly string[]>(join(distDir, 'views.json'));
  return (brand, kinds = [], around = []) => {
    const chunk = own(chunks, `brands/${brand}/brand.ts`);
    if (chunk === undefined) return '';
    const fonts = (chunk.assets ?? []).filter((asset) => asset.endsWith('.woff2'));
    const first = [...kinds.slice(0, FIRST_KINDS), ...(kinds.includes(LONG_PAGE) ? [LONG_PAGE] : []), ...around];
    const files = new Set([chunk.file, ...(chunk.css ?? []), ...first.flatMap((kind) => own(views, kind) ?? [])]);
    return [
      ...[...files].map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" href="/${file}">`),
      ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`),
    ].join('');
  };
}

export const chunkOf = (distDir: string, module: string): string | null =>
  own(readJson<Chunk>(join(distDir, '.vite/manifest.json')), module)?.file ?? null;

function readJson<T>(path: string): Readonly<Record<string, T>> {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, T>>) : {};
}

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
