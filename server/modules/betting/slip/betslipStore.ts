import type { Kysely } from 'kysely';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import {
  EMPTY,
  type PlacedDraft,
  restoreContent,
  type SlipContent,
  storeContent,
  withoutRewards,
  withoutSelections,
} from './slipContent.ts';

export type StoredSlip = { readonly content: SlipContent; readonly version: bigint };

export async function readSlip(db: Kysely<Schema>, owner: string): Promise<StoredSlip> {
  const row = await db.selectFrom('betslips').select(['content', 'version']).where('owner', '=', owner).executeTakeFirst();
  return row ? { content: restoreContent(row.content), version: BigInt(row.version) } : { content: EMPTY, version: 0n };
}

/** Locks the slip; creates it if missing. */
export async function lockSlip(trx: Trx, owner: string, now: Date): Promise<StoredSlip> {
  await trx
    .insertInto('betslips')
    .values({ owner, version: 0n, content: storeContent(EMPTY), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('betslips')
    .select(['content', 'version'])
    .where('owner', '=', owner)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { content: restoreContent(row.content), version: BigInt(row.version) };
}

/** Writes the slip and returns its version. Throws if it is missing. */
export async function writeSlip(trx: Trx, owner: string, content: SlipContent, now: Date): Promise<bigint> {
  const row = await trx
    .updateTable('betslips')
    .set((slip) => ({ content: storeContent(content), version: slip('version', '+', '1'), updated_at: now }))
    .where('owner', '=', owner)
    .returning('version')
    .executeTakeFirstOrThrow();
  return BigInt(row.version);
}

/** Locks the slip and removes the placed selections. Returns the content before. */
export async function takeFromSlip(trx: Trx, owner: string, selectionIds: readonly string[], now: Date): Promise<SlipContent> {
  const { content } = await lockSlip(trx, owner, now);
  await writeSlip(trx, owner, withoutSelections(content, selectionIds), now);
  return content;
}

/** Locks the slip and removes the rewards used. */
export async function takeRewardsFromSlip(trx: Trx, owner: string, placed: readonly PlacedDraft[], now: Date): Promise<void> {
  const { content } = await lockSlip(trx, owner, now);
  if (Object.keys(content.rewards).length > 0) await writeSlip(trx, owner, withoutRewards(content, placed), now);
}

/** Locks the slip, removes the placed bets' amounts and rewards (a second click would bet again). Returns the content before. */
export async function emptyPlaced(trx: Trx, owner: string, placed: readonly PlacedDraft[], now: Date): Promise<SlipContent> {
  const { content } = await lockSlip(trx, owner, now);
  const ids = new Set(placed.map(({ draftBetId }) => draftBetId));
  const amounts = Object.fromEntries(Object.entries(content.amounts).filter(([id]) => !ids.has(id)));
  await writeSlip(trx, owner, { ...withoutRewards(content, placed), amounts }, now);
  return content;
}

export async function notifySlip({ db, bus }: DomainDeps, owner: string): Promise<void> {
  const slip = await db.selectFrom('betslips').select('version').where('owner', '=', owner).executeTakeFirst();
  if (slip) bus?.publish(topics.betslip(owner), { version: slip.version });
}
