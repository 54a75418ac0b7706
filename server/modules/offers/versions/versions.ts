import { type Kysely, sql } from 'kysely';
import { canonicalJson } from '#src/shared/values/canonicalJson.ts';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';

export type OfferRecord = {
  readonly id: string;
  readonly hash: string;
  readonly version: number;
  readonly document: OfferDocument;
  readonly budgetCents: bigint;
  readonly awardedCents: bigint;
  readonly stoppedAt: Date | null;
};

const recordQuery = (db: Kysely<Schema>) =>
  db
    .selectFrom('offers')
    .innerJoin('offer_versions', 'offer_versions.hash', 'offers.hash')
    .select(['offers.id', 'offers.hash', 'offers.version', 'document', 'budget', 'awarded', 'stopped_at', 'stopped_by']);

type RecordRow = Pick<Row<'offers'>, 'awarded' | 'budget' | 'hash' | 'id' | 'stopped_at' | 'version'> & { readonly document: unknown };

export const recordOf = ({ id, hash, version, document, budget, awarded, stopped_at: stoppedAt }: RecordRow): OfferRecord => ({
  ...{ id, hash, version, stoppedAt },
  document: document as OfferDocument,
  budgetCents: BigInt(budget),
  awardedCents: BigInt(awarded),
});

export async function findOffer(db: Kysely<Schema>, id: string): Promise<OfferRecord | null> {
  const row = await recordQuery(db).where('offers.id', '=', id).executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Locks the offer, as every award must. */
export async function lockOffer(trx: Trx, id: string): Promise<OfferRecord | null> {
  // Locks without a join, which after waiting would miss an offer whose version has changed.
  await trx.selectFrom('offers').select('id').where('id', '=', id).forUpdate().execute();
  return findOffer(trx, id);
}

export const hasAutomatic = sql<boolean>`EXISTS (SELECT FROM offers o JOIN offer_versions v ON v.hash = o.hash WHERE v.document->>'joining' = 'automatic')`;

export const allOffers = async (db: Kysely<Schema>): Promise<readonly OfferRecord[]> =>
  (await recordQuery(db).orderBy('offers.id').execute()).map(recordOf);

type Confirmed = { readonly by: string; readonly at: Date };

/** Puts a version in force, once. Writes. Throws if the budget is below the sum awarded. */
export async function putInForce(trx: Trx, document: OfferDocument, { by, at }: Confirmed): Promise<{ readonly hash: string }> {
  const hash = contentHash(document);
  const { id, budgetCents: budget } = document;
  await trx
    .insertInto('offer_versions')
    .values({ hash, offer_id: id, document: canonicalJson(document), confirmed_by: by, confirmed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('offers')
    .values({ id, hash, budget: String(budget) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({ hash, budget: String(budget), version: row('offers.version', '+', 1) }))
        .where('offers.hash', '!=', hash),
    )
    .execute();
  return { hash };
}

/** Stops an offer; earlier bets still count. Writes. False if unknown or already stopped. */
export async function stopOffer(trx: Trx, id: string, { by, at }: Confirmed): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offers')
    .set({ stopped_at: at, stopped_by: by })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
