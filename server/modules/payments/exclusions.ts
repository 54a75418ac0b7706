import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { providerOf } from './rules/providers.ts';

/** One that there is no more is a way of its own. */
const keyOf = (providerId: string): string => providerOf(providerId)?.exclusionKey ?? providerId;

/**
 * Tells of a provider whether the player is kept from it. To be kept from one is to be kept from all that are the same way to the player, on every
 * site: rows are of the one that was there when the player asked.
 */
export async function exclusionsOf(
  db: Kysely<Schema>,
  playerId: string,
  type: 'DEPOSIT' | 'WITHDRAWAL',
): Promise<(providerId: string) => boolean> {
  const rows = await db
    .selectFrom('excluded_providers')
    .select('provider_id')
    .where('player_id', '=', playerId)
    .where('transaction_type', '=', type)
    .execute();
  const kept = new Set(rows.map(({ provider_id: id }) => keyOf(id)));
  return (providerId) => kept.has(keyOf(providerId));
}
