import { canonicalJson } from '#server/platform/canonicalJson.ts';
import type { Resolved, ResolvedNode } from '../serve/resolve.ts';
import { diff, type Digests, type Step } from '#src/shared/layouts/layoutPatch/index.ts';

const MAX_STEPS = 60;

const texts = new WeakMap<ResolvedNode, string>();
const known = new WeakMap<Resolved, WeakMap<Resolved, readonly Step[] | null>>();

/** Null if there are so many steps that the client should get the whole layout. */
export function stepsBetween(before: Resolved, after: Resolved): readonly Step[] | null {
  const from = known.get(before) ?? new WeakMap<Resolved, readonly Step[] | null>();
  known.set(before, from);
  const made = from.get(after);
  if (made !== undefined) return made;
  const steps = diff(before.nodes, after.nodes, digestsOf(before), digestsOf(after));
  const answer = steps.length > MAX_STEPS ? null : steps;
  from.set(after, answer);
  return answer;
}

function digestsOf({ nodes }: Resolved): Digests {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (id) => {
    const node = byId.get(id);
    return node ? textOf(node) : '';
  };
}

/** Serializes what a client receives of a node, except its position. */
function textOf(node: ResolvedNode): string {
  const found = texts.get(node);
  if (found !== undefined) return found;
  const { id: _, parent: __, region: ___, undrawable: ____, digest: _____, ...content } = node;
  const text = canonicalJson(content);
  texts.set(node, text);
  return text;
}
