import { existsSync, readFileSync } from 'node:fs';
import { isPlainObject, membersOf, textsIn } from '#src/shared/values/plainObject.ts';
import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { isGuarded } from '../documents/responsibleGaming.ts';
import { ROOT } from './brandFolders.ts';

/** Applies a JSON merge patch (RFC 7396): merges objects, removes members given as `null`, and replaces other values. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isPlainObject(patch)) return patch;
  const merged = { ...membersOf(target) };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}

/** Applies a brand's patch to a document. Nodes omitted from the patch's order come last. Throws if the patch names a guarded node. */
export function patched(document: AuthoredDocument, patch: unknown): AuthoredDocument {
  const guarded = Object.values(document.nodes).filter(isGuarded);
  const nodes = membersOf(membersOf(patch)['nodes']);
  const touched = guarded.find(({ id }) => Object.hasOwn(nodes, id));
  if (touched) throw new Error(`${document.surface}: a brand may not change the guarded node ${touched.id}`);
  const changed = mergePatch(document, patch) as AuthoredDocument;
  const own = textsIn(membersOf(patch)['order']);
  const inside = new Set(Object.values(changed.nodes).flatMap(({ regions = {} }) => Object.values(regions).flat()));
  const kept = [...own, ...document.order.filter((id) => changed.nodes[id] !== undefined && !inside.has(id))];
  return { ...changed, order: [...new Set(own.length === 0 ? changed.order : kept)] };
}

/** Reads the patches in `brands/<brand>/pages.json`, by surface. Empty without the file. */
export function patchesOf(brand: string): ReadonlyMap<string, unknown> {
  const file = new URL(`brands/${brand}/pages.json`, ROOT);
  return new Map(existsSync(file) ? Object.entries(membersOf(JSON.parse(readFileSync(file, 'utf8')))) : []);
}
