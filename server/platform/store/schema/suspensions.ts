import type { ColumnType } from 'kysely';
import type { SuspensionScope } from '#src/shared/console/suspensions.ts';

export type SuspensionsTable = {
  id: string;
  scope: SuspensionScope;
  /** `everything` for the whole offer. */
  target: string;
  /** Off every page, too. */
  is_hidden: ColumnType<boolean, boolean | undefined, never>;
  operator_id: string;
  operator_email: string;
  /** Proposal that holds it until decided; null for an operator's. */
  proposal_id: ColumnType<string | null, string | null | undefined, never>;
  suspended_at: ColumnType<Date, Date, never>;
  released_by: ColumnType<string | null, never, string>;
  released_at: ColumnType<Date | null, never, Date>;
};
