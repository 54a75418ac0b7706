import type { Kysely } from 'kysely';
import { type Schema, sqlState } from '#server/platform/store/index.ts';
import { harmPauseEnd, isGuideDue } from './gate.ts';

/** True if the checks for harm fail by themselves, so that they explain the `failure` of a statement. Use outside of transactions. */
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
