export type Quarantined = {
  readonly surface: string;
  readonly node_id: string;
  readonly digest: string;
  readonly kind: string;
  readonly effect: 'replaced' | 'told';
  readonly reason: string;
  /** Sessions in `viewers` that could not draw the node. */
  readonly failing: number;
  readonly viewers: number;
  readonly since: string;
  readonly released_at: string | null;
  readonly released_by: string | null;
  readonly release_reason: string | null;
  /** `over`: the node was changed or unpublished. */
  readonly state: 'held' | 'released' | 'over';
};

export type QuarantineOperations = {
  listQuarantines: { input: Readonly<Record<never, never>>; output: { readonly quarantines: readonly Quarantined[] } };
  releaseQuarantine: {
    input: { readonly surface: string; readonly nodeId: string; readonly digest: string; readonly reason: string };
    output: { readonly surface: string; readonly nodeId: string; readonly digest: string };
  };
};
