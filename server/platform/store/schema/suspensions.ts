import type { ColumnType } from 'kysely';
import type { SuspensionScope } from '#src/shared/console/suspensions.ts';

export type SuspensionsTable = {
  id: string;
  scope: SuspensionScope;
  /** `everything` for the whole offer. */
  target: string;
  operator_id: string;
  operator_email: string;
  suspended_at: ColumnType<Date, Date, never>;
  released_by: ColumnType<string | null, never, string>;
  released_at: ColumnType<Date | null, never, Date>;
};
