import { kinds as kindMap, isKindName } from '#server/kinds/index.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';

type Found = { readonly surface: string; readonly kinds: readonly string[]; readonly document: unknown };
type Json = Readonly<Record<string, unknown>>;

const SURFACES: Readonly<Record<string, string>> = {
  pageShelves: 'home',
  casinoShelves: 'home',
  menuShelves: 'left-menu',
  dialogs: 'dialogs',
  forms: 'form:preview',
  receiptLines: 'receipt:bet-placed',
};

/** Parses a layout document, or wraps a single node in one. Refuses other content. */
export function documentIn(text: string): Result<Found, string> {
  const value = parsed(text);
  if (!value.ok) return value;
  const document = isPlainObject(value.value) ? value.value : null;
  if (document === null) return refuse('it holds no document: a group of fields is needed, with “surface”, “nodes” and “order”');
  if (typeof document['kind'] === 'string' && !('nodes' in document)) return ok(around(document, document['kind']));
  if (typeof document['surface'] !== 'string') return refuse('it says no surface: “surface” names the page, form or receipt it is for');
  const nodes = isPlainObject(document['nodes']) ? Object.values(document['nodes']) : [];
  const kinds = nodes.flatMap((node) => (isPlainObject(node) && typeof node['kind'] === 'string' ? [node['kind']] : []));
  return ok({ surface: document['surface'], kinds: [...new Set(kinds)].toSorted(), document });
}

function around(node: Json, kind: string): Found {
  const id = typeof node['id'] === 'string' ? node['id'] : 'node';
  const surface = (isKindName(kind) ? SURFACES[kindMap[kind].family] : undefined) ?? 'home';
  return { surface, kinds: [kind], document: { surface, nodes: { [id]: { ...node, id } }, order: [id] } };
}

function parsed(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return refuse(`it is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
