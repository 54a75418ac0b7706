import type { ColumnType } from 'kysely';
import type { SuspensionScope } from '#src/shared/console/suspensions.ts';

export type SuspensionsTable = {
  id: string;
  scope: SuspensionScope;
  /** `everything` for the whole offer. */
  target: string;
  /** It is off every page, too. */
  is_hidden: ColumnType<boolean, boolean | undefined, never>;
  operator_id: string;
  operator_email: string;
  /** The proposal that holds it until it is decided; null for an operator's press. */
  proposal_id: ColumnType<string | null, string | null | undefined, never>;
  suspended_at: ColumnType<Date, Date, never>;
  released_by: ColumnType<string | null, never, string>;
  released_at: ColumnType<Date | null, never, Date>;
};
