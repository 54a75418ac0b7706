import type { Cents } from '#src/shared/money/money.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';

type Source = Row<'event_statements'>['source'];
type Said = {
  readonly eventId: string;
  readonly origin: string;
  readonly score: { readonly home: number; readonly away: number } | null;
  readonly voidReason: string | null;
  readonly decidedAt: Date | null;
};
type Effect = { readonly at: Date; readonly isApplied: boolean; readonly amountCents: Cents };

const MACHINES: ReadonlySet<string> = new Set(['sandbox', 'seed', 'simulation']);

/** Origins of people begin with `trader:`; those of feeds are a file and a line. */
export const sourceOf = (origin: string): Source => (origin.startsWith('trader:') ? 'people' : MACHINES.has(origin) ? 'machine' : 'feed');

/** Adds to the history of who said how an event ended. What the same source said last is not repeated. */
export async function keepStatement(trx: Trx, said: Said, { at, isApplied, amountCents }: Effect): Promise<void> {
  const { eventId, origin, score, voidReason, decidedAt } = said;
  const source = sourceOf(origin);
  const last = await lastStatement(trx, eventId, source);
  const row = { home_score: score?.home ?? null, away_score: score?.away ?? null, void_reason: voidReason, decided_at: decidedAt };
  if (last && last.is_applied === isApplied && isSameEnding(last, row)) return;
  await trx
    .insertInto('event_statements')
    .values({ event_id: eventId, source, origin, ...row, amount: amountCents, is_applied: isApplied, said_at: at })
    .execute();
}

type Ending = Pick<Row<'event_statements'>, 'away_score' | 'decided_at' | 'home_score' | 'void_reason'>;
export const isSameEnding = (one: Ending, other: Ending): boolean =>
  one.home_score === other.home_score &&
  one.away_score === other.away_score &&
  one.void_reason === other.void_reason &&
  one.decided_at?.getTime() === other.decided_at?.getTime();

export const lastStatement = (trx: Trx, eventId: string, source: Source) =>
  trx
    .selectFrom('event_statements')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('source', '=', source)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
