import type { Finding } from '#src/shared/console/review.ts';
import { type DraftDocument, type DraftNode, isObject } from '#src/shared/layouts/draft/document.ts';
import { stepsOf, stepWords } from '../../ui/pointer.ts';
import { messageInWords } from '../../ui/problemInWords.ts';
import { checkValue } from '../form/checkValue.ts';
import { schemaNamed } from '../form/schemas.ts';
import { faultWords, type IsKind, type Line, nameOf, outlineOf } from './outline.ts';

/** Problems prevent publishing; warnings do not. */
export type Findings = { readonly problems: readonly Finding[]; readonly warnings: readonly Finding[] };

export type NodeProblem = { readonly pointer: string; readonly message: string };

const checked = new WeakMap<DraftNode, readonly NodeProblem[]>();

export function problemsOf(node: DraftNode): readonly NodeProblem[] {
  const known = checked.get(node);
  if (known) return known;
  const found = problemsIn(node);
  checked.set(node, found);
  return found;
}

function problemsIn(node: DraftNode): readonly NodeProblem[] {
  if ('broken' in node) return [];
  const frame = schemaNamed('StoredNode');
  const kind = typeof node['kind'] === 'string' ? schemaNamed(node['kind']) : null;
  const own = frame ? checkValue(frame, node).filter(({ pointer }) => !pointer.startsWith('/props')) : [];
  return [...own, ...(kind && isObject(node['props']) ? checkValue(kind, node['props'], '/props') : [])];
}

const NOTHING: readonly Finding[] = [];
const sorted = new WeakMap<Findings, ReadonlyMap<string, readonly Finding[]>>();

/** Groups findings by node only once, because the tree's rows read them on every key press. */
function findingsOf(findings: Findings, id: string): readonly Finding[] {
  const known = sorted.get(findings);
  if (known) return known.get(id) ?? NOTHING;
  const byNode = new Map<string, Finding[]>();
  for (const each of [...findings.problems, ...findings.warnings])
    if (each.nodeId !== null) byNode.set(each.nodeId, [...(byNode.get(each.nodeId) ?? []), each]);
  sorted.set(findings, byNode);
  return byNode.get(id) ?? NOTHING;
}

export function furtherProblems(findings: Findings, id: string, node: DraftNode): readonly NodeProblem[] {
  const all = findingsOf(findings, id);
  if (all.length === 0) return [];
  const own = problemsOf(node);
  return all.flatMap(({ check, pointer, message }) => {
    const at = pointer.slice(`/nodes/${id}`.length);
    // Hides duplicates. The server reports a missing field at its parent, the local check at the field.
    const isTold = check === 'schema' && own.some((each) => each.pointer === at || each.pointer.startsWith(`${at}/`));
    return isTold ? [] : [{ pointer: at, message: sentence(message) }];
  });
}

export type ToMend = {
  readonly key: string;
  readonly nodeId: string | null;
  readonly pointer: string;
  readonly words: string;
};

/** Lists local problems first. The server stops checking after schema errors. */
export function toMend(document: DraftDocument, isKind: IsKind, problems: readonly Finding[]): readonly ToMend[] {
  const lines = outlineOf(document, isKind);
  const own = lines.flatMap(ownOf);
  const known = new Set(own.map(({ nodeId }) => nodeId));
  const further = problems.filter(({ check, nodeId }) => check !== 'schema' || (nodeId === null ? own.length === 0 : !known.has(nodeId)));
  return [...own, ...asToMend(further, document)];
}

export const asToMend = (findings: readonly Finding[], { nodes }: DraftDocument): readonly ToMend[] =>
  findings.map(({ nodeId, pointer, message }) => {
    const key = `server ${pointer} ${message}`;
    if (nodeId === null) return { key, nodeId, pointer, words: sentence(message) };
    const name = nameOf(nodeId, nodes.get(nodeId) ?? null);
    return { key, nodeId, pointer: pointer.slice(`/nodes/${nodeId}`.length), words: `${name}: ${sentence(message)}` };
  });

const ownOf = ({ key, id, node, fault }: Line): readonly ToMend[] => {
  const name = nameOf(id, node);
  const isAgain = fault === 'repeated';
  return [
    ...(fault === null ? [] : [{ key: `${key} ${fault}`, nodeId: id, pointer: '', words: `${name}: ${faultWords[fault]}` }]),
    ...(node === null || isAgain ? [] : problemsOf(node)).map(({ pointer, message }) => ({
      key: `${key} ${pointer} ${message}`,
      nodeId: id,
      pointer,
      words: `${name}: ${fieldWords(pointer)}${message}`,
    })),
  ];
};

export const fieldWords = (pointer: string): string => {
  const steps = stepsOf(pointer).filter((step, at) => at > 0 || step !== 'props');
  return steps.length === 0 ? '' : `${steps.map(stepWords).join(', ')}: `;
};

const sentence = (message: string): string => {
  const words = messageInWords(message);
  return /[.!?]$/.test(words) ? words : `${words}.`;
};
