import { dirname, posix } from 'node:path';
import type { ViteManifest } from '../budget/measure.ts';

const LAZY_KIND = /^ {2}(\w+): (?:lazyKind\(|kind\(\{\s*view: lazyView\()\s*\(\) => import\('([^']+)'\)/gm;

const CHUNK = /^function (\w+)[^\n]*\{\n {2}const view = lazyView<N>\(\(\) => import\('([^']+)'\)/gm;
const KIND_OF_CHUNK = /^ {2}(\w+): (?:\{ \.\.\.)?(\w+)\(/gm;

export function viewModules(index: { readonly path: string; readonly text: string }): Readonly<Record<string, string>> {
  const chunks = new Map([...index.text.matchAll(CHUNK)].map(([, name, path]) => [name, path]));
  const grouped = [...index.text.matchAll(KIND_OF_CHUNK)].flatMap(([, kind, name]) =>
    chunks.has(name) ? [['', kind, chunks.get(name)]] : [],
  );
  const found = [...index.text.matchAll(LAZY_KIND), ...grouped];
  return Object.fromEntries(found.map(([, kind = '', path = '']) => [kind, posix.join(dirname(index.path), path)]));
}

export function viewFiles(modules: Readonly<Record<string, string>>, manifest: ViteManifest): Readonly<Record<string, readonly string[]>> {
  const atOnce = filesOf(manifest, 'index.html');
  return Object.fromEntries(
    Object.entries(modules).map(([kind, module]) => [kind, [...filesOf(manifest, module)].filter((file) => !atOnce.has(file))]),
  );
}

function filesOf(manifest: ViteManifest, module: string): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((sheet) => files.add(sheet));
  };
  visit(module);
  return files;
}
