import type { AuthoredStoredNode } from '../gql/authored.ts';
import type { NodeAbsence } from '../gql/resolvers.ts';
import type { AdmittedNode, Revision } from './admit.ts';
import type { FallbackParent } from './parents.ts';

type StoredFallback = NonNullable<AuthoredStoredNode['fallback']>;

/** A node that an audience gets, before it is given the ids of a route. */
export type ResolvedNode = Omit<AdmittedNode, 'absence' | 'rule'> & {
  readonly absence: NodeAbsence | null;
  /** What this client cannot draw; receipts still count it. Null where the content is there, or could not be read. */
  readonly undrawable: AdmittedNode['content'];
};

export type Resolved = {
  readonly revision: string;
  readonly surface: string;
  readonly title: string | null;
  readonly nodes: readonly ResolvedNode[];
};

/**
 * Targeting, then capabilities. `outcomes` are those of the revision's rules; a node whose rule comes out 0 goes with all below it.
 * A node that the client cannot draw keeps its frame; what it contains goes with it, except for MANDATORY nodes, which move to
 * the top: neither a rule nor an old client takes one away.
 */
export function resolve(
  revision: Revision,
  outcomes: string,
  canDraw: (kind: string, version: number) => boolean,
  isQuarantined: (surface: string, node: AdmittedNode) => boolean = () => false,
): Resolved {
  const nodes: ResolvedNode[] = [];
  const drawn = new Set<string>();
  for (const admitted of revision.nodes) {
    const { rule, absence: fault, ...node } = admitted;
    // What is owed to the player is never taken away, whatever is told of it.
    const isHeldBack = node.criticality !== 'MANDATORY' && isQuarantined(revision.surface, admitted);
    const absence = fault ?? (isHeldBack ? 'QUARANTINED' : null);
    const isHeld = node.parent === null || drawn.has(node.parent);
    if ((rule !== null && outcomes[rule] === '0') || (!isHeld && node.criticality !== 'MANDATORY')) continue;
    const place = isHeld ? {} : { parent: null, region: 'main' };
    const isDrawable = absence === null && node.content !== null && canDraw(node.content.kind, node.content.version);
    if (isDrawable) drawn.add(node.id);
    nodes.push(
      isDrawable
        ? { ...node, ...place, absence: null, undrawable: null }
        : { ...node, ...place, absence: absence ?? 'UNSUPPORTED', content: null, undrawable: node.content },
    );
  }
  return { revision: revision.hash, surface: revision.surface, title: revision.title, nodes };
}

/** The wire form of a fallback that names no amount; receipts make theirs from the transaction. */
export function fallbackOf(fallback: StoredFallback | null): FallbackParent | null {
  switch (fallback?.kind) {
    case 'FallbackText':
      return { __typename: 'FallbackText', text: fallback.text };
    case 'FallbackLink':
      return { __typename: 'FallbackLink', text: fallback.text, url: fallback.url };
    case 'FallbackAmountLine':
    case undefined:
      return null;
  }
}
