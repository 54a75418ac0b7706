import type { ColumnType } from 'kysely';
import type { RgLimitPeriod, RgLimitKind } from '#src/shared/limits/rgLimits.ts';

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

type OwnLimitsTable = {
  id: string;
  player_id: string;
  limit_type: RgLimitKind;
  period: RgLimitPeriod | null;
  amount: ColumnType<string | null, bigint | null, never>;
  requested_at: Instant;
  starts_at: Instant;
  needs_confirmation: boolean;
  confirmed_at: NullableInstant;
  cancelled_at: NullableInstant;
};
/** `REGISTER` is a listing by the exclusion register. Only the register may change its end. */
export type ExclusionKind = 'COOL_OFF' | 'REGISTER' | 'SELF_EXCLUSION';
type ExclusionsTable = { id: string; player_id: string; kind: ExclusionKind; starts_at: Instant; ends_at: NullableInstant };

export type ResponsibleGamingSchema = { own_limits: OwnLimitsTable; exclusions: ExclusionsTable };
