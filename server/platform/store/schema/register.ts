import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

type RegisterAnswersTable = {
  request_id: string;
  player_id: string;
  person_digest: string;
  verdict: 'LISTED' | 'NOT_LISTED';
  listed_until: Date | null;
  regions: string[] | null;
  answered_at: Instant;
  received_at: Instant;
  is_applied: boolean;
};
type RegisterStandingsTable = { player_id: string; request_id: string; is_listed: boolean; answered_at: Instant; fresh_until: Instant };
type RegisterFeedTable = {
  is_only: Generated<boolean>;
  cursor: ColumnType<string | null, string | null | undefined, string | null>;
  claimed_at: Instant;
  read_at: NullableInstant;
};
type RegisterSettledTable = { exclusion_id: string; accounts: number; settled_at: Instant };
type RegisterRefundsTable = { bet_id: string; exclusion_id: string; region: string; rule: string; refunded_at: Instant };

export type RegisterSchema = {
  register_answers: RegisterAnswersTable;
  register_standings: RegisterStandingsTable;
  register_feed: RegisterFeedTable;
  register_settled: RegisterSettledTable;
  register_refunds: RegisterRefundsTable;
};
