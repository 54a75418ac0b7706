/** What tests and demos have the provider of games do. */
export type Levers = {
  /** Rounds are decided and told to nobody, until somebody asks. */
  readonly leavesOpen: boolean;
  /** What the next round pays for each cent wagered, by the nearest line of the paytable below it; null: by chance. */
  readonly nextMultiple: number | null;
  /** Its server answers the operator's with 503. */
  readonly isUnreachable: boolean;
};

export const usualLevers: Levers = { leavesOpen: false, nextMultiple: null, isUnreachable: false };
