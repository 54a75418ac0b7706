import type { Kysely } from 'kysely';
import { topics } from '#server/platform/bus/bus.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { EMPTY, restoreContent, type SlipContent, storeContent } from './slipContent.ts';

export type StoredSlip = { readonly content: SlipContent; readonly version: bigint };

export async function readSlip(db: Kysely<Schema>, owner: string): Promise<StoredSlip> {
  const row = await db.selectFrom('betslips').select(['content', 'version']).where('owner', '=', owner).executeTakeFirst();
  return row ? storedIn(row) : { content: EMPTY, version: 0n };
}

/** Locks the slip; creates it if missing. */
export async function lockSlip(trx: Trx, owner: string, now: Date): Promise<StoredSlip> {
  await trx
    .insertInto('betslips')
    .values({ owner, version: 0n, content: storeContent(EMPTY), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return storedIn(await slipQuery(trx, owner).executeTakeFirstOrThrow());
}

/** Locks the slip; finds nothing if it is missing. */
export const slipQuery = (trx: Trx, owner: string) =>
  trx.selectFrom('betslips').select(['content', 'version']).where('owner', '=', owner).forUpdate();

export const storedIn = ({ content, version }: { readonly content: unknown; readonly version: string }): StoredSlip => ({
  content: restoreContent(content),
  version: BigInt(version),
});

/** Writes the slip and returns its version. Throws if it is missing. */
export async function writeSlip(trx: Trx, owner: string, content: SlipContent, now: Date): Promise<bigint> {
  return BigInt((await slipStatement(trx, owner, content, now).executeTakeFirstOrThrow()).version);
}

export const slipStatement = (trx: Trx, owner: string, content: SlipContent, now: Date) =>
  trx
    .updateTable('betslips')
    .set((slip) => ({ content: storeContent(content), version: slip('version', '+', '1'), updated_at: now }))
    .where('owner', '=', owner)
    .returning('version');

export async function notifySlip({ db, bus }: DomainDeps, owner: string): Promise<void> {
  const slip = await db.selectFrom('betslips').select('version').where('owner', '=', owner).executeTakeFirst();
  if (slip) publishSlip(bus, owner, slip.version);
}

export function publishSlip(bus: DomainDeps['bus'], owner: string, version: string): void {
  bus?.publish(topics.betslip(owner), { version });
}
