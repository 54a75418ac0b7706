import {
  type DraftDocument,
  type DraftNode,
  isObject,
  type ListKey,
  listKey,
  parentOf,
  regionOf,
  TOP,
} from '#src/shared/layouts/draft/document.ts';
import { limits } from '#src/shared/layouts/draft/limits.ts';
import { entriesOf } from '#src/shared/values/plainObject.ts';

export type Fault = 'missing' | 'repeated' | 'too-deep' | 'unreached' | 'broken' | 'unknown-kind';

export type Line = {
  readonly key: string;
  readonly id: string;
  readonly list: ListKey;
  readonly index: number;
  readonly level: number;
  readonly node: DraftNode | null;
  readonly fault: Fault | null;
  readonly regions: readonly ListKey[];
  readonly empty: readonly EmptyRegion[];
};

/** Region without nodes. If its container does not declare it, `isDrawn` is false and publishing fails. */
export type EmptyRegion = { readonly list: ListKey; readonly level: number; readonly isDrawn: boolean };

export const NOWHERE: ListKey = '/nowhere';

export type IsKind = (kind: string) => boolean;

const known = new WeakMap<DraftDocument, { readonly isKind: IsKind; readonly lines: readonly Line[] }>();

/** Returns the tree's rows, unreachable nodes last. Caches them by document and `isKind`. */
export function outlineOf(document: DraftDocument, isKind: IsKind): readonly Line[] {
  const made = known.get(document);
  if (made?.isKind === isKind) return made.lines;
  const lines = linesOf(document, isKind);
  known.set(document, { isKind, lines });
  return lines;
}

function linesOf(document: DraftDocument, isKind: IsKind): readonly Line[] {
  const lines: (Line & { readonly empty: EmptyRegion[] })[] = [];
  const seen = new Set<string>();
  const regions = new Map<string, ListKey[]>();
  for (const key of document.lists.keys()) {
    const parent = parentOf(key);
    if (parent !== null) regions.set(parent, [...(regions.get(parent) ?? []), key]);
  }
  const visit = (ids: readonly string[], list: ListKey, level: number): void =>
    ids.forEach((id, index) => {
      const node = document.nodes.get(id) ?? null;
      const isRepeated = seen.has(id);
      seen.add(id);
      const own =
        isRepeated || !node
          ? []
          : [...new Set([...declaredRegions(node).map((region) => listKey(id, region)), ...(regions.get(id) ?? [])])];
      const fault = isRepeated ? 'repeated' : faultOf(id, node, level, isKind);
      lines.push({
        key: list === NOWHERE ? `${list} ${id}` : `${list} ${index}`,
        id,
        list,
        index,
        level,
        node,
        fault: fault ?? (list === NOWHERE ? 'unreached' : null),
        regions: own,
        empty: [],
      });
      for (const key of own) {
        const below = document.lists.get(key) ?? [];
        if (below.length === 0)
          lines.at(-1)?.empty.push({ list: key, level: level + 1, isDrawn: declaredRegions(node ?? {}).includes(regionOf(key)) });
        visit(below, key, level + 1);
      }
    });
  visit(document.lists.get(TOP) ?? [], TOP, 1);
  const lost = [...document.nodes.keys()].filter((id) => !seen.has(id));
  for (const id of lost) if (!seen.has(id)) visit([id], NOWHERE, 1);
  return lines;
}

export function declaredRegions({ props }: DraftNode): readonly string[] {
  const parts = isObject(props) ? Object.values(props).flatMap((value) => entriesOf(value)) : [];
  return parts.flatMap((part) => (isObject(part) && typeof part['region'] === 'string' && !part['deepLink'] ? [part['region']] : []));
}

function faultOf(id: string, node: DraftNode | null, level: number, isKind: IsKind): Fault | null {
  if (node === null) return 'missing';
  if (level > limits.depth) return 'too-deep';
  if ('broken' in node || node['id'] !== id || !isObject(node['props'])) return 'broken';
  return typeof node['kind'] === 'string' && isKind(node['kind']) ? null : 'unknown-kind';
}

export const faultWords: { readonly [F in Fault]: string } = {
  missing: 'This refers to a part that does not exist. Remove the reference, or add a part with this id.',
  repeated: 'Listed twice. Players see the first one.',
  'too-deep': `Nested deeper than ${limits.depth} levels.`,
  unreached: 'It is not placed anywhere, so players do not see it. Move it into the page, or remove it.',
  broken: 'A required setting of this part is missing or wrong.',
  'unknown-kind': 'This build does not know its kind.',
};

export function nameOf(id: string, node: DraftNode | null): string {
  const props = node?.['props'];
  for (const source of [props, node])
    for (const name of ['title', 'heading', 'label', 'text'])
      if (isObject(source) && typeof source[name] === 'string' && source[name].trim() !== '') return source[name];
  return id;
}

export const kindOf = (node: DraftNode): string => (typeof node['kind'] === 'string' ? node['kind'] : '');

/** Names a kind without its family's suffix: `QuickLinksShelf` becomes `Quick links`. */
export const kindWords = (kind: unknown): string =>
  typeof kind === 'string'
    ? kind
        .replace(/(Shelf|Dialog|Form|ReceiptLine)$/, '')
        .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    : 'Unreadable';

export const listWords = (document: DraftDocument, list: ListKey): string => {
  const parent = parentOf(list);
  if (list === NOWHERE) return 'nowhere';
  return parent === null ? 'the page' : `${regionOf(list)} of ${nameOf(parent, document.nodes.get(parent) ?? null)}`;
};
