import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import type { NewRow } from '#server/platform/store/schema/index.ts';
import { NOON } from './smallWorld.ts';

/** Gives a player a token that is valid for a day from noon; returns its id. */
export async function giveToken(
  db: Kysely<Schema>,
  playerId: string,
  kind: 'free-bets' | 'profit-boosts',
  more: Partial<NewRow<'awards'>> = {},
): Promise<string> {
  const id = `${kind}-${randomUUID()}`;
  const expires_at = new Date(NOON.getTime() + 24 * 3_600_000);
  await db
    .insertInto('awards')
    .values({
      id,
      player_id: playerId,
      kind,
      title: kind === 'free-bets' ? 'Bonus bet' : 'Profit boost',
      amount: kind === 'free-bets' ? 1_000n : null,
      boost_percent: kind === 'profit-boosts' ? 50 : null,
      game_id: null,
      expires_at,
      ...more,
    })
    .execute();
  return id;
}
