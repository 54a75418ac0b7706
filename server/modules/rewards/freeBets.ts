import { type Kysely, sql } from 'kysely';
import { rewardStatus } from '#server/modules/betting/rewards/index.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { type AwardUsage, awardUsage, usageNames } from './awardUsage.ts';

export type GivenBet = AwardUsage & {
  readonly id: string;
  readonly title: string;
  readonly cents: bigint;
  readonly currency: string;
  readonly status: ReturnType<typeof rewardStatus>;
  readonly effectiveAt: Date | null;
  readonly expiresAt: Date | null;
  readonly redeemedAt: Date | null;
};

const MOST = 50;

type Whose = { readonly playerId: string; readonly currency: string; readonly now: Date };

export async function freeBetsOf(db: Kysely<Schema>, { playerId, currency, now }: Whose): Promise<readonly GivenBet[]> {
  const rows = await db
    .selectFrom('awards')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('kind', 'in', ['free-bets', 'free-wagers'])
    .where('amount', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy(sql<boolean>`redeemed_at IS NOT NULL OR coalesce(expires_at <= ${now}, FALSE)`)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const names = await usageNames(db, rows);
  return rows.map((row) => ({
    ...awardUsage(row, names, currency),
    id: row.id,
    title: row.title,
    cents: BigInt(row.amount ?? 0),
    currency,
    status: rewardStatus(
      { expiresAt: row.expires_at, effectiveAt: row.effective_at, isPaused: row.is_paused, redeemedBetId: row.redeemed_bet_id },
      now,
    ),
    effectiveAt: row.effective_at,
    expiresAt: row.expires_at,
    redeemedAt: row.redeemed_at,
  }));
}
