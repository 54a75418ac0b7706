import { dirname, posix } from 'node:path';
import type { ViteManifest } from './measure.ts';

export type Source = { readonly path: string; readonly text: string };

/** Maps each route to its lazy module, or to null if it renders only a layout document. */
export function ownModules({ path, text }: Source): ReadonlyMap<string, string | null> {
  const table = text.slice(text.indexOf('export const loaders'));
  const found = [...table.matchAll(/'([^']+)': (?:composed|async \(\) => \(await import\('([^']+)'\)\))/g)];
  return new Map(found.map(([, route = '', module]) => [route, module === undefined ? null : posix.join(dirname(path), module)]));
}

type Node = { readonly id: string; readonly kind: string; readonly regions?: Readonly<Record<string, readonly string[]>> };
export type Document = { readonly nodes: Readonly<Record<string, Node>>; readonly order: readonly string[] };

/** Lists a document's node kinds in render order. `first` follows only the first child at each level. */
export function kindsOf({ nodes, order }: Document): { readonly first: readonly string[]; readonly all: readonly string[] } {
  const childrenOf = ({ regions = {} }: Node): readonly Node[] => found(nodes, Object.values(regions).flat());
  const downFrom = (node: Node): readonly string[] => [node.kind, ...childrenOf(node).flatMap(downFrom)];
  const first: string[] = [];
  for (let [node] = found(nodes, order); node !== undefined; [node] = childrenOf(node)) first.push(node.kind);
  return { first, all: [...new Set(found(nodes, order).flatMap(downFrom))] };
}

const found = (nodes: Document['nodes'], ids: readonly string[]): readonly Node[] => ids.flatMap((id) => nodes[id] ?? []);

export type Group = { readonly name?: unknown; readonly test?: unknown; readonly tags?: unknown };

export function chunkOf(module: string, manifest: ViteManifest, groups: readonly Group[]): string {
  if (manifest[module]) return module;
  const group = groups.find(({ test, tags }) => tags === undefined && test instanceof RegExp && test.test(`/${module}`));
  return Object.keys(manifest).find((key) => group !== undefined && manifest[key]?.name === group.name) ?? module;
}
