import type { Trx } from '#server/platform/store/index.ts';
import type { WithdrawalRequest } from '../types.ts';

const WITHIN_MS = 5 * 60_000;

/** Finds a recent equal withdrawal, to prevent double payouts to clients without request ids. Lock the wallet first. */
export async function recentDuplicate(
  trx: Trx,
  playerId: string,
  { amountCents, providerId, methodId, facilityId }: WithdrawalRequest,
  now: Date,
): Promise<string | null> {
  const made = await trx
    .selectFrom('withdrawals')
    .select('id')
    .where('player_id', '=', playerId)
    .where('amount', '=', String(amountCents))
    .where('provider_id', '=', providerId)
    .where((by) => (methodId === null ? by('page_origin', 'is not', null).or('method_id', 'is', null) : by('method_id', '=', methodId)))
    .where('facility_id', 'is not distinct from', facilityId)
    .where('returns_deposit_id', 'is', null)
    .where('status', '<>', 'FAILED')
    .where('requested_at', '>', new Date(now.getTime() - WITHIN_MS))
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return made?.id ?? null;
}
