import type { Cents } from '#src/shared/money/money.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { BetView } from '../bets/bets.ts';
import { moveLiability } from '../limits/liability.ts';
import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { creditOf } from '../pricing/settledPayout.ts';
import { mostAsPlaced } from './mostAsPlaced.ts';

export type CashedOut = {
  readonly bet: BetView;
  readonly stakeCents: Cents;
  readonly paidCents: Cents;
  readonly origin: 'AUTOMATIC' | 'PLAYER';
  readonly geo: unknown;
  readonly now: Date;
};

/** Writes a cash out. Lock bet and wallet first. */
export async function recordCashOut(trx: Trx, { bet, stakeCents, paidCents, origin, geo, now }: CashedOut): Promise<void> {
  const left = bet.stakeCents - bet.cashed.stakeCents - stakeCents;
  const isWhole = left === 0n;
  const paid = bet.cashed.paidCents + paidCents;
  const creditCents = creditOf(bet.amountSource, stakeCents, paidCents);
  const before = await trx
    .selectFrom('cash_outs')
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.sum<string | null>('credit').as('credit')])
    .where('bet_id', '=', bet.id)
    .executeTakeFirstOrThrow();
  const round = Number(before.count);
  const cashedPayout = bet.potentialPayoutCents - mostAsPlaced(bet, left);
  await trx
    .updateTable('bets')
    .set({
      cashed_stake: bet.cashed.stakeCents + stakeCents,
      cashed_payout: cashedPayout,
      cashed_out: paid,
      cashed_credit: BigInt(before.credit ?? '0') + creditCents,
      version: bet.version + 1n,
      ...(isWhole ? { status: 'SETTLED' as const, outcome: 'CASH_OUT', payout: paid, settled_at: now } : {}),
    })
    .where('id', '=', bet.id)
    .execute();
  await trx
    .insertInto('cash_outs')
    .values({
      bet_id: bet.id,
      round,
      stake: stakeCents,
      paid: paidCents,
      credit: creditCents,
      origin,
      is_whole: isWhole,
      made_at: now,
      geo: JSON.stringify(geo),
    })
    .execute();
  await trx.deleteFrom('automatic_cash_outs').where('bet_id', '=', bet.id).execute();
  const givenBack = cashedPayout - bet.cashed.payoutCents - (bet.amountSource === 'FREE_BET' ? 0n : stakeCents);
  await moveLiability(trx, new Map(bet.legs.map(({ selectionId }) => [selectionId, -givenBack])));
  const entries = [
    { account: playerAccount(bet.playerId), cents: paidCents - creditCents },
    { account: playerAccount(bet.playerId, 'player-bonus'), cents: creditCents },
    { account: houseAccount('house-payouts', bet.currency), cents: -paidCents },
  ];
  await post(trx, [{ kind: 'bet-cashed-out', reference: bet.id, round, recordedAt: now, entries }]);
}
