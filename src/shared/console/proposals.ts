/** Sums over the bets that the proposal changes, in cents. */
export type ProposalSums = {
  readonly bets: number;
  readonly stakeCents: number;
  readonly payoutBeforeCents: number;
  readonly payoutAfterCents: number;
};

/** `proposalId` is null if no second signature was needed. */
export type Proposed = ProposalSums & { readonly proposalId: string | null; readonly summary: string };

export type ProposalState = 'CONFIRMED' | 'OPEN' | 'REFUSED' | 'WITHDRAWN';
export type ProposalView = ProposalSums & {
  readonly id: string;
  readonly operation: string;
  readonly summary: string;
  readonly warnings: readonly string[];
  readonly eventId: string | null;
  readonly digest: string;
  readonly reason: string;
  readonly proposer: string;
  readonly proposedAt: string;
  readonly state: ProposalState;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly decision: string | null;
  readonly isOwn: boolean;
  readonly whyNot: string | null;
};
export type ProposedBet = {
  readonly betId: string;
  readonly stakeCents: number;
  readonly before: { readonly status: string; readonly outcome: string; readonly payoutCents: number };
  readonly after: { readonly status: string; readonly outcome: string; readonly payoutCents: number };
};
/** Result of an event as stated by the feed or an operator, applied or not. */
export type EventStatementView = {
  readonly source: 'feed' | 'machine' | 'people';
  readonly origin: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly voidReason: string | null;
  /** Grades like `Winner: Ada wins, Ben loses`; null if the statement is about how the event ended. */
  readonly grades: string | null;
  readonly decidedAt: string | null;
  readonly isApplied: boolean;
  readonly saidAt: string;
};
export type ProposalInFull = {
  readonly proposal: ProposalView;
  readonly bets: readonly ProposedBet[];
  /** True if the effect has changed since the proposal was made, so that it must be reviewed again. */
  readonly isStale: boolean;
  readonly statements: readonly EventStatementView[];
};

type Named = { readonly proposalId: string };
export type ProposalOperations = {
  listProposals: { input: { readonly state: 'decided' | 'open' }; output: { readonly proposals: readonly ProposalView[] } };
  readProposal: { input: Named; output: ProposalInFull };
  confirmProposal: {
    input: Named & { readonly digest: string; readonly reason: string };
    output: Named & { readonly done: object };
  };
  refuseProposal: { input: Named & { readonly reason: string }; output: Named };
  withdrawProposal: { input: Named & { readonly reason: string }; output: Named };
  renewProposal: { input: Named; output: Named & { readonly digest: string } };
};
