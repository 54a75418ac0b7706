import { type Kysely, sql } from 'kysely';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { EVERYWHERE, type LegalPlace, type LegalVersion } from './rules/index.ts';

type LegalText = Pick<LegalVersion, 'document' | 'title' | 'body'>;
type Signed = { readonly by: string; readonly at: Date };

export const hashOfText = ({ document, title, body }: LegalText): string => contentHash({ document, title, body });

export async function readLegalVersions(db: Kysely<Schema>, brand?: string): Promise<readonly LegalVersion[]> {
  const all = db.selectFrom('legal_versions').selectAll().orderBy('version');
  const rows = await (brand === undefined ? all : all.where('brand', '=', brand)).execute();
  return rows.flatMap(({ document, holds_from, is_material, published_by, published_at, ...row }) =>
    isKeyOf(legalDocuments, document)
      ? { ...row, document, holdsFrom: holds_from, isMaterial: is_material, publishedBy: published_by, publishedAt: published_at }
      : [],
  );
}

/** Writes a version; returns its number. Call `lockLegal` before checking. */
export async function addLegalVersion(
  trx: Trx,
  { document, title, body, brand, region, holdsFrom, isMaterial }: LegalText & LegalPlace & Pick<LegalVersion, 'holdsFrom' | 'isMaterial'>,
  { by, at }: Signed,
): Promise<number> {
  const known = await Promise.all(
    (['legal_versions', 'legal_called_off'] as const).map((table) =>
      trx.selectFrom(table).select('version').where('brand', '=', brand).where('document', '=', document).execute(),
    ),
  );
  const version = 1 + Math.max(0, ...known.flat().map((each) => each.version));
  const hash = hashOfText({ document, title, body });
  await trx
    .insertInto('legal_versions')
    .values({
      ...{ brand, document, version, region, title, hash, body },
      ...{ holds_from: holdsFrom, is_material: isMaterial, published_by: by, published_at: at },
    })
    .execute();
  return version;
}

/** Withdraws a version. Throws if it is current or accepted. Call `lockLegal` first. */
export const callOff = (trx: Trx, { brand, document, version }: Pick<LegalVersion, 'brand' | 'document' | 'version'>) =>
  trx
    .deleteFrom('legal_versions')
    .where('brand', '=', brand)
    .where('document', '=', document)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();

/** Locks publications, so that no two take effect at the same time. */
export const lockLegal = (trx: Trx) => sql`LOCK TABLE legal_versions IN SHARE ROW EXCLUSIVE MODE`.execute(trx);

/** Writes first versions for brands that have none. */
export async function writeFirstVersions(db: Kysely<Schema>, texts: readonly (LegalText & { readonly brand: string })[], at: Date) {
  const rows = texts.map(({ brand, document, title, body }) => ({
    ...{ brand, document, title, version: 1, region: EVERYWHERE, body },
    ...{ hash: hashOfText({ document, title, body }), holds_from: null, is_material: false, published_by: 'build', published_at: at },
  }));
  await db
    .insertInto('legal_versions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
