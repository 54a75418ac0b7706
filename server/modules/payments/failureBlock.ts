import { accountsOf } from '#server/modules/persons/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { blockedUntil, failuresSince } from './rules/failures.ts';
import { hasPageFor, providers } from './rules/providers.ts';

/** True while the person's failed deposits block further ones (checklist 42). */
export async function isBlockedByFailures(trx: Trx, playerId: string, now: Date): Promise<boolean> {
  const failures = await trx
    .selectFrom('deposits')
    .select('completed_at')
    .where('player_id', 'in', await accountsOf(trx, playerId))
    .where('failure', 'in', ['DECLINED', 'MISMATCH'])
    .where('completed_at', '>', failuresSince(now))
    .execute();
  const times = failures.flatMap(({ completed_at: at }) => at ?? []);
  return blockedUntil(times, now) !== null;
}

/** Marks pending deposits for cancellation by `resolveDoubts`; money that still arrives is returned. Writes. */
export async function callBackPages(trx: Trx, playerId: string, now: Date): Promise<void> {
  const withPage = providers.filter(({ id }) => hasPageFor(id, 'in')).map(({ id }) => id);
  await trx
    .updateTable('deposits')
    .set({ called_back_at: now, asked_at: null })
    .where('player_id', '=', playerId)
    .where('status', '=', 'PENDING')
    .where('called_back_at', 'is', null)
    .where('provider_id', 'in', withPage)
    .execute();
}
