import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { providerOf } from './rules/providers.ts';

const keyOf = (providerId: string): string => providerOf(providerId)?.exclusionKey ?? providerId;

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
