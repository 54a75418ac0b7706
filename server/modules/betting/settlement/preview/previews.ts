import { ok, type Result } from '#src/shared/values/result.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';
import { mustBeBelievable } from '../decidedAt.ts';
import { readFacts } from '../grades/facts.ts';
import { legGrader } from '../legGrader.ts';
import { EventIsVoid, type ScoreResult, type VoidResult } from '../settlement.ts';
import { betsToVoid, COLUMN, type HandVoid, returned } from '../voids.ts';
import { checkGrades, type GradeRefusal, type MarketGrades } from '../grades/selectionGrades.ts';
import { type BetChange, betChanges } from './betChanges.ts';

/** Previews a result or void without locks or writes. Null for an unknown event. Throws `EventIsVoid` and `DecidedTooEarly`. */
export async function previewEnding(
  trx: Trx,
  result: Omit<ScoreResult, 'origin'> | Omit<VoidResult, 'origin'>,
): Promise<readonly BetChange[] | null> {
  const { eventId } = result;
  const event = await trx.selectFrom('events').select('starts_at').where('id', '=', eventId).executeTakeFirst();
  if (!event) return null;
  const past = await trx.selectFrom('results').selectAll().where('event_id', '=', eventId).executeTakeFirst();
  if ('reason' in result) {
    const ending = { home_score: null, away_score: null, void_reason: result.reason, decided_at: past?.decided_at ?? null };
    return gradedBy(trx, { event_id: eventId, ...ending }, await gradesOf(trx, eventId));
  }
  const { homeScore, awayScore, decidedAt = null } = result;
  if (past && past.void_reason !== null) throw new EventIsVoid(eventId, past.void_reason);
  mustBeBelievable(eventId, decidedAt, event.starts_at);
  const ending = { home_score: homeScore, away_score: awayScore, void_reason: null, decided_at: decidedAt ?? past?.decided_at ?? null };
  return gradedBy(trx, { event_id: eventId, ...ending }, await gradesOf(trx, eventId));
}

/** Previews grades without locks or writes. Throws `DecidedTooEarly`. */
export async function previewGrades(
  trx: Trx,
  asked: Omit<MarketGrades, 'origin'>,
): Promise<Result<{ readonly eventId: string; readonly changes: readonly BetChange[] }, GradeRefusal>> {
  const checked = await checkGrades(trx, asked);
  if (!checked.ok) return checked;
  const { eventId } = checked.value;
  const before = await gradesOf(trx, eventId);
  const said = asked.grades.map(({ selectionId, outcome, deadHeat }) => ({
    selection_id: selectionId,
    outcome,
    places: deadHeat?.places ?? null,
    tied: deadHeat?.tied ?? null,
    reason: asked.reason,
    decided_at: asked.decidedAt ?? before.find((one) => one.selection_id === selectionId)?.decided_at ?? null,
  }));
  const kept = before.filter(({ selection_id: id }) => said.every((one) => one.selection_id !== id));
  const past = await trx.selectFrom('results').selectAll().where('event_id', '=', eventId).executeTakeFirst();
  const nothing = { event_id: eventId, home_score: null, away_score: null, void_reason: null, decided_at: null };
  return ok({ eventId, changes: await gradedBy(trx, past ?? nothing, [...kept, ...said]) });
}

/** Previews a void without locks or writes. Null for an unknown target. `eventId`: null for a bet. */
export async function previewVoid(
  trx: Trx,
  { scope, target, reason }: Omit<HandVoid, 'origin'>,
): Promise<{ readonly eventId: string | null; readonly changes: readonly BetChange[] } | null> {
  const found = await targetOf(trx, { scope, target });
  if (!found) return null;
  const rows = await betsToVoid(trx, { scope, target }).execute();
  const grade = (leg: Row<'bet_legs'>) => (leg[COLUMN[scope]] === target ? returned(scope, leg, reason) : null);
  const changes = await betChanges(
    trx,
    rows.map(({ bet_id: id }) => id),
    grade,
  );
  return { eventId: found.eventId, changes };
}

async function targetOf(trx: Trx, { scope, target }: Pick<HandVoid, 'scope' | 'target'>): Promise<{ eventId: string | null } | undefined> {
  if (scope === 'bet') return (await trx.selectFrom('bets').select('id').where('id', '=', target).executeTakeFirst()) && { eventId: null };
  return trx
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .select('event_id as eventId')
    .where(scope === 'market' ? 'markets.id' : 'selections.id', '=', target)
    .executeTakeFirst();
}

const gradesOf = (trx: Trx, eventId: string) => trx.selectFrom('selection_grades').selectAll().where('event_id', '=', eventId).execute();

type Graded = Parameters<typeof legGrader>;
async function gradedBy(trx: Trx, result: Graded[0], grades: Graded[1]): Promise<readonly BetChange[]> {
  const rows = await trx.selectFrom('bet_legs').select('bet_id').distinct().where('event_id', '=', result.event_id).execute();
  return betChanges(
    trx,
    rows.map(({ bet_id: id }) => id),
    legGrader(result, grades, await readFacts(trx, result.event_id)),
  );
}
