import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { providerOf } from './rules/providers.ts';

const keysOf = (providerId: string): readonly string[] => providerOf(providerId)?.exclusionKeys ?? [providerId];

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
  const kept = new Set(rows.map(({ provider_id: id }) => keysOf(id)[0]));
  return (providerId) => keysOf(providerId).some((key) => kept.has(key));
}
