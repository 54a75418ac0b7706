import { ok, type Result } from '#src/shared/values/result.ts';
import { previewGrades } from '#server/modules/betting/settlement/preview/index.ts';
import { isSigned, lastStatement } from '#server/modules/betting/settlement/statements/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { Plan } from '../plan.ts';
import { eventOf } from './eventOf.ts';

type Grades = Parameters<typeof previewGrades>[1];
type Grade = Grades['grades'][number];
type Before = Awaited<ReturnType<typeof gradesBefore>>[number];

/** Plans a market's grades. Throws `DecidedTooEarly`. */
export async function planGrades(trx: Trx, asked: Grades): Promise<Result<Plan, 'is-void' | 'no-tie' | 'not-found'>> {
  const previewed = await previewGrades(trx, asked);
  if (!previewed.ok) return previewed;
  const { eventId, changes } = previewed.value;
  const { marketId, grades } = asked;
  const { name } = await eventOf(trx, eventId);
  const before = await gradesBefore(trx, asked);
  const signed = before.flatMap((row) => (isSigned(row.origin) ? gradeOf(row) : []));
  const feed = await lastStatement(trx, { eventId, source: 'feed', marketId });
  return ok({
    subject: `market:${marketId}`,
    closes: { scope: 'market', target: marketId },
    eventId,
    summary: `${before[0]?.market ?? ''}, ${name}: ${gradesText(grades, before)}.`,
    warnings: [
      ...against(grades, feed?.grades ?? [], (other) => `The feed reports a different result: ${gradesText(other, before)}.`),
      ...against(grades, signed, (other) => `Operators confirmed a different result before: ${gradesText(other, before)}.`),
    ],
    bets: changes,
    facts: { before: before.map(({ id, outcome, places, tied }) => ({ id, outcome, places, tied })) },
  });
}

/**
 * Compares grades with recorded ones. `signedBy`: source of a confirmed grade that differs, even if only in time, or null. `isSame`: no
 * grade changes.
 */
export async function compareWithGrades(trx: Trx, asked: Grades): Promise<{ readonly signedBy: string | null; readonly isSame: boolean }> {
  const others = (await gradesBefore(trx, asked)).filter((row) => {
    const isMoved = asked.decidedAt !== null && row.decidedAt?.getTime() !== asked.decidedAt.getTime();
    return isMoved || against(asked.grades, gradeOf(row), () => '').length > 0 || row.outcome === null;
  });
  return { signedBy: others.find(({ origin }) => isSigned(origin))?.origin ?? null, isSame: others.length === 0 };
}

const gradesBefore = (trx: Trx, { grades }: Grades) =>
  trx
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .leftJoin('selection_grades', 'selection_grades.selection_id', 'selections.id')
    .select(['selections.id', 'selections.name', 'markets.name as market'])
    .select(['outcome', 'places', 'tied', 'selection_grades.origin', 'selection_grades.decided_at as decidedAt'])
    .where(
      'selections.id',
      'in',
      grades.map(({ selectionId }) => selectionId),
    )
    .orderBy('selections.id')
    .execute();

function gradeOf({ id, outcome, places, tied }: Before): readonly Grade[] {
  if (outcome === null) return [];
  return [{ selectionId: id, outcome, deadHeat: places === null || tied === null ? null : { places, tied } }];
}

function against(grades: readonly Grade[], said: readonly Grade[], sentence: (other: readonly Grade[]) => string): readonly string[] {
  const own = new Map(grades.map((grade) => [grade.selectionId, grade]));
  const other = said.filter((one) => {
    const grade = own.get(one.selectionId);
    return grade !== undefined && !isAlike(grade, one);
  });
  return other.length > 0 ? [sentence(other)] : [];
}

const isAlike = (one: Grade, other: Grade): boolean =>
  one.outcome === other.outcome && one.deadHeat?.places === other.deadHeat?.places && one.deadHeat?.tied === other.deadHeat?.tied;

const WORDS: Readonly<Record<Grade['outcome'], string>> = {
  WIN: 'wins',
  LOSS: 'loses',
  PUSH: 'is refunded',
  DEAD_HEAT: 'ties for a place',
};

export function gradesText(grades: readonly Grade[], selections: readonly { readonly id: string; readonly name: string }[]): string {
  const outcomes = new Map(grades.map(({ selectionId, outcome }) => [selectionId, outcome]));
  return selections
    .flatMap(({ id, name }) => {
      const outcome = outcomes.get(id);
      return outcome === undefined ? [] : [`${name} ${WORDS[outcome]}`];
    })
    .join(', ');
}
