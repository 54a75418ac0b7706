import { checkValue } from '../form/checkValue.ts';
import { schemaNamed } from '../form/schemas.ts';
import { type DraftNode, isObject } from './document.ts';

/** Something to look at; `pointer` leads into the document (RFC 6901). */
export type Finding = { readonly check: string; readonly nodeId: string | null; readonly pointer: string; readonly message: string };

/** One thing wrong with a node; `pointer` leads into it. */
export type NodeProblem = { readonly pointer: string; readonly message: string };

const checked = new WeakMap<DraftNode, readonly NodeProblem[]>();

/** What the schemas say of a node as it is written, without asking anybody. The same node gives the same list. */
export function problemsOf(node: DraftNode): readonly NodeProblem[] {
  const known = checked.get(node);
  if (known) return known;
  const found = problemsIn(node);
  checked.set(node, found);
  return found;
}

function problemsIn(node: DraftNode): readonly NodeProblem[] {
  const frame = schemaNamed('StoredNode');
  const kind = typeof node['kind'] === 'string' ? schemaNamed(node['kind']) : null;
  const own = frame ? checkValue(frame, node).filter(({ pointer }) => !pointer.startsWith('/props')) : [];
  return [...own, ...(kind && isObject(node['props']) ? checkValue(kind, node['props'], '/props') : [])];
}

/** Those of the server that the schemas do not know of already, with pointers into their node. */
export const furtherProblems = (findings: readonly Finding[], id: string): readonly NodeProblem[] =>
  findings
    .filter(({ check, nodeId }) => nodeId === id && check !== 'schema')
    .map(({ pointer, message }) => ({ pointer: pointer.slice(`/nodes/${id}`.length), message: sentence(message) }));

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
