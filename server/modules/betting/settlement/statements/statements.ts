import type { Cents } from '#src/shared/money/money.ts';
import { canonicalJson } from '#server/platform/canonicalJson.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';

type Source = Row<'event_statements'>['source'];
type Grades = NonNullable<Row<'event_statements'>['grades']>;
type Common = { readonly eventId: string; readonly origin: string; readonly decidedAt: Date | null };
type Ending = { readonly score: { readonly home: number; readonly away: number } | null; readonly voidReason: string | null };
export type Statement = Common & (Ending | { readonly marketId: string; readonly grades: Grades });
type Effect = { readonly at: Date; readonly isApplied: boolean; readonly amountCents: Cents };

const MACHINES: ReadonlySet<string> = new Set(['sandbox', 'seed', 'simulation']);

/** An origin beginning with `trader:` is a person. A feed's origin is a file and line. */
const sourceOf = (origin: string): Source => (origin.startsWith('trader:') ? 'people' : MACHINES.has(origin) ? 'machine' : 'feed');

/** True if a person entered the result or confirmed a feed's. */
export const isSigned = (origin: string | null | undefined): boolean =>
  origin !== null && origin !== undefined && (origin.startsWith('trader:') || origin.includes(', confirmed by '));

/** Writes the result that a source reports, unless it repeats the source's last report. */
export async function keepStatement(trx: Trx, said: Statement, { at, isApplied, amountCents }: Effect): Promise<void> {
  const { eventId, origin } = said;
  const source = sourceOf(origin);
  const row = contentOf(said);
  const last = await lastWord(trx, said);
  // Skips a repeat, unless it changes payouts (it then counts towards the feed's limit) or `isApplied` differs.
  if (last && last.is_applied === isApplied && (amountCents === 0n || !isApplied)) return;
  const grades = row.grades && JSON.stringify(row.grades);
  await trx
    .insertInto('event_statements')
    .values({ event_id: eventId, source, origin, ...row, grades, amount: amountCents, is_applied: isApplied, said_at: at })
    .execute();
}

export async function lastWord(trx: Trx, said: Statement): Promise<Row<'event_statements'> | null> {
  const row = contentOf(said);
  const last = await lastStatement(trx, { eventId: said.eventId, source: sourceOf(said.origin), marketId: row.market_id });
  return last && isSame(last, row) ? last : null;
}

type Content = Pick<Row<'event_statements'>, 'away_score' | 'decided_at' | 'grades' | 'home_score' | 'market_id' | 'void_reason'>;

function contentOf(said: Statement): Content {
  const { decidedAt: decided_at } = said;
  if ('grades' in said) {
    const grades = said.grades.toSorted((one, other) => (one.selectionId < other.selectionId ? -1 : 1));
    return { home_score: null, away_score: null, void_reason: null, market_id: said.marketId, grades, decided_at };
  }
  const { score, voidReason } = said;
  return {
    ...{ home_score: score?.home ?? null, away_score: score?.away ?? null, void_reason: voidReason },
    ...{ market_id: null, grades: null, decided_at },
  };
}

const isSame = (one: Content, other: Content): boolean =>
  one.home_score === other.home_score &&
  one.away_score === other.away_score &&
  one.void_reason === other.void_reason &&
  one.decided_at?.getTime() === other.decided_at?.getTime() &&
  canonicalJson(one.grades) === canonicalJson(other.grades);

type Asked = { readonly eventId: string; readonly source: Source; readonly marketId: string | null };

export const lastStatement = (trx: Trx, { eventId, source, marketId }: Asked) =>
  trx
    .selectFrom('event_statements')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('source', '=', source)
    .where('market_id', 'is not distinct from', marketId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
