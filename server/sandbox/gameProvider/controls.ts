export type SandboxControls = {
  /** True if ended rounds are reported only on the operator's request. */
  readonly leavesOpen: boolean;
  /** Multiple that the next round pays, rounded down to a line of the paytable. Null for a random one. */
  readonly nextMultiple: number | null;
  readonly isUnreachable: boolean;
};

export const defaultControls: SandboxControls = { leavesOpen: false, nextMultiple: null, isUnreachable: false };
