import { dirname, posix } from 'node:path';
import type { ViteManifest } from '../budget/measure.ts';

/** `Kind: kind({ view: lazyView(() => import('./Kind/Kind.tsx')` in the index of a family of shelves. */
const LAZY_KIND = /^ {2}(\w+): kind\(\{\s*view: lazyView\(\(\) => import\('([^']+)'\)/gm;

/** The module that each kind's view lies in, by the kind's name. `index` is the path and the text of a family's index. */
export function viewModules(index: { readonly path: string; readonly text: string }): Readonly<Record<string, string>> {
  const found = [...index.text.matchAll(LAZY_KIND)];
  return Object.fromEntries(found.map(([, kind = '', path = '']) => [kind, posix.join(dirname(index.path), path)]));
}

/** The files that a browser needs before it can draw a kind, beside those that every page begins with. */
export function viewFiles(modules: Readonly<Record<string, string>>, manifest: ViteManifest): Readonly<Record<string, readonly string[]>> {
  const atOnce = filesOf(manifest, 'index.html');
  return Object.fromEntries(
    Object.entries(modules).map(([kind, module]) => [kind, [...filesOf(manifest, module)].filter((file) => !atOnce.has(file))]),
  );
}

/** The file of a module and those of all that it imports at once, with their sheets. */
function filesOf(manifest: ViteManifest, module: string): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
    // Behind those of what it is made of.
    chunk.css?.forEach((sheet) => files.add(sheet));
  };
  visit(module);
  return files;
}
