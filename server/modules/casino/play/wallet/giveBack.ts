import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import type { Row } from '#server/platform/store/index.ts';
import { accepted, type Moved, type Movement, refusedForNow, roundOf } from './movement.ts';
import type { ReturnCall } from './walletCall.ts';

/** Refunds a wager once. Records an unknown wager, so that it is refused if it arrives later. Locks the round, writes. */
export async function giveBack(movement: Movement, call: ReturnCall): Promise<Moved> {
  const { trx, now, session } = movement;
  const wager = await trx.selectFrom('casino_transactions').selectAll().where('id', '=', call.wager).forUpdate().executeTakeFirst();
  if (!wager) {
    await noteUnknown(movement, call.wager);
    return accepted();
  }
  if (wager.kind !== 'WAGER' || wager.session_id !== session.id) return refusedForNow('round-unknown');
  if (!wager.is_accepted || wager.undone_at !== null) return accepted({ roundId: wager.round_id });
  const round = await roundOf(movement, call.round);
  if (!round || round.id !== wager.round_id) return refusedForNow('round-unknown');
  if (round.state !== 'OPEN') return refusedForNow('round-over');
  await trx.updateTable('casino_transactions').set({ undone_at: now }).where('id', '=', call.wager).execute();
  await lessen(movement, round, wager);
  await post(trx, [
    {
      kind: 'casino-returned',
      reference: call.wager,
      round: 0,
      recordedAt: now,
      entries: [
        { account: playerAccount(session.player_id), cents: BigInt(wager.cash) },
        { account: playerAccount(session.player_id, 'player-bonus'), cents: BigInt(wager.bonus) },
        { account: houseAccount('house-casino-wagers', session.currency), cents: -BigInt(wager.cash) - BigInt(wager.bonus) },
      ],
    },
  ]);
  return accepted({ roundId: round.id, cash: BigInt(wager.cash), bonus: BigInt(wager.bonus) });
}

async function lessen({ trx, now, cashCents }: Movement, round: Row<'casino_rounds'>, wager: Row<'casino_transactions'>): Promise<void> {
  const returned = BigInt(round.returned) + BigInt(wager.cash) + BigInt(wager.bonus);
  await trx
    .updateTable('casino_rounds')
    .set({
      returned,
      balance_after: cashCents + BigInt(wager.cash),
      ...(returned === BigInt(round.wagered) ? { state: 'RETURNED' as const, ended_at: now } : {}),
    })
    .where('id', '=', round.id)
    .execute();
}

const noteUnknown = ({ trx, now, session }: Movement, id: string) =>
  trx
    .insertInto('casino_transactions')
    .values({
      id,
      kind: 'WAGER',
      session_id: session.id,
      player_id: session.player_id,
      round_id: null,
      body_hash: null,
      is_accepted: false,
      cash: 0n,
      bonus: 0n,
      answer: JSON.stringify(null),
      recorded_at: now,
    })
    .execute();
