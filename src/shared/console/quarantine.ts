/** A node that too many pages could not draw. */
export type Quarantined = {
  readonly surface: string;
  readonly node_id: string;
  /** Of the node as it is stored; another content has another one. */
  readonly digest: string;
  readonly kind: string;
  /** `told`: it must not be replaced, or nobody counts who sees it. */
  readonly effect: 'replaced' | 'told';
  readonly reason: string;
  /** Sessions that could not draw it, and that had it before them. */
  readonly failing: number;
  readonly viewers: number;
  readonly since: string;
  readonly released_at: string | null;
  readonly released_by: string | null;
  readonly release_reason: string | null;
  /** `over`: the node was changed since, or is no longer published. */
  readonly state: 'held' | 'released' | 'over';
};

export type QuarantineOperations = {
  listQuarantines: { input: Readonly<Record<never, never>>; output: { readonly quarantines: readonly Quarantined[] } };
  releaseQuarantine: {
    input: { readonly surface: string; readonly nodeId: string; readonly digest: string; readonly reason: string };
    output: { readonly surface: string; readonly nodeId: string; readonly digest: string };
  };
};
