import { type Kysely, NoResultError, type Transaction } from 'kysely';
import type { Schema } from './schema/index.ts';
import { codeOf, messageOf } from '../errors.ts';

export type Trx = Transaction<Schema>;

/** SQLSTATE codes after which to retry: serialization_failure, deadlock_detected. */
const REPEATABLE = new Set(['40001', '40P01']);
const MOST_ATTEMPTS = 5;

/**
 * Runs `fn` in a transaction. After a serialization failure or deadlock, retries up to five attempts, then throws. `fn` must have no effect
 * outside the database.
 */
export async function withTransaction<T>(db: Kysely<Schema>, fn: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(fn);
    } catch (error) {
      if (!REPEATABLE.has(sqlState(error) ?? '') || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

/** Returns a database error's SQLSTATE. Undefined for other errors, such as a lost connection. */
export function sqlState(error: unknown): string | undefined {
  const code = codeOf(error) ?? '';
  return /^[0-9][0-9A-Z]{4}$/.test(code) ? code : undefined;
}

/** SQLSTATE classes of transient errors: connection, rollback, resources, lock not available, operator intervention, system error. */
const PASSING = new Set(['08', '40', '53', '55', '57', '58']);

export function isTransient(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return PASSING.has(state.slice(0, 2));
  if (error instanceof NoResultError || error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError)
    return false;
  return (
    /^E[A-Z]+$/.test(codeOf(error) ?? '') ||
    /connection|timeout|client was closed|driver has already been destroyed/i.test(messageOf(error))
  );
}
