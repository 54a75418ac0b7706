import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Big = ColumnType<string, string | bigint, string | bigint>;
type Json<T> = ColumnType<T, string, string>;
type SetOnce<T> = ColumnType<T | null, never, T>;

export type ProposalsTable = {
  id: string;
  operation: string;
  input: ColumnType<string, string, never>;
  subject: ColumnType<string, string, never>;
  event_id: ColumnType<string | null, string | null, never>;
  summary: string;
  warnings: Json<readonly string[]>;
  digest: string;
  bets: number;
  stake: Big;
  payout_before: Big;
  payout_after: Big;
  reason: string;
  proposer_id: ColumnType<string, string, never>;
  proposer: ColumnType<string, string, never>;
  proposed_at: ColumnType<Date, Date, never>;
  state: Generated<'CONFIRMED' | 'OPEN' | 'REFUSED' | 'WITHDRAWN'>;
  decided_by_id: SetOnce<string>;
  decided_by: SetOnce<string>;
  decided_at: SetOnce<Date>;
  decision: SetOnce<string>;
  done: ColumnType<object | null, never, string>;
};
export type ProposalBetsTable = {
  proposal_id: string;
  bet_id: string;
  stake: Big;
  status_before: string;
  outcome_before: string;
  payout_before: Big;
  status_after: string;
  outcome_after: string;
  payout_after: Big;
};
export type OperatorVouchesTable = {
  operator_id: string;
  by: string;
  act: 'made' | 'restored' | 'unlocked';
  at: ColumnType<Date, never, never>;
};
/** In a `deadHeat`, `tied` competitors share `places` paid places. */
export type StatedGrade = {
  readonly selectionId: string;
  readonly outcome: 'DEAD_HEAT' | 'LOSS' | 'PUSH' | 'WIN';
  readonly deadHeat: { readonly places: number; readonly tied: number } | null;
};
export type EventStatementsTable = {
  id: GeneratedAlways<string>;
  event_id: string;
  source: 'feed' | 'machine' | 'people';
  origin: string;
  home_score: number | null;
  away_score: number | null;
  void_reason: string | null;
  /** Market to grade. Null for the event's result. */
  market_id: ColumnType<string | null, string | null, never>;
  grades: ColumnType<readonly StatedGrade[] | null, string | null, never>;
  decided_at: ColumnType<Date | null, Date | null, never>;
  amount: Big;
  is_applied: boolean;
  said_at: ColumnType<Date, Date, never>;
};
export type ProposalsSchema = {
  proposals: ProposalsTable;
  proposal_bets: ProposalBetsTable;
  operator_vouches: OperatorVouchesTable;
  event_statements: EventStatementsTable;
};
