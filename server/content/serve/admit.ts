import type { AuthoredByKind, AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import type { Criticality, NodeAbsence } from '#server/contract/generated/schemaTypes.ts';
import type { Audience, Rule } from '../targeting/audience.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { isShownTo } from '../targeting/conditions.ts';
import { limits } from '#src/shared/layouts/draft/limits.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { checkNode, readFrame } from '../documents/nodes.ts';
import type { KindName } from '#server/kinds/nodeParents.ts';
import type { Bind } from '#server/kinds/sources/binding.ts';
import { type Misplaced, type Placed, placementOf } from '../documents/placement.ts';
import type { LayoutReport, Report } from '#server/kinds/report.ts';
import type { Surface } from '../documents/surfaces.ts';

type StoredFallback = NonNullable<AuthoredStoredNode['fallback']>;

/** A stored node as it can be served: sound, or with the reason why it is not. */
export type AdmittedNode = {
  readonly id: string;
  /** Of the node as it is stored: the same in every revision that has not touched it. */
  readonly digest: string;
  readonly kind: string;
  readonly parent: string | null;
  readonly region: string;
  readonly criticality: Criticality;
  readonly fallback: StoredFallback | null;
  /** Place of its rule among those of the revision; null when it is for everyone, or must not be taken away. */
  readonly rule: number | null;
  readonly label: string | null;
  readonly trackingId: string | null;
  readonly presentation: string | null;
  readonly absence: Extract<NodeAbsence, 'UNSUPPORTED' | 'INVALID'> | null;
  /** Null when absent. */
  readonly content: Content | null;
};
type Content = {
  readonly kind: KindName;
  readonly version: number;
  readonly props: unknown;
  readonly binds: Readonly<Record<string, Bind>>;
};

/** Whether content is of a kind; the schema of the kind has checked its props when the document was admitted. */
export const isOfKind = <C extends Pick<Content, 'kind' | 'props'>, K extends KindName>(
  content: C | null | undefined,
  kind: K,
): content is C & { readonly kind: K; readonly props: AuthoredByKind[K] } => content?.kind === kind;

/** A revision made ready once: whatever is wrong with it has been found and reported, and serving it cannot fail. */
export type Revision = {
  readonly hash: string;
  readonly surface: string;
  readonly title: string | null;
  readonly rules: readonly Rule[];
  /** Depth first, parents before children. */
  readonly nodes: readonly AdmittedNode[];
};

/** A document cut at its limit mentions thousands of nodes that are no longer there. */
const MAX_MISPLACED_TOLD = 20;
/** Stands in for a DEGRADABLE node whose own fallback could not be read. */
const UNREADABLE: StoredFallback = { kind: 'FallbackText', text: 'This part is not available right now.' };

/**
 * Makes a stored document ready. Never throws: the database may hold anything. A node that does not fit keeps its frame, so that the
 * outcome follows its criticality; one whose criticality cannot be read counts as DEGRADABLE, so that it is neither dropped in silence
 * nor blocks a page.
 */
export function admit(
  stored: { readonly hash: string; readonly surface: string; readonly document: unknown },
  surface: Surface,
  report: Report,
): Revision {
  const { hash, surface: name, document } = stored;
  const tell = (entry: Pick<LayoutReport, 'reason' | 'message' | 'nodeId'>): void => {
    report({ surface: name, revision: hash, ...entry });
  };
  const nodes = nodesWithinLimit(document, tell);
  const { placed, misplaced } = placementOf({ order: memberOf(document, 'order'), nodes });
  // A MANDATORY node that its document lost track of is still owed to the player.
  const here = new Set(placed.map(({ id }) => id));
  // A node that nobody gets is told whatever else is wrong; of mentions that lead nowhere, the first ones.
  const isLost = ({ id }: Misplaced): boolean => nodes.has(id) && !here.has(id);
  const lost = new Map(misplaced.filter(isLost).map(({ id, fault }) => [id, fault]));
  const others = misplaced.filter((each) => !isLost(each)).slice(0, MAX_MISPLACED_TOLD);
  for (const [id, fault] of [...lost, ...others.map(({ id, fault }) => [id, fault] as const)])
    tell({ reason: 'MISPLACED', nodeId: id, message: fault });
  const owed = [...nodes]
    .filter(([id, node]) => !here.has(id) && criticalityOf(node) === 'MANDATORY')
    .map(([id]): Placed => ({ id, parent: null, region: 'main', depth: 1 }));
  const places = [...placed, ...owed];
  const rules: Rule[] = [];
  const kept = ancestorsOfMandatory(places, nodes);
  const admitted = places.map((place) => admitNode(place, nodes.get(place.id), { surface, kept, rules, tell }));
  for (const kind of surface.mandatoryKinds) {
    if (!admitted.some((node) => node.kind === kind && node.criticality === 'MANDATORY'))
      tell({ reason: 'MANDATORY_MISSING', message: `this surface must have a MANDATORY ${kind}` });
  }
  const title = memberOf(document, 'title');
  return { hash, surface: name, title: typeof title === 'string' ? title : null, rules, nodes: admitted };
}

type Tell = (entry: Pick<LayoutReport, 'reason' | 'message' | 'nodeId'>) => void;

/** `kept` are the ids that rules must not take away; `rules` grows by those that may apply. */
type Admission = { readonly surface: Surface; readonly kept: ReadonlySet<string>; readonly rules: Rule[]; readonly tell: Tell };

function admitNode({ id, parent, region }: Placed, node: unknown, { surface, kept, rules, tell }: Admission): AdmittedNode {
  const frameOf = readFrame(node);
  const digest = contentHash(node).slice(0, 16);
  if (!frameOf.ok || frameOf.value.id !== id) {
    const fault = frameOf.ok ? undefined : frameOf.refusal[0];
    tell({ reason: 'INVALID', nodeId: id, message: fault ? `${fault.path} ${fault.message}` : 'its id is not the key it is stored under' });
    return { id, digest, parent, region, ...salvaged(node), rule: null, presentation: null, absence: 'INVALID', content: null };
  }
  const stored = frameOf.value;
  const frame = {
    id,
    digest,
    parent,
    region,
    kind: stored.kind,
    criticality: stored.criticality,
    fallback: stored.fallback ?? null,
    rule: kept.has(id) ? null : ruleOf(stored, rules),
    label: stored.label ?? null,
    trackingId: stored.trackingId ?? null,
    presentation: stored.presentation ?? null,
  };
  const verdict = checkNode(stored, surface);
  if (verdict.ok)
    return {
      ...frame,
      absence: null,
      content: { kind: verdict.kind, version: verdict.version, props: verdict.props, binds: verdict.binds },
    };
  tell({ reason: verdict.absence, nodeId: id, message: verdict.problems.map(({ path, message }) => `${path} ${message}`).join('; ') });
  return { ...frame, absence: verdict.absence, content: null };
}

/** What can be read of a broken frame. */
function salvaged(node: unknown): Pick<AdmittedNode, 'kind' | 'criticality' | 'fallback' | 'label' | 'trackingId'> {
  const kind = memberOf(node, 'kind');
  const criticality = criticalityOf(node);
  const fallback = fallbackOf(memberOf(node, 'fallback'));
  return {
    kind: typeof kind === 'string' && /^[A-Z][A-Za-z0-9]{0,63}$/.test(kind) ? kind : 'Unreadable',
    criticality,
    fallback: fallback ?? (criticality === 'DEGRADABLE' ? UNREADABLE : null),
    label: null,
    trackingId: null,
  };
}

function criticalityOf(node: unknown): Criticality {
  const criticality = memberOf(node, 'criticality');
  return criticality === 'OPTIONAL' || criticality === 'MANDATORY' ? criticality : 'DEGRADABLE';
}

/** A fallback that is whole, found by fitting it into a frame that is. */
function fallbackOf(fallback: unknown): StoredFallback | null {
  const probe = readFrame({ id: 'probe', kind: 'Probe', v: 1, props: {}, criticality: 'DEGRADABLE', fallback });
  return probe.ok ? (probe.value.fallback ?? null) : null;
}

function ruleOf({ when }: AuthoredStoredNode, rules: Rule[]): number | null {
  return when ? rules.push(when) - 1 : null;
}

/** MANDATORY nodes and whatever contains one: rules never take these away. */
function ancestorsOfMandatory(places: readonly Placed[], nodes: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const parents = new Map(places.map(({ id, parent }) => [id, parent]));
  const kept = new Set<string>();
  for (const { id } of places) {
    if (criticalityOf(nodes.get(id)) !== 'MANDATORY') continue;
    for (let at: string | null = id; at !== null && !kept.has(at); at = parents.get(at) ?? null) kept.add(at);
  }
  return kept;
}

/** The nodes by id, at most as many as the limit; MANDATORY ones go first when some must stay behind. */
function nodesWithinLimit(document: unknown, tell: Tell): ReadonlyMap<string, unknown> {
  const stored = memberOf(document, 'nodes');
  if (typeof stored !== 'object' || stored === null) {
    tell({ reason: 'INVALID', message: 'the document has no nodes' });
    return new Map();
  }
  const all = Object.entries(stored);
  if (all.length <= limits.nodes) return new Map(all);
  tell({ reason: 'TRUNCATED', message: `${all.length} nodes; ${limits.nodes} are served` });
  const isMandatory = ([, node]: [string, unknown]): boolean => criticalityOf(node) === 'MANDATORY';
  const order = memberOf(document, 'order');
  const rank = new Map(Array.isArray(order) ? order.map((id, index) => [id, index]) : []);
  const byOrder = all.toSorted(([a], [b]) => (rank.get(a) ?? Infinity) - (rank.get(b) ?? Infinity) || 0);
  return new Map([...byOrder.filter(isMandatory), ...byOrder.filter((entry) => !isMandatory(entry))].slice(0, limits.nodes));
}

/** An own member of something that may be anything. */
function memberOf(value: unknown, name: string): unknown {
  return isPlainObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** How each rule of a revision comes out, as text of 0 and 1: audiences for whom all come out alike share everything that follows. */
export const outcomesOf = ({ rules }: Revision, audience: Audience): string =>
  rules.map((rule) => (isShownTo(rule, audience) ? '1' : '0')).join('');
