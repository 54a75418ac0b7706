import type { Trx } from '#server/platform/store/index.ts';

/** Reads the account's current answer, and its answers, newest first. */
export async function readRegisterAnswers(trx: Trx, playerId: string, most: number) {
  const player = await trx.selectFrom('players').select('awaits_register').where('id', '=', playerId).executeTakeFirst();
  if (!player) return null;
  const standing = await trx
    .selectFrom('register_standings')
    .select(['is_listed as isListed', 'answered_at as answeredAt', 'fresh_until as freshUntil'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  const answers = await trx
    .selectFrom('register_answers')
    .select([
      'request_id as requestId',
      'verdict',
      'listed_until as listedUntil',
      'regions',
      'answered_at as answeredAt',
      'received_at as receivedAt',
      'is_applied as isApplied',
    ])
    .where('player_id', '=', playerId)
    .orderBy('received_at', 'desc')
    .orderBy('request_id')
    .limit(most)
    .execute();
  const { count } = await trx
    .selectFrom('register_refunds')
    .innerJoin('bets', 'bets.id', 'register_refunds.bet_id')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('bets.player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return {
    awaitsRegister: player.awaits_register,
    standing: answers.length === 0 ? null : (standing ?? null),
    answers,
    refundedBets: Number(count),
  };
}
