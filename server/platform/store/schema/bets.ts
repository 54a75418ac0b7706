import type { ColumnType, Generated } from 'kysely';
import type { LimitFact } from '#src/shared/limits/limitFacts.ts';

type Big = ColumnType<string, string | bigint, string | bigint>;
type NullableBig = ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json<T> = ColumnType<T, string, string>;

/** Cents; default 0. */
type Counted = ColumnType<string, string | bigint | undefined, string | bigint>;

type BetslipsTable = { owner: string; version: Big; content: Json<unknown>; updated_at: Instant };
type PlacementsTable = { player_id: string; placement_id: string; body_hash: string; decided_at: Instant; result: Json<unknown> };
type HeldPlacementsTable = {
  player_id: string;
  placement_id: string;
  body_hash: string;
  request: Json<unknown>;
  /** Time of receipt. A suspension after it refuses the bet. */
  received_at: ColumnType<Date, Date | undefined, never>;
  due_at: Instant;
};
type BetsTable = {
  id: string;
  player_id: string;
  placement_id: string;
  ordinal: number;
  type: 'PARLAY' | 'PARLAY_PLUS' | 'ROUND_ROBIN' | 'STRAIGHT' | 'TEASER';
  status: 'OPEN' | 'SETTLED' | 'CANCELLED' | 'VOIDED';
  outcome: 'CASH_OUT' | 'LOSS' | 'PENDING' | 'PUSH' | 'REFUND' | 'VOIDED' | 'WIN';
  currency: string;
  stake: Big;
  num: Big;
  den: Big;
  potential_payout: Big;
  payout: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
  amount_source: 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT';
  placed_at: Instant;
  settled_at: NullableInstant;
  geo: Json<unknown>;
  terms: ColumnType<unknown, string | undefined, never>;
  free_bet_id: ColumnType<string | null, string | null | undefined, never>;
  profit_boost_id: ColumnType<string | null, string | null | undefined, never>;
  boost_percent: ColumnType<number | null, number | null | undefined, never>;
  boosted_stake: ColumnType<string | null, bigint | null | undefined, never>;
  boost_most_extra: ColumnType<string | null, bigint | null | undefined, never>;
  is_reward_gone: Generated<boolean>;
  featured_bet_id: ColumnType<string | null, undefined, string>;
  featured_title: ColumnType<string | null, undefined, string>;
  cashed_stake: Counted;
  cashed_payout: Counted;
  cashed_out: Counted;
  cashed_credit: Counted;
  version: ColumnType<string, string | bigint | undefined, string | bigint>;
};
export type LegOutcome = 'DEAD_HEAT' | 'LOSS' | 'PENDING' | 'PUSH' | 'UNAVAILABLE' | 'VOID' | 'WIN';
type BetLegsTable = {
  id: string;
  bet_id: string;
  ordinal: number;
  event_id: string;
  market_id: string;
  selection_id: string;
  market_name: string;
  selection_name: string;
  market_type: string;
  selection_type: string;
  num: Big;
  den: Big;
  points: number | null;
  outcome: Generated<LegOutcome>;
  outcome_reason: string | null;
  outcome_before: ColumnType<LegOutcome | null, undefined, never>;
  outcome_reason_before: ColumnType<string | null, undefined, never>;
  void_reason: ColumnType<string | null, string | null | undefined, string | null>;
  dead_heat_places: ColumnType<number | null, number | null | undefined, number | null>;
  dead_heat_tied: ColumnType<number | null, number | null | undefined, number | null>;
  is_annulled: Generated<boolean>;
};

type ExposuresTable = { selection_id: string; part: number; taken: Big; is_exact: boolean };
export type VoidScope = 'bet' | 'market' | 'selection';
type VoidsTable = {
  scope: VoidScope;
  target: string;
  reason: string;
  origin: string;
  recorded_at: Instant;
  worked_at: NullableInstant;
  completed_at: NullableInstant;
};
type PlayerLimitChangesTable = {
  id: string;
  player_id: string;
  ordinal: number;
  sports: string[] | null;
  most_stake: NullableBig;
  most_exposure: NullableBig;
  facts: Json<readonly LimitFact[]>;
  reason: string;
  set_by: string;
  set_at: Instant;
};
type PlayerLimitMailsTable = { change_id: string; mail_id: string; written_at: Instant };
type LimitObjectionsTable = { id: string; change_id: string; words: string; made_at: Instant };
type LimitObjectionAnswersTable = { objection_id: string; words: string; answered_by: string; answered_at: Instant };
type CashOutsTable = {
  bet_id: string;
  round: number;
  stake: Big;
  paid: Big;
  credit: Counted;
  origin: 'AUTOMATIC' | 'PLAYER';
  is_whole: boolean;
  made_at: Instant;
  geo: Json<unknown>;
};
type CashOutRequestsTable = { player_id: string; cash_out_id: string; body_hash: string; decided_at: Instant; result: Json<unknown> };
type HeldCashOutsTable = {
  player_id: string;
  cash_out_id: string;
  bet_id: string;
  body_hash: string;
  request: Json<unknown>;
  shown: Big;
  received_at: Instant;
  due_at: Instant;
};
type AutomaticCashOutsTable = { bet_id: string; target: Big; set_at: Instant; geo: Json<unknown>; reached_at: NullableInstant };
type FeaturedBetsTable = {
  id: string;
  version: number;
  kind: 'FEATURED' | 'QUICK';
  title: string;
  selection_ids: string[];
  suggested_stake: NullableBig;
  is_offered: Generated<boolean>;
  created_by: string;
  created_at: Instant;
  updated_by: string;
  updated_at: Instant;
};
type TradingSettingsTable = { key: string; version: number; value: Json<unknown>; updated_by: string; updated_at: Instant };

export type BetsSchema = {
  betslips: BetslipsTable;
  placements: PlacementsTable;
  held_placements: HeldPlacementsTable;
  bets: BetsTable;
  bet_legs: BetLegsTable;
  selection_exposures: ExposuresTable;
  player_limit_changes: PlayerLimitChangesTable;
  player_limits: PlayerLimitChangesTable;
  player_limit_mails: PlayerLimitMailsTable;
  limit_objections: LimitObjectionsTable;
  limit_objection_answers: LimitObjectionAnswersTable;
  voids: VoidsTable;
  cash_outs: CashOutsTable;
  cash_out_requests: CashOutRequestsTable;
  held_cash_outs: HeldCashOutsTable;
  automatic_cash_outs: AutomaticCashOutsTable;
  trading_settings: TradingSettingsTable;
  featured_bets: FeaturedBetsTable;
};
