import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema } from '#server/platform/store/index.ts';

export type FeaturedKind = 'FEATURED' | 'QUICK';

export type FeaturedBet = {
  readonly id: string;
  readonly version: number;
  readonly kind: FeaturedKind;
  readonly title: string;
  readonly selectionIds: readonly string[];
  readonly suggestedCents: Cents | null;
  readonly isOffered: boolean;
  readonly updatedBy: string;
  readonly updatedAt: Date;
};

const COLUMNS = ['id', 'version', 'kind', 'title', 'selection_ids', 'suggested_stake', 'is_offered', 'updated_by', 'updated_at'] as const;

export async function readFeaturedBets(db: Kysely<Schema>): Promise<readonly FeaturedBet[]> {
  const rows = await db.selectFrom('featured_bets').select(COLUMNS).orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(toFeatured);
}

export async function findFeaturedBet(db: Kysely<Schema>, id: string): Promise<FeaturedBet | null> {
  const row = await db.selectFrom('featured_bets').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toFeatured(row) : null;
}

type FeaturedRow = {
  readonly id: string;
  readonly version: number;
  readonly kind: FeaturedKind;
  readonly title: string;
  readonly selection_ids: readonly string[];
  readonly suggested_stake: string | null;
  readonly is_offered: boolean;
  readonly updated_by: string;
  readonly updated_at: Date;
};
const toFeatured = (row: FeaturedRow): FeaturedBet => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  title: row.title,
  selectionIds: row.selection_ids,
  suggestedCents: row.suggested_stake === null ? null : BigInt(row.suggested_stake),
  isOffered: row.is_offered,
  updatedBy: row.updated_by,
  updatedAt: row.updated_at,
});
