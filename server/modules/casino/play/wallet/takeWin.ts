import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { accepted, type Moved, type Movement, refusedForNow, roundOf } from './movement.ts';
import type { WinCall } from './walletCall.ts';

/** Writes a win even after the session, login or account has ended: started rounds are played out (58 Pa. Code 814a.2(4)). */
export async function takeWin(movement: Movement, call: WinCall): Promise<Moved> {
  const { trx, now, session, cashCents } = movement;
  const round = await roundOf(movement, call.round);
  if (!round) return refusedForNow('round-unknown');
  if (round.state === 'RETURNED') return refusedForNow('round-over');
  const isEnd = round.state === 'OPEN' && call.isOver;
  await trx
    .updateTable('casino_rounds')
    .set({
      won: BigInt(round.won) + call.cents,
      balance_after: cashCents + call.cents,
      ...(call.description === null ? {} : { description: call.description }),
      ...(isEnd ? { state: 'SETTLED' as const, ended_at: now } : {}),
    })
    .where('id', '=', round.id)
    .execute();
  if (call.cents > 0n)
    await post(trx, [
      {
        kind: 'casino-won',
        reference: call.transaction,
        round: 0,
        recordedAt: now,
        entries: [
          { account: playerAccount(session.player_id), cents: call.cents },
          { account: houseAccount('house-casino-wins', session.currency), cents: -call.cents },
        ],
      },
    ]);
  return accepted({ roundId: round.id, cash: call.cents });
}
