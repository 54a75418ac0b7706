import { type Kysely, sql } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import { eachAlone } from '#server/platform/eachAlone.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { type Schema, type Trx, withTransaction } from '#server/platform/store/index.ts';
import { houseAccount, playerAccount, post } from '../ledger/ledger.ts';
import { lockWallet } from '../lockWallet.ts';
import { balancesOf, notifyBalance, type PlayerBalances } from '../wallets.ts';

/** Excludes expired credit. */
export async function usableCredit(db: Kysely<Schema>, playerId: string, now: Date): Promise<Cents> {
  const { cents } = await db
    .selectFrom('credit_lots')
    .select((row) => row.fn.coalesce(row.fn.sum<string>('remaining'), sql<string>`0`).as('cents'))
    .where('player_id', '=', playerId)
    .where('is_closed', '=', false)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return BigInt(cents);
}

/** Balances as shown to players: without expired or withdrawn credit, even before a job removes it. */
export async function usableBalances(db: Kysely<Schema>, playerId: string, now: Date): Promise<PlayerBalances> {
  const [balances, bonus] = await Promise.all([balancesOf(db, playerId), usableCredit(db, playerId, now)]);
  return { ...balances, bonus };
}

type Lot = { readonly lotId: string; readonly playerId: string; readonly currency: string; readonly now: Date };
type Moved = Lot & { readonly kind: 'credit-expired' | 'credit-granted' | 'credit-withdrawn'; readonly cents: Cents };

/**
 * Opens or reopens a lot of credit. Null `cents` restores the amount withdrawn from the lot. Writes; lock the wallet first and, for an
 * award, its row.
 */
export async function openLot(trx: Trx, lot: Lot, cents: Cents | null): Promise<void> {
  await moveLot(trx, { ...lot, kind: 'credit-granted', cents: cents ?? (await withdrawnFrom(trx, lot)) });
  await setClosed(trx, lot, false);
}

/** Closes a lot and withdraws its remaining credit; a job withdraws credit that returns later. Writes; lock the wallet first. */
export async function closeLot(trx: Trx, lot: Lot): Promise<void> {
  await moveLot(trx, { ...lot, kind: 'credit-withdrawn', cents: -(await remainingIn(trx, lot)) });
  await setClosed(trx, lot, true);
}

/** Sets the flag directly, because the ledger's trigger needs a movement of money, which an empty lot lacks. */
const setClosed = (trx: Trx, { lotId }: Lot, isClosed: boolean) =>
  trx.updateTable('credit_lots').set({ is_closed: isClosed }).where('id', '=', lotId).where('is_closed', '!=', isClosed).execute();

async function moveLot(trx: Trx, { lotId, playerId, currency, now, kind, cents }: Moved): Promise<void> {
  const { count } = await trx
    .selectFrom('ledger_journals')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('kind', 'in', ['credit-expired', 'credit-granted', 'credit-withdrawn'])
    .where('reference', '=', lotId)
    .executeTakeFirstOrThrow();
  const entries = [
    { account: playerAccount(playerId, 'player-bonus'), cents },
    { account: houseAccount('house-promotions', currency), cents: -cents },
  ];
  await post(trx, [{ kind, reference: lotId, round: Number(count), recordedAt: now, entries }]);
}

async function remainingIn(trx: Trx, { lotId }: Lot): Promise<Cents> {
  const { remaining } = await trx.selectFrom('credit_lots').select('remaining').where('id', '=', lotId).executeTakeFirstOrThrow();
  return BigInt(remaining);
}

async function withdrawnFrom(trx: Trx, { lotId }: Lot): Promise<Cents> {
  const { rows } = await sql<{ cents: string }>`
    SELECT coalesce(-sum(m.amount), 0) AS cents FROM credit_moves m JOIN ledger_journals j ON j.id = m.journal_id
    WHERE m.lot_id = ${lotId} AND j.kind = 'credit-withdrawn' AND j.round > (
      SELECT max(g.round) FROM ledger_journals g WHERE g.kind = 'credit-granted' AND g.reference = ${lotId})`.execute(trx);
  return BigInt(rows[0]?.cents ?? '0');
}

const MOST = 500;

/** Withdraws the credit left in expired and closed lots. Locks wallets one by one, writes, publishes. */
export async function expireCredit(deps: DomainDeps): Promise<void> {
  const due = await dueLots(deps.db, deps.ports.now()).select('player_id').distinct().limit(MOST).execute();
  await eachAlone(
    due.map(({ player_id: playerId }) => playerId),
    async (playerId) => {
      const now = deps.ports.now();
      await withTransaction(deps.db, async (trx) => {
        const { currency } = await lockWallet(trx, playerId);
        const lots = await dueLots(trx, now)
          .select(['id', 'remaining', 'is_closed'])
          .where('player_id', '=', playerId)
          .orderBy('id')
          .execute();
        for (const { id: lotId, remaining, is_closed: isClosed } of lots)
          await moveLot(trx, {
            ...{ lotId, playerId, currency, now, cents: -BigInt(remaining) },
            kind: isClosed ? 'credit-withdrawn' : 'credit-expired',
          });
      });
      await notifyBalance(deps, playerId);
      return true;
    },
  );
}

const dueLots = (db: Kysely<Schema>, now: Date) =>
  db
    .selectFrom('credit_lots')
    .where('remaining', '>', '0')
    .where((row) => row.or([row('is_closed', '=', true), row('expires_at', '<=', now)]));
