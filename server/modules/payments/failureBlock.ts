import type { Trx } from '#server/platform/store/index.ts';
import { blockedUntil, failuresSince } from './rules/failures.ts';
import { hasPageFor } from './rules/providers.ts';

/** True while failed deposits block further ones (checklist 42). */
export async function isBlockedByFailures(trx: Trx, playerId: string, now: Date): Promise<boolean> {
  const failures = await trx
    .selectFrom('deposits')
    .select('completed_at')
    .where('player_id', '=', playerId)
    .where('failure', 'in', ['DECLINED', 'MISMATCH'])
    .where('completed_at', '>', failuresSince(now))
    .execute();
  const times = failures.flatMap(({ completed_at: at }) => at ?? []);
  return blockedUntil(times, now) !== null;
}

/** Marks pages of the vendor that are open as called back: `resolveDoubts` cancels them, and money that still comes is sent back. Writes. */
export async function callBackPages(trx: Trx, playerId: string, now: Date): Promise<void> {
  const open = await trx
    .selectFrom('deposits')
    .select(['id', 'provider_id'])
    .where('player_id', '=', playerId)
    .where('status', '=', 'PENDING')
    .where('called_back_at', 'is', null)
    .execute();
  const pages = open.filter(({ provider_id: providerId }) => hasPageFor(providerId, 'in')).map(({ id }) => id);
  if (pages.length > 0) await trx.updateTable('deposits').set({ called_back_at: now, asked_at: null }).where('id', 'in', pages).execute();
}
