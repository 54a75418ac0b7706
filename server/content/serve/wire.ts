import { contentHash } from '#server/platform/canonicalJson.ts';
import type { DialogMemory } from '#server/contract/generated/schemaTypes.ts';
import type { DialogSlotParent, FormParent, FrameParent, LayoutParent, StoredContent } from '#server/kinds/nodeParents.ts';
import { placedBinds } from './placedBinds.ts';
import { fallbackOf, type Resolved, type ResolvedNode } from './resolve.ts';
import type { RouteParams } from '../documents/routes.ts';

/** Suffix of node ids, so that the client's cache separates nodes of different pages. */
export const placeHash = (surface: string, params: RouteParams): string => contentHash({ surface, params }).slice(0, 10);

export const wireId = (authoredId: string, place: string): string => `${authoredId}_${place}`;

/** Returns a node's frame. A null `place` keeps the authored id. */
function frameOf(
  node: ResolvedNode,
  place: string | null,
  params: RouteParams,
  binds: StoredContent['binds'] = node.content?.binds ?? {},
): FrameParent {
  const { kind, criticality, label, trackingId, absence, content } = node;
  return {
    id: place === null ? node.id : wireId(node.id, place),
    kind,
    criticality,
    label,
    trackingId,
    absence,
    fallback: fallbackOf(node.fallback),
    node: content && { kind: content.kind, props: content.props, presentation: node.presentation, binds, params },
  };
}

export function layoutOf(
  resolved: Resolved,
  params: RouteParams,
  { title, changesAt }: Pick<LayoutParent, 'title' | 'changesAt'>,
): LayoutParent {
  const place = placeHash(resolved.surface, params);
  const binds = placedBinds(resolved.nodes);
  return {
    id: `${resolved.surface}_${place}`,
    surface: resolved.surface,
    revision: resolved.revision,
    title,
    changesAt,
    common: resolved.common ?? null,
    slots: resolved.nodes.map((node) => ({
      ...frameOf(node, place, params, binds.get(node.id)),
      parent: node.parent === null ? null : wireId(node.parent, place),
      region: node.region,
    })),
  };
}

export function formOf(formId: string, resolved: Resolved): FormParent {
  const place = placeHash(resolved.surface, {});
  return {
    id: formId,
    revision: resolved.revision,
    title: resolved.title ?? formId,
    parts: resolved.nodes.map((node) => frameOf(node, place, {})),
  };
}

/** Sorts dialogs by priority, undrawable MANDATORY ones first. Keeps authored ids, which deep links use. */
export function dialogSlotsOf({ revision, nodes }: Resolved): DialogSlotParent[] {
  return nodes.map((node) => ({ ...frameOf(node, null, {}), revision, ...openingOf(node) })).toSorted((a, b) => b.priority - a.priority);
}

const TOP_PRIORITY = 1_001;

/** Returns when and how often a dialog opens. If the client cannot draw it, its fallback opens. */
function openingOf({
  content,
  undrawable,
  criticality,
}: ResolvedNode): Pick<DialogSlotParent, 'priority' | 'triggers' | 'memory' | 'about'> {
  const about = content ?? undrawable;
  const props = about?.props;
  if (about && isOpening(props)) {
    const { pages, exceptPages = [], onLogin } = props.triggers;
    return {
      priority: content === null && criticality === 'MANDATORY' ? TOP_PRIORITY : props.priority,
      triggers: { __typename: 'DialogTriggers', pages, exceptPages, onLogin },
      memory: props.memory ?? 'VISIT',
      about,
    };
  }
  const isMandatory = criticality === 'MANDATORY';
  return {
    priority: isMandatory ? TOP_PRIORITY : 0,
    triggers: { __typename: 'DialogTriggers', pages: isMandatory ? ['/', '/*'] : [], exceptPages: [], onLogin: false },
    memory: 'VISIT',
    about: null,
  };
}

type Opening = {
  readonly priority: number;
  readonly triggers: { readonly pages: readonly string[]; readonly exceptPages?: readonly string[]; readonly onLogin: boolean };
  readonly memory?: DialogMemory;
};
/** True if the props have the fields of all dialogs. The schemas have already checked the types. */
const isOpening = (props: unknown): props is Opening =>
  typeof props === 'object' && props !== null && 'priority' in props && 'triggers' in props;
