import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type StoredMarker = { readonly name: string; readonly isStrong: boolean; readonly words: string };
export type HarmOutcome = 'CONTACTED' | 'EXCLUDED' | 'LIMITED' | 'NOT_REACHED' | 'NO_HARM';

export type HarmSchema = {
  exclusion_page_visits: { player_id: string; day: string; visited_at: Instant };
  harm_scores: {
    id: string;
    person_id: string;
    computed_at: Instant;
    points: number;
    level: number;
    markers: ColumnType<readonly StoredMarker[] | null, string, null>;
  };
  harm_notices: {
    score_id: string;
    person_id: string;
    level: number;
    asked_at: Instant;
    confirmed_at: NullableInstant;
    confirmed_by: Later<string>;
    lifted_at: NullableInstant;
  };
  harm_computed: { person_id: string; computed_at: Instant; level: number };
  harm_cases: {
    id: string;
    person_id: string;
    score_id: string;
    opened_at: Instant;
    outcome: Later<HarmOutcome>;
    reason: Later<string>;
    closed_by: Later<string>;
    closed_at: NullableInstant;
    waits_since: NullableInstant;
    contact_from: NullableInstant;
    waits_until: NullableInstant;
    contact_region: Later<string>;
  };
};
