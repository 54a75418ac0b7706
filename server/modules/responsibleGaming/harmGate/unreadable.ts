import type { Kysely } from 'kysely';
import { type Schema, sqlState } from '#server/platform/store/index.ts';
import { harmPauseEnd, isGuideDue } from './gate.ts';

/**
 * True if the harm checks fail on their own too; this explains the `failure` of a statement that contains them. Use outside transactions.
 */
export async function isGateUnreadable(db: Kysely<Schema>, playerId: string, failure: unknown): Promise<boolean> {
  if (sqlState(failure) === undefined) return false;
  try {
    await db
      .selectFrom('players')
      .select([isGuideDue('players', null).as('is_guide_due'), harmPauseEnd('players', null).as('waits_until')])
      .where('id', '=', playerId)
      .execute();
    return false;
  } catch (again) {
    return sqlState(again) === sqlState(failure);
  }
}
