import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { readonly file: string; readonly assets?: readonly string[] };

/**
 * Links that let a browser fetch the code and the font of a page's brand while it still reads the entry: which brand it is, only the
 * server knows before anything runs. Empty without a manifest of the build.
 */
export function preloadsOf(distDir: string): (brand: string) => string {
  const path = join(distDir, '.vite/manifest.json');
  const chunks = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, Chunk>>) : {};
  return (brand) => {
    const name = `brands/${brand}/brand.ts`;
    const chunk = Object.hasOwn(chunks, name) ? chunks[name] : undefined;
    if (chunk === undefined) return '';
    const fonts = (chunk.assets ?? []).filter((asset) => asset.endsWith('.woff2'));
    return [
      `<link rel="modulepreload" href="/${chunk.file}">`,
      ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`),
    ].join('');
  };
}
