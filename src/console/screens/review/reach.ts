import type { Coverage } from '#src/shared/console/review.ts';
import { isPlainObject, membersOf } from '#src/shared/values/plainObject.ts';

/** Formats a share as `12%`. Never rounds a partial share to 0% or 100%. */
export function shareInWords(share: number): string {
  if (share > 0 && share < 0.01) return 'less than 1%';
  if (share < 1 && share > 0.99) return 'more than 99%';
  return `${Math.round(share * 100)}%`;
}

const sessionsInWords = (sessions: number): string => (sessions === 1 ? 'one session' : `${sessions.toLocaleString('en')} sessions`);

export function reachInWords(coverage: Coverage | null): string {
  if (coverage === null) return 'Client support is not measured on this surface.';
  const { sessions, share, own, unknown } = coverage;
  if (sessions === 0) return 'No clients were active in the last hour, so client support is unknown.';
  const whom = `of the clients active in the last hour (${sessionsInWords(sessions)})`;
  if (share > 0) return `${shareInWords(share)} ${whom} can’t show all of it. They see something else:`;
  if (own + unknown === 0) return `All ${whom} can show all of it.`;
  const rest = 1 - own - unknown;
  return rest < ROUNDING ? `None ${whom} is known to support it.` : `${shareInWords(rest)} ${whom} can show all of it.`;
}

const ROUNDING = 1e-9;

export const restInWords = (coverage: Coverage): readonly string[] =>
  [ownInWords(coverage), unknownInWords(coverage)].filter((words) => words !== null);

const ownInWords = ({ sessions, own }: Coverage): string | null =>
  sessions === 0 || own === 0 ? null : `${shareInWords(own)} use a build with its own version of this page and do not see this change.`;

export const unknownInWords = ({ sessions, unknown }: Coverage): string | null =>
  sessions === 0 || unknown === 0 ? null : `${shareInWords(unknown)} use an unknown build and receive all of it.`;

function fallbackIn(document: unknown, nodeId: string): Readonly<Record<string, unknown>> {
  const nodes = isPlainObject(document) ? document['nodes'] : null;
  const node = isPlainObject(nodes) && Object.hasOwn(nodes, nodeId) ? nodes[nodeId] : null;
  const fallback = isPlainObject(node) ? node['fallback'] : null;
  return membersOf(fallback);
}

type Uncovered = Coverage['nodes'][number];

export function insteadInWords({ nodeId, criticality }: Pick<Uncovered, 'nodeId' | 'criticality'>, document: unknown): string {
  if (criticality === 'OPTIONAL') return 'see nothing instead of';
  if (criticality !== 'DEGRADABLE') return 'can’t continue without';
  const { kind, text } = fallbackIn(document, nodeId);
  if (kind === 'FallbackText') return `see the text “${String(text)}” instead of`;
  if (kind === 'FallbackLink') return `see the link “${String(text)}” instead of`;
  return kind === 'FallbackAmountLine' ? 'see a plain line with its amount instead of' : 'see its fallback instead of';
}

export function groupByEffect(
  nodes: readonly Uncovered[],
  document: unknown,
): readonly { readonly words: string; readonly names: readonly string[] }[] {
  const names = new Map<string, readonly string[]>();
  for (const node of nodes) {
    const words = `${shareInWords(node.share)} ${insteadInWords(node, document)}`;
    names.set(words, [...(names.get(words) ?? []), `${node.nodeId} (${node.kind})`]);
  }
  return [...names].map(([words, named]) => ({ words, names: named }));
}
