import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { type Row, type Schema, withTransaction } from '#server/platform/store/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { ensureOperatorAccounts, type HouseAccount, houseAccount, type PlayerAccount, playerAccount, post } from './ledger/ledger.ts';

/** All cash can be withdrawn (NJ 1.3(s)). */
export type PlayerBalances = { readonly cash: Cents; readonly withdrawable: Cents; readonly bonus: Cents; readonly version: bigint };

const ACCOUNTS: readonly PlayerAccount[] = ['player-bonus', 'player-cash'];

/** Writes missing accounts. Idempotent. */
export async function openPlayerWallet({ db }: DomainDeps, { playerId, currency }: { playerId: string; currency: string }): Promise<void> {
  await ensureOperatorAccounts(db, currency);
  await db
    .insertInto('ledger_accounts')
    .values(ACCOUNTS.map((kind) => ({ id: playerAccount(playerId, kind), kind, player_id: playerId, currency, balance: 0n })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Grant = { readonly playerId: string; readonly cents: Cents; readonly reference: string };

/**
 * Posts cash once per reference; false if posted before. Locks, writes, publishes. Throws for amounts below one cent or a missing wallet.
 */
export const fundPlayer = (deps: DomainDeps, grant: Grant): Promise<boolean> =>
  enter(deps, grant, { kind: 'funding', to: 'player-cash', from: 'house-funding' });

export const grantCredit = (deps: DomainDeps, grant: Grant): Promise<boolean> =>
  enter(deps, grant, { kind: 'credit-granted', to: 'player-bonus', from: 'house-promotions' });

type Way = { readonly kind: 'credit-granted' | 'funding'; readonly to: PlayerAccount; readonly from: HouseAccount };

async function enter(deps: DomainDeps, { playerId, cents, reference }: Grant, { kind, to, from }: Way): Promise<boolean> {
  if (cents <= 0n) throw new RangeError(`Not an amount to fund: ${cents}`);
  const isNew = await withTransaction(deps.db, async (trx) => {
    const account = await trx
      .selectFrom('ledger_accounts')
      .select('currency')
      .where('id', '=', playerAccount(playerId))
      .forUpdate()
      .executeTakeFirstOrThrow();
    const past = await trx
      .selectFrom('ledger_journals')
      .select('id')
      .where('kind', '=', kind)
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (past) return false;
    const entries = [
      { account: playerAccount(playerId, to), cents },
      { account: houseAccount(from, account.currency), cents: -cents },
    ];
    await post(trx, [{ kind, reference, round: 0, recordedAt: deps.ports.now(), entries }]);
    return true;
  });
  if (isNew) await notifyBalance(deps, playerId).catch(() => undefined);
  return isNew;
}

/** Throws if the player has no wallet. */
export async function balancesOf(db: Kysely<Schema>, playerId: string): Promise<PlayerBalances> {
  const rows = await db.selectFrom('ledger_accounts').select(['kind', 'balance', 'version']).where('player_id', '=', playerId).execute();
  return balancesIn(playerId, rows);
}

/** Sums the player's accounts. Throws without a wallet. */
export function balancesIn(
  playerId: string,
  rows: readonly Pick<Row<'ledger_accounts'>, 'balance' | 'kind' | 'version'>[],
): PlayerBalances {
  const of = (kind: PlayerAccount) => rows.find((row) => row.kind === kind);
  const cash = of('player-cash')?.balance;
  if (cash === undefined || cash === null) throw new Error(`Player ${playerId} has no wallet`);
  const version = rows.reduce((sum, row) => sum + BigInt(row.version), 0n);
  return { cash: BigInt(cash), withdrawable: BigInt(cash), bonus: BigInt(of('player-bonus')?.balance ?? '0'), version };
}

export async function notifyBalance({ db, bus }: DomainDeps, playerId: string): Promise<void> {
  if (!bus) return;
  const { version } = await balancesOf(db, playerId);
  bus.publish(topics.balance(playerId), { version: String(version) });
}
