import type { AuthoredByKind, AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import type { Criticality, NodeAbsence } from '#server/contract/generated/schemaTypes.ts';
import type { Audience, Rule } from '../targeting/audience.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { isShownTo } from '../targeting/conditions.ts';
import { limits } from '#src/shared/layouts/draft/limits.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { isGuarded } from '../documents/responsibleGaming.ts';
import { checkNode, readFrame } from '../documents/nodes.ts';
import { isOffer } from '../documents/isOffer.ts';
import { owedProblems } from '../documents/owedProblems.ts';
import type { KindName } from '#server/kinds/nodeParents.ts';
import type { Bind } from '#server/kinds/sources/binding.ts';
import { type MisplacedNode, type TreeNode, nodeTreeOf } from '../documents/nodeTree.ts';
import type { LayoutReport, Report } from '#server/kinds/report.ts';
import type { Surface } from '../documents/surfaces.ts';

type StoredFallback = NonNullable<AuthoredStoredNode['fallback']>;

export type AdmittedNode = {
  readonly id: string;
  readonly digest: string;
  readonly kind: string;
  readonly parent: string | null;
  readonly region: string;
  readonly criticality: Criticality;
  /** True if only compliance may change the node, which is then never quarantined. */
  readonly isGuarded: boolean;
  readonly fallback: StoredFallback | null;
  /** Index in `rules` of the node's rule. Null without a rule, or if rules must not remove the node. */
  readonly rule: number | null;
  readonly label: string | null;
  readonly trackingId: string | null;
  readonly presentation: string | null;
  readonly absence: Extract<NodeAbsence, 'UNSUPPORTED' | 'INVALID'> | null;
  readonly content: Content | null;
};
type Content = {
  readonly kind: KindName;
  readonly version: number;
  readonly props: unknown;
  readonly binds: Readonly<Record<string, Bind>>;
};

/** Checks only the kind, because `admit` has checked the props. */
export const isOfKind = <C extends Pick<Content, 'kind' | 'props'>, K extends KindName>(
  content: C | null | undefined,
  kind: K,
): content is C & { readonly kind: K; readonly props: AuthoredByKind[K] } => content?.kind === kind;

/** Document, parsed and checked once, so that serving it cannot fail. */
export type Revision = {
  readonly hash: string;
  readonly surface: string;
  readonly title: string | null;
  readonly rules: readonly Rule[];
  /** Id of the first shelf with a rule about the player, or null. */
  readonly personal: string | null;
  readonly lacks: readonly string[];
  readonly nodes: readonly AdmittedNode[];
};

const MAX_MISPLACED_TOLD = 20;
const UNREADABLE: StoredFallback = { kind: 'FallbackText', text: 'This part is not available right now.' };

/**
 * Parses a stored document. Reports faults instead of throwing. Makes unreadable nodes DEGRADABLE, so that they neither disappear nor block
 * the page.
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
  const { placed, misplaced } = nodeTreeOf({ order: memberOf(document, 'order'), nodes });
  const here = new Set(placed.map(({ id }) => id));
  // Reports all nodes without a place in the order, but other faults only up to the limit.
  const isLost = ({ id }: MisplacedNode): boolean => nodes.has(id) && !here.has(id);
  const lost = new Map(misplaced.filter(isLost).map(({ id, fault }) => [id, fault]));
  const others = misplaced.filter((each) => !isLost(each)).slice(0, MAX_MISPLACED_TOLD);
  for (const [id, fault] of [...lost, ...others.map(({ id, fault }) => [id, fault] as const)])
    tell({ reason: 'MISPLACED', nodeId: id, message: fault });
  // Appends MANDATORY nodes without a place.
  const owed = [...nodes]
    .filter(([id, node]) => !here.has(id) && criticalityOf(node) === 'MANDATORY')
    .map(([id]): TreeNode => ({ id, parent: null, region: 'main', depth: 1 }));
  const places = [...placed, ...owed];
  const rules: Rule[] = [];
  const kept = ancestorsOfMandatory(places, nodes);
  const admitted = places.map((place) => admitNode(place, nodes.get(place.id), { surface, kept, rules, tell }));
  const drawn = admitted.flatMap(({ content, ...node }) => (content ? [{ ...node, props: content.props }] : []));
  const lacks = owedProblems(surface, drawn).map(({ message }) => message);
  for (const message of lacks) tell({ reason: 'MANDATORY_MISSING', message });
  const title = memberOf(document, 'title');
  const personal = personalIn(admitted, rules);
  return { hash, surface: name, title: typeof title === 'string' ? title : null, rules, personal, lacks, nodes: admitted };
}

function personalIn(nodes: readonly AdmittedNode[], rules: readonly Rule[]): string | null {
  const first = nodes.findIndex(({ rule }) => rule !== null && (rules[rule]?.login ?? rules[rule]?.segments) !== undefined);
  return nodes.slice(0, first + 1).findLast(({ parent }) => parent === null)?.id ?? null;
}

type Tell = (entry: Pick<LayoutReport, 'reason' | 'message' | 'nodeId'>) => void;

type Admission = { readonly surface: Surface; readonly kept: ReadonlySet<string>; readonly rules: Rule[]; readonly tell: Tell };

function admitNode({ id, parent, region }: TreeNode, node: unknown, { surface, kept, rules, tell }: Admission): AdmittedNode {
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
    isGuarded: isGuarded(stored),
    fallback: stored.fallback ?? null,
    rule: ruleOf(kept.has(id) ? undefined : stored.when, isOffer(stored), rules),
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

function salvaged(node: unknown): Pick<AdmittedNode, 'kind' | 'criticality' | 'isGuarded' | 'fallback' | 'label' | 'trackingId'> {
  const kind = memberOf(node, 'kind');
  const criticality = criticalityOf(node);
  const fallback = fallbackOf(memberOf(node, 'fallback'));
  return {
    kind: typeof kind === 'string' && /^[A-Z][A-Za-z0-9]{0,63}$/.test(kind) ? kind : 'Unreadable',
    criticality,
    isGuarded: isGuarded({ criticality, guardedBy: memberOf(node, 'guardedBy') }),
    fallback: fallback ?? (criticality === 'DEGRADABLE' ? UNREADABLE : null),
    label: null,
    trackingId: null,
  };
}

function criticalityOf(node: unknown): Criticality {
  const criticality = memberOf(node, 'criticality');
  return criticality === 'OPTIONAL' || criticality === 'MANDATORY' ? criticality : 'DEGRADABLE';
}

function fallbackOf(fallback: unknown): StoredFallback | null {
  const probe = readFrame({ id: 'probe', kind: 'Probe', v: 1, props: {}, criticality: 'DEGRADABLE', fallback });
  return probe.ok ? (probe.value.fallback ?? null) : null;
}

function ruleOf(when: Rule | undefined, isOffered: boolean, rules: Rule[]): number | null {
  const rule: Rule | undefined = isOffered ? { ...when, mayPlay: true } : when;
  return rule ? rules.push(rule) - 1 : null;
}

/** MANDATORY nodes and their ancestors, which no rule removes. */
function ancestorsOfMandatory(places: readonly TreeNode[], nodes: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const parents = new Map(places.map(({ id, parent }) => [id, parent]));
  const kept = new Set<string>();
  for (const { id } of places) {
    if (criticalityOf(nodes.get(id)) !== 'MANDATORY') continue;
    for (let at: string | null = id; at !== null && !kept.has(at); at = parents.get(at) ?? null) kept.add(at);
  }
  return kept;
}

/** Returns all nodes or, if there are too many, MANDATORY nodes first, then others in document order. */
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

function memberOf(value: unknown, name: string): unknown {
  return isPlainObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Evaluates each rule to 0 or 1. Audiences with the same result share cached layouts. */
export const outcomesOf = ({ rules }: Revision, audience: Audience): string =>
  rules.map((rule) => (isShownTo(rule, audience) ? '1' : '0')).join('');
