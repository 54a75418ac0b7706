import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { topics } from '#server/platform/bus/bus.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';
import { mustBeBelievable } from '../decidedAt.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { gradeBets, type Settlement } from '../gradeBets.ts';
import { keepStatement } from '../statements/statements.ts';
import { needsFacts } from './facts.ts';
import { hasScoreRule } from './grading.ts';

/** Grade of a selection. `deadHeat`: `tied` competitors share `places` (domain rules §2.7). */
export type SelectionGrade = {
  readonly selectionId: string;
  readonly outcome: Row<'selection_grades'>['outcome'];
  readonly deadHeat: { readonly places: number; readonly tied: number } | null;
};
/** Grades of a market. Refunds bets placed at or after `decidedAt`; null leaves the stored time. */
export type MarketGrades = {
  readonly marketId: string;
  readonly grades: readonly SelectionGrade[];
  readonly reason: string;
  readonly origin: string;
  readonly decidedAt: Date | null;
  /** By how many cents a feed's unconfirmed result changes payouts; absent for grades of other origin. */
  readonly amountCents?: Cents;
};
export type GradeRefusal = 'is-void' | 'no-tie' | 'not-found';
type Recorded = { readonly round: number; readonly finish: (deps: DomainDeps) => Promise<Settlement> };

/**
 * Writes grades that override the score; hides the market; locks the event. Call `finish` after the commit, to settle. Throws
 * `DecidedTooEarly` and other errors.
 */
export async function recordGradesIn(trx: Trx, asked: MarketGrades, now: Date): Promise<Result<Recorded, GradeRefusal>> {
  const market = await takeMarket(trx, asked);
  if (!market.ok) return market;
  const { eventId } = market.value;
  const hasChanged = await keepGrades(trx, { ...asked, eventId }, now);
  const round = await nextRound(trx, { eventId, origin: asked.origin, hasChanged }, now);
  await keepStatement(trx, { ...asked, eventId }, { at: now, isApplied: true, amountCents: asked.amountCents ?? 0n });
  return ok({
    round,
    finish: (deps) => {
      deps.bus?.publish(topics.world, { reload: [eventId] });
      return gradeBets(deps, { eventId, round });
    },
  });
}

/** Locks the event first, like writers of prices. Hides the market if it can be graded. */
async function takeMarket(trx: Trx, asked: MarketGrades): Promise<Result<{ readonly eventId: string }, GradeRefusal>> {
  const { marketId } = asked;
  await trx
    .selectFrom('events')
    .select('id')
    .where('id', '=', (of) => of.selectFrom('markets').select('event_id').where('id', '=', marketId))
    .forUpdate()
    .execute();
  const checked = await checkGrades(trx, asked);
  if (!checked.ok) return checked;
  const { eventId } = checked.value;
  await trx
    .updateTable('events')
    .set((row) => ({ version: row('version', '+', '1') }))
    .where('id', '=', eventId)
    .execute();
  await trx.updateTable('markets').set({ feed_status: 'HIDDEN', is_graded: true }).where('id', '=', marketId).execute();
  return ok({ eventId });
}

/** Locks nothing. Throws `DecidedTooEarly`. */
export async function checkGrades(
  trx: Trx,
  { marketId, grades, decidedAt }: Pick<MarketGrades, 'decidedAt' | 'grades' | 'marketId'>,
): Promise<Result<{ readonly eventId: string }, GradeRefusal>> {
  const market = await trx
    .selectFrom('markets')
    .innerJoin('events', 'events.id', 'markets.event_id')
    .select(['event_id', 'type', 'starts_at'])
    .where('markets.id', '=', marketId)
    .executeTakeFirst();
  if (!market) return refuse('not-found');
  const { event_id: eventId, type, starts_at: startsAt } = market;
  mustBeBelievable(eventId, decidedAt, startsAt);
  const selections = await selectionsOf(trx, marketId);
  const named = grades.map(({ selectionId }) => selections.find(({ id }) => id === selectionId));
  if (named.includes(undefined)) return refuse('not-found');
  if ((hasScoreRule(type) || needsFacts(type)) && grades.some(({ deadHeat }) => deadHeat !== null)) return refuse('no-tie');
  return named.some((row) => row?.isVoid) ? refuse('is-void') : ok({ eventId });
}

async function selectionsOf(trx: Trx, marketId: string): Promise<readonly { readonly id: string; readonly isVoid: boolean }[]> {
  const rows = await trx
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .leftJoin('results', 'results.event_id', 'markets.event_id')
    .select(['selections.id', 'selections.void_reason as own', 'markets.void_reason as market', 'results.void_reason as event'])
    .where('markets.id', '=', marketId)
    .execute();
  return rows.map(({ id, own, market, event }) => ({ id, isVoid: own !== null || market !== null || event !== null }));
}

async function keepGrades(
  trx: Trx,
  { grades, eventId, reason, origin, decidedAt }: MarketGrades & { readonly eventId: string },
  now: Date,
) {
  let hasChanged = false;
  for (const { selectionId, outcome, deadHeat } of grades) {
    const grade = { outcome, places: deadHeat?.places ?? null, tied: deadHeat?.tied ?? null, reason, origin, recorded_at: now };
    const written = await trx
      .insertInto('selection_grades')
      .values({ selection_id: selectionId, event_id: eventId, decided_at: decidedAt, ...grade })
      .onConflict((conflict) =>
        conflict
          .column('selection_id')
          .doUpdateSet(decidedAt ? { ...grade, decided_at: decidedAt } : grade)
          .where((is) =>
            is.or([
              is('selection_grades.outcome', '<>', outcome),
              is('selection_grades.places', 'is distinct from', grade.places),
              is('selection_grades.tied', 'is distinct from', grade.tied),
              ...(decidedAt ? [is('selection_grades.decided_at', 'is distinct from', decidedAt)] : []),
            ]),
          ),
      )
      .executeTakeFirst();
    hasChanged ||= (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  return hasChanged;
}

async function nextRound(trx: Trx, { eventId, origin, hasChanged }: { eventId: string; origin: string; hasChanged: boolean }, now: Date) {
  const past = await trx.selectFrom('results').select('round').where('event_id', '=', eventId).forUpdate().executeTakeFirst();
  if (!past) {
    const nothing = { home_score: null, away_score: null, void_reason: null, decided_at: null, worked_at: now, completed_at: null };
    await trx
      .insertInto('results')
      .values({ event_id: eventId, origin, recorded_at: now, ...nothing })
      .execute();
    return 0;
  }
  if (!hasChanged) return past.round;
  await trx
    .updateTable('results')
    .set({ round: past.round + 1, worked_at: now, completed_at: null })
    .where('event_id', '=', eventId)
    .execute();
  return past.round + 1;
}
