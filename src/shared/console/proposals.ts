/** Cents, of the bets changed. */
export type ProposalSums = {
  readonly bets: number;
  readonly stakeCents: number;
  readonly payoutBeforeCents: number;
  readonly payoutAfterCents: number;
};

/** Null `proposalId`: one signature sufficed. */
export type Proposed = ProposalSums & { readonly proposalId: string | null; readonly summary: string };

export type ProposalState = 'CONFIRMED' | 'OPEN' | 'REFUSED' | 'WITHDRAWN';
export type ProposalView = ProposalSums & {
  readonly id: string;
  /** Run by the confirmation. */
  readonly operation: string;
  readonly summary: string;
  readonly warnings: readonly string[];
  readonly eventId: string | null;
  readonly digest: string;
  readonly reason: string;
  /** Address of an operator, or `feed`. */
  readonly proposer: string;
  readonly proposedAt: string;
  readonly state: ProposalState;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly decision: string | null;
  readonly isOwn: boolean;
  /** Why the reader may not confirm, or null. */
  readonly whyNot: string | null;
};
export type ProposedBet = {
  readonly betId: string;
  readonly stakeCents: number;
  readonly before: { readonly status: string; readonly outcome: string; readonly payoutCents: number };
  readonly after: { readonly status: string; readonly outcome: string; readonly payoutCents: number };
};
/** Ending stated by feed or people, applied or not. */
export type EventStatementView = {
  readonly source: 'feed' | 'machine' | 'people';
  readonly origin: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly voidReason: string | null;
  /** `Winner: Ada wins, Ben loses`; null for the event's ending. */
  readonly grades: string | null;
  readonly decidedAt: string | null;
  readonly isApplied: boolean;
  readonly saidAt: string;
};
export type ProposalInFull = {
  readonly proposal: ProposalView;
  /** Largest changes first; `proposal.bets` counts all. */
  readonly bets: readonly ProposedBet[];
  /** True if its effect changed: needs another look before confirming. */
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
