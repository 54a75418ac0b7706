import { kinds } from '#server/kinds/index.ts';
import type { KindName } from '#server/kinds/nodeParents.ts';
import type { AuthoredByKind, AuthoredDocument, AuthoredStoredNode } from '#server/contract/generated/authored.ts';

type Frame = Omit<AuthoredStoredNode, 'id' | 'kind' | 'v' | 'props' | 'regions'>;
export type Draft = { readonly node: AuthoredStoredNode; readonly children: readonly Draft[] };

/** Creates a node at its kind's current version. */
export function write<K extends KindName>(
  kind: K,
  id: string,
  props: AuthoredByKind[K],
  frame: Partial<Frame> = {},
  regions: Readonly<Record<string, readonly Draft[]>> = {},
): Draft {
  const names = Object.keys(regions);
  const stored: AuthoredStoredNode = {
    id,
    kind,
    v: kinds[kind].versions.current,
    props: { ...props },
    criticality: 'OPTIONAL',
    ...frame,
    ...(names.length > 0
      ? { regions: Object.fromEntries(names.map((name) => [name, (regions[name] ?? []).map(({ node }) => node.id)])) }
      : {}),
  };
  return { node: stored, children: Object.values(regions).flat() };
}

export function documentOf(surface: string, title: string | null, drafts: readonly Draft[]): AuthoredDocument {
  const all = drafts.flatMap(flat);
  return {
    surface,
    ...(title === null ? {} : { title }),
    nodes: Object.fromEntries(all.map((node) => [node.id, node])),
    order: drafts.map(({ node }) => node.id),
  };
}

/** Throws if a listed id has no node. */
export function draftsOf({ nodes, order }: AuthoredDocument): readonly Draft[] {
  const draftOf = (id: string): Draft => {
    const node = nodes[id];
    if (!node) throw new Error(`no part ${id}`);
    return {
      node,
      children: Object.values(node.regions ?? {})
        .flat()
        .map(draftOf),
    };
  };
  return order.map(draftOf);
}

/** Throws if no node has this id. */
export function changeNode(
  document: AuthoredDocument,
  id: string,
  change: (node: AuthoredStoredNode) => AuthoredStoredNode,
): AuthoredDocument {
  const node = document.nodes[id];
  if (!node) throw new Error(`${document.surface} has no node ${id}`);
  return { ...document, nodes: { ...document.nodes, [id]: change(node) } };
}

const flat = ({ node, children }: Draft): AuthoredStoredNode[] => [node, ...children.flatMap(flat)];

export const page = (canonicalUrl: string) => ({ kind: 'SportsbookPageDeepLink', canonicalUrl }) as const;
export const form = (formId: string) => ({ kind: 'FormDeepLink', formId }) as const;
export const account = (slug: string) => ({ kind: 'AccountMenuItemDeepLink', slug }) as const;
