import { CONFIRMERS, type Work } from '../operation.ts';
import { isDemoLogin } from '../factors/index.ts';
import { Refused } from '../refusal.ts';

/**
 * Refuses to disable a login if fewer than two other operators can then unlock accounts, because a stolen login could lock them all.
 * Otherwise null. Locks the rows of all who can unlock.
 */
export async function whyNotDisable({ trx, operator, deps }: Work, whose: string): Promise<Refused | null> {
  const signers = await trx
    .selectFrom('operators')
    .select(['id', 'role', 'locked_at'])
    .select((eb) => [
      eb
        .exists(eb.selectFrom('operator_factors').whereRef('operator_id', '=', 'operators.id').where('removed_at', 'is', null))
        .$castTo<boolean>()
        .as('hasOwn'),
      eb.fn
        .coalesce(eb('signs_from', '>', eb.fn<Date>('clock_timestamp')), eb.lit(false))
        .$castTo<boolean>()
        .as('rests'),
    ])
    .where('role', 'in', CONFIRMERS)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!signers.some(({ id, locked_at: at }) => id === whose && at === null)) return null;
  const others = signers.filter(
    ({ id, locked_at: at, hasOwn, rests }) =>
      id !== operator.id && id !== whose && at === null && !rests && (hasOwn || isDemoLogin(id, deps.config)),
  );
  if (others.length >= 2 && others.some(({ role }) => role === 'compliance')) return null;
  return new Refused(
    'wrong-state',
    'You can’t disable this login because too few others could unlock accounts. Besides you, two people must remain: one in compliance and one in compliance or trading, both unlocked and with a second factor older than 24 hours. Ask two people to restore this account instead.',
  );
}
