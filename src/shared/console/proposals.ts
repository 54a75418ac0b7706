/** Amounts in cents. Payouts are those of the bets that it changes. */
export type ProposalSums = {
  readonly bets: number;
  readonly stakeCents: number;
  readonly payoutBeforeCents: number;
  readonly payoutAfterCents: number;
};

/** Answer of an operation that needs two people. `proposalId` is null where it was done at once, because one was enough. */
export type Proposed = ProposalSums & { readonly proposalId: string | null; readonly summary: string };

export type ProposalState = 'CONFIRMED' | 'OPEN' | 'REFUSED' | 'WITHDRAWN';
export type ProposalView = ProposalSums & {
  readonly id: string;
  /** Name of the operation that the confirmation runs. */
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
  /** Why the reader may not confirm it; null if they may. */
  readonly whyNot: string | null;
};
export type ProposedBet = {
  readonly betId: string;
  readonly stakeCents: number;
  readonly before: { readonly status: string; readonly outcome: string; readonly payoutCents: number };
  readonly after: { readonly status: string; readonly outcome: string; readonly payoutCents: number };
};
/** How an event or a market of it ended, by the feed or by people, applied or not. */
export type EventStatementView = {
  readonly source: 'feed' | 'machine' | 'people';
  readonly origin: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly voidReason: string | null;
  /** Example: `Winner: Ada wins, Ben loses`; null for the ending of the event. */
  readonly grades: string | null;
  readonly decidedAt: string | null;
  readonly isApplied: boolean;
  readonly saidAt: string;
};
export type ProposalInFull = {
  readonly proposal: ProposalView;
  /** Those with the largest changes first; `proposal.bets` counts all. */
  readonly bets: readonly ProposedBet[];
  /** True if it would do something else by now. It cannot be confirmed until somebody has looked again. */
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
