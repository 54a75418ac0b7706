import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import type { NodeAbsence } from '#server/contract/generated/schemaTypes.ts';
import type { AdmittedNode, Revision } from './admit.ts';
import type { FallbackParent } from '#server/kinds/nodeParents.ts';
import { visibleNodes } from '#src/shared/layouts/visibleNodes.ts';

type StoredFallback = NonNullable<AuthoredStoredNode['fallback']>;

export type ResolvedNode = Omit<AdmittedNode, 'absence' | 'rule'> & {
  readonly absence: NodeAbsence | null;
  /** Content that receipts must count although the client cannot draw it. Null otherwise. */
  readonly undrawable: AdmittedNode['content'];
  /** Version of the node's data. A new version counts as a change of the node. */
  readonly data?: string;
};

export type Resolved = {
  readonly revision: string;
  readonly surface: string;
  readonly title: string | null;
  readonly common?: number | null;
  readonly nodes: readonly ResolvedNode[];
};

/** Selects the nodes to show by the rules' `outcomes`, the quarantine and the client's capabilities. */
export function resolve(
  revision: Revision,
  outcomes: string,
  canDraw: (kind: string, version: number) => boolean,
  isQuarantined: (surface: string, node: AdmittedNode) => boolean = () => false,
): Resolved {
  const isHeldBack = (node: AdmittedNode): boolean => !node.isGuarded && isQuarantined(revision.surface, node);
  const absenceOf = (node: AdmittedNode): NodeAbsence | null => node.absence ?? (isHeldBack(node) ? 'QUARANTINED' : null);
  const standings = visibleNodes(revision.nodes, {
    isFor: ({ rule }) => rule === null || outcomes[rule] !== '0',
    canDraw: (node) => absenceOf(node) === null && node.content !== null && canDraw(node.content.kind, node.content.version),
  });
  const nodes = standings.map(({ node, parent, region, isDrawn }): ResolvedNode => {
    const { rule: _rule, ...kept } = { ...node, parent, region };
    return isDrawn
      ? { ...kept, absence: null, undrawable: null }
      : { ...kept, absence: absenceOf(node) ?? 'UNSUPPORTED', content: null, undrawable: node.content };
  });
  return { revision: revision.hash, surface: revision.surface, title: revision.title, nodes };
}

/** Null without a fallback, or if it is an amount, which only receipts compute. */
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
