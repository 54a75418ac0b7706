export type SandboxControls = {
  /** True if the provider reports ended rounds only on the operator's request. */
  readonly leavesOpen: boolean;
  /** The next round pays this multiple of the wager, or the highest possible one below it. Null: random. */
  readonly nextMultiple: number | null;
  /** If true, a slot's next round is drawn again until it starts the feature. */
  readonly nextFeature: boolean;
  readonly isUnreachable: boolean;
};

export const defaultControls: SandboxControls = { leavesOpen: false, nextMultiple: null, nextFeature: false, isUnreachable: false };
