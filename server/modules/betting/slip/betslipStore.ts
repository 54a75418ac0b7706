import type { Kysely } from 'kysely';
import { topics } from '#server/platform/bus/bus.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { builtOnce, type Schema, together, type Trx } from '#server/platform/store/index.ts';
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
  const [[row]] = await together(trx, [slipQuery(trx, owner)]);
  if (!row) throw new Error('A slip that was not stored');
  return storedIn(row);
}

export type SlipRow = { readonly content: unknown; readonly version: string };
const lockedSlipRow = builtOnce<{ owner: string }, SlipRow>((db, { owner }) =>
  db.selectFrom('betslips').select(['content', 'version']).where('owner', '=', owner).forUpdate(),
);

/** Locks the slip, if there is one. */
export const slipQuery = (trx: Trx, owner: string) => lockedSlipRow(trx, { owner });

export const storedIn = ({ content, version }: SlipRow): StoredSlip => ({
  content: restoreContent(content),
  version: BigInt(version),
});

/** Writes the slip; returns its version. Throws if it is missing. */
export async function writeSlip(trx: Trx, owner: string, content: SlipContent, now: Date): Promise<bigint> {
  const [[row]] = await together(trx, [slipStatement(trx, owner, content, now)]);
  if (!row) throw new Error('There is no such slip');
  return BigInt(row.version);
}

const writtenSlip = builtOnce<{ owner: string; content: string; now: Date }, Pick<SlipRow, 'version'>>((db, { owner, content, now }) =>
  db
    .updateTable('betslips')
    .set((slip) => ({ content, version: slip('version', '+', '1'), updated_at: now }))
    .where('owner', '=', owner)
    .returning('version'),
);

export const slipStatement = (trx: Trx, owner: string, content: SlipContent, now: Date) =>
  writtenSlip(trx, { owner, content: storeContent(content), now });

export async function notifySlip({ db, bus }: DomainDeps, owner: string): Promise<void> {
  const slip = await db.selectFrom('betslips').select('version').where('owner', '=', owner).executeTakeFirst();
  if (slip) publishSlip(bus, owner, slip.version);
}

export function publishSlip(bus: DomainDeps['bus'], owner: string, version: string): void {
  bus?.publish(topics.betslip(owner), { version });
}
