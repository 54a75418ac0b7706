import type { ColumnType } from 'kysely';
import type { SuspensionScope } from '#src/shared/console/suspensions.ts';

export type SuspensionsTable = {
  id: string;
  scope: SuspensionScope;
  /** Id of the suspended selection, market, event or sport; `everything` for the whole offer. */
  target: string;
  is_hidden: ColumnType<boolean, boolean | undefined, never>;
  operator_id: string;
  operator_email: string;
  /** Proposal whose decision ends the suspension. Null if an operator suspended. */
  proposal_id: ColumnType<string | null, string | null | undefined, never>;
  suspended_at: ColumnType<Date, Date, never>;
  released_by: ColumnType<string | null, never, string>;
  released_at: ColumnType<Date | null, never, Date>;
};
