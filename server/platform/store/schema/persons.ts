import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type ReviewStrength = 'EXACT' | 'LIKELY' | 'WEAK';
export type ReviewState = 'DIFFERENT' | 'JOINED' | 'WAITING';

type PersonsTable = { id: string; created_at: Instant; joined_into: ColumnType<string | null, string | null | undefined, string | null> };
type PersonKeysTable = {
  player_id: string;
  kind: 'family' | 'loose' | 'name' | 'pair' | 'sound' | 'vendor';
  key_version: string;
  hash: string;
};
type PersonReviewsTable = {
  id: string;
  player_id: string;
  other_id: string;
  strength: ReviewStrength;
  reasons: string[];
  origin: 'CORRECTION' | 'SIGN_UP' | 'SPLIT' | 'VENDOR';
  is_blocking: boolean;
  opened_at: Instant;
  state: ReviewState;
  decided_at: NullableInstant;
};
type PersonDecisionsTable = {
  id: string;
  kind: 'APART' | 'JOIN' | 'SPLIT';
  player_id: string;
  other_id: string;
  from_person: string;
  to_person: string;
  decided_by: string[];
  reason: string;
  decided_at: Instant;
};

export type PersonsSchema = {
  persons: PersonsTable;
  person_keys: PersonKeysTable;
  person_reviews: PersonReviewsTable;
  person_decisions: PersonDecisionsTable;
  person_circles: { player_id: ColumnType<string, never, never>; member_id: ColumnType<string, never, never> };
};
