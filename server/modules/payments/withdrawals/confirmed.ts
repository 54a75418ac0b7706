import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';

const MOST = 100;

export async function confirmedBy(db: Kysely<Schema>, playerId: string) {
  const rows = await db
    .selectFrom('withdrawals')
    .leftJoin('withdrawal_consents', 'withdrawal_id', 'withdrawals.id')
    .select(['id', 'amount', 'currency', 'status', 'requested_at', 'revision', 'node_id', 'sentence', 'label', 'agreed_at'])
    .where('player_id', '=', playerId)
    .where('returns_deposit_id', 'is', null)
    .orderBy('requested_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ revision, node_id: nodeId, sentence, label, agreed_at: agreedAt, requested_at: requestedAt, amount, ...made }) => ({
    ...made,
    cents: Number(amount),
    requestedAt: requestedAt.toISOString(),
    consent:
      revision === null || nodeId === null || sentence === null || label === null || agreedAt === null
        ? null
        : { revision, nodeId, sentence, label, agreedAt: agreedAt.toISOString() },
  }));
}
