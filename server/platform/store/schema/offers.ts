import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Big = ColumnType<string, string | bigint, string | bigint>;
type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type FactsTable = {
  ordinal: GeneratedAlways<string>;
  player_id: string;
  kind: string;
  reference: string;
  round: number;
  recorded_at: Instant;
  written_in: GeneratedAlways<string>;
  cents: Big;
  bet_status: string | null;
  bet_outcome: string | null;
  at_risk: string | null;
};
type OfferVersionsTable = {
  hash: string;
  offer_id: string;
  document: ColumnType<unknown, string, never>;
  confirmed_by: string;
  confirmed_at: Instant;
};
type OffersTable = {
  id: string;
  hash: string;
  version: ColumnType<number, number | undefined, number>;
  budget: Big;
  awarded: ColumnType<string, string | bigint | undefined, string | bigint>;
  stopped_at: NullableInstant;
  stopped_by: ColumnType<string | null, string | null | undefined, string | null>;
};
type OfferCausesTable = {
  offer_id: string;
  cause: string;
  step: number;
  player_id: string;
  ordinal: Big;
  is_met: boolean;
  is_over: boolean;
  award_id: ColumnType<string | null, string | null | undefined, string | null>;
  withheld: ColumnType<Withheld | null, Withheld | null | undefined, Withheld | null>;
  base: Big;
  done: Big;
  began_at: Instant;
};
type OfferCallsTable = { ordinal: GeneratedAlways<string>; player_id: string; due_at: Instant; cause: string | null };
/** A database trigger writes these rows for each ledger entry of credit. */
type CreditLotsTable = {
  id: string;
  player_id: string;
  remaining: Big;
  given_at: Instant;
  expires_at: NullableInstant;
  is_closed: Generated<boolean>;
};
type CreditMovesTable = { journal_id: string; lot_id: string; amount: Big };
export type Withheld = 'budget' | 'cap' | 'excluded';

type NullableOnce<T> = ColumnType<T | null, T | null | undefined, T | null>;
type AwardKind = 'bonus-cash' | 'cashback' | 'free-bets' | 'free-rounds' | 'free-wagers' | 'profit-boosts';
type AwardsTable = {
  id: string;
  player_id: string;
  kind: AwardKind;
  title: string;
  amount: ColumnType<string | null, string | bigint | null, string | bigint | null>;
  game_id: string | null;
  expires_at: NullableInstant;
  boost_percent: NullableOnce<number>;
  most_stake: ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
  most_extra: ColumnType<string | null, string | bigint | null | undefined, never>;
  fewest_legs: NullableOnce<number>;
  most_legs: NullableOnce<number>;
  sport_id: NullableOnce<string>;
  event_id: NullableOnce<string>;
  effective_at: NullableInstant;
  is_paused: Generated<boolean>;
  redeemed_at: NullableInstant;
  redeemed_bet_id: NullableOnce<string>;
  offer_id: NullableOnce<string>;
  given_at: NullableInstant;
  withdrawn_at: NullableInstant;
};
type PromotionEnrollmentsTable = {
  player_id: string;
  promotion_id: string;
  enrolled_at: Instant;
  offer_hash: NullableOnce<string>;
};

export type OffersSchema = {
  awards: AwardsTable;
  promotion_enrollments: PromotionEnrollmentsTable;
  facts: FactsTable;
  fact_cursors: { player_id: string; ordinal: Big };
  offers: OffersTable;
  offer_versions: OfferVersionsTable;
  offer_causes: OfferCausesTable;
  offer_calls: OfferCallsTable;
  credit_lots: CreditLotsTable;
  credit_moves: CreditMovesTable;
};
