import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { owesDepositAcknowledgement } from './rules/index.ts';

/** True if the player must acknowledge their deposit total before the next wager. Throws for an unknown player. */
export async function owesDeposits(db: Kysely<Schema>, playerId: string, now: Date): Promise<boolean> {
  const { region, deposited, acknowledged_at } = await db
    .selectFrom('players')
    .leftJoin('acknowledgements', (join) =>
      join.onRef('acknowledgements.player_id', '=', 'players.id').on('acknowledgements.ack_type', '=', 'deposit-amount'),
    )
    .select(['region', 'deposited', 'acknowledged_at'])
    .where('players.id', '=', playerId)
    .executeTakeFirstOrThrow();
  return owesDepositAcknowledgement({ region, deposited: BigInt(deposited), acknowledgedAt: acknowledged_at, now });
}
