import type { Cents } from '#src/shared/money/money.ts';
import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { readPlayerEligibility, refusalOfWager, splitOf } from '../judge.ts';
import { accepted, type Moved, type Movement, refusedForGood, refusedForNow, roundOf } from './movement.ts';
import type { WagerCall } from './walletCall.ts';

/**
 * Writes a wager, and its round if new. Requires an open session, a live login, a permitted location, room in every limit and a recent
 * exclusion register answer.
 */
export async function takeWager(movement: Movement, call: WagerCall): Promise<Moved> {
  const { trx, now, session, cashCents } = movement;
  const { player_id: playerId, login_id: loginId } = session;
  const player = await readPlayerEligibility(trx, { playerId, loginId, cashCents, now });
  // Reports a logout first, because logging out also closes the session.
  if (session.closed_at !== null) return refusedForGood(player.eligibility.isSessionAlive ? 'session-over' : 'not-logged-in');
  const bounds = { minCents: BigInt(session.min_bet), maxCents: BigInt(session.max_bet) };
  const refusal = refusalOfWager(player, bounds, { ...call, now });
  if (refusal === 'register-unchecked') return refusedForNow(refusal);
  if (refusal !== null) return refusedForGood(refusal);
  const parts = splitOf(player.funds, call.cents);
  if (parts === null) return refusedForGood('insufficient-funds');
  const round = await roundOf(movement, call.round);
  if (round ? round.state !== 'OPEN' : await isOfAnother(movement, call.round)) return refusedForGood('round-over');
  const balanceAfter = cashCents - parts.cash;
  const roundId = round ? round.id : movement.newId();
  if (round)
    await trx
      .updateTable('casino_rounds')
      .set({ wagered: BigInt(round.wagered) + call.cents, balance_after: balanceAfter })
      .where('id', '=', roundId)
      .execute();
  else await openRound(movement, { id: roundId, reference: call.round, wagered: call.cents, balanceAfter });
  await post(trx, [
    {
      kind: 'casino-wagered',
      reference: call.transaction,
      round: 0,
      recordedAt: now,
      entries: [
        { account: playerAccount(playerId), cents: -parts.cash },
        { account: playerAccount(playerId, 'player-bonus'), cents: -parts.bonus },
        { account: houseAccount('house-casino-wagers', session.currency), cents: call.cents },
      ],
    },
  ]);
  await noteAct(movement);
  return accepted({ roundId, ...parts });
}

const isOfAnother = async ({ trx }: Movement, reference: string): Promise<boolean> =>
  (await trx.selectFrom('casino_rounds').select('id').where('reference', '=', reference).executeTakeFirst()) !== undefined;

type NewRound = { readonly id: string; readonly reference: string; readonly wagered: Cents; readonly balanceAfter: Cents };

const openRound = ({ trx, now, session }: Movement, { id, reference, wagered, balanceAfter }: NewRound) =>
  trx
    .insertInto('casino_rounds')
    .values({
      id,
      session_id: session.id,
      player_id: session.player_id,
      reference,
      state: 'OPEN',
      currency: session.currency,
      wagered,
      balance_after: balanceAfter,
      started_at: now,
    })
    .execute();

async function noteAct({ trx, now, session }: Movement): Promise<void> {
  await trx.updateTable('casino_sessions').set({ last_wager_at: now }).where('id', '=', session.id).execute();
  await trx.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', session.login_id).where('ended_at', 'is', null).execute();
  if (session.last_wager_at !== null) return;
  await trx
    .insertInto('casino_plays')
    .values({ player_id: session.player_id, game_id: session.game_id, played_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'game_id']).doUpdateSet({ played_at: now }))
    .execute();
}
