import { GRADES } from '#src/shared/console/trading.ts';
import { DecidedTooEarly } from '#server/modules/betting/settlement/index.ts';
import { type GradeRefusal, recordGradesIn, type SelectionGrade } from '#server/modules/betting/settlement/grades/index.ts';
import { lockEvent, planGrades } from '#server/modules/trading/proposals/plans/index.ts';
import { decidedAtIn } from '../decidedAt.ts';
import { decidedAt, group, list, matching, nullable, oneOf, reason, whole } from '../fields.ts';
import { CONFIRMERS, proposing, type Work } from '../operation.ts';
import { originOf } from '../proposals/signatures.ts';
import { Refused } from '../refusal.ts';
import { TRADERS } from './trading.ts';

const ID = '^[\\w:.-]{1,200}$';
const MOST_SELECTIONS = 500;
const REFUSALS: Readonly<Record<GradeRefusal, () => Refused>> = {
  'is-void': () => new Refused('wrong-state', 'This was voided permanently and can’t be graded.'),
  'no-tie': () => new Refused('input', 'This market is decided by a score. A tie with the line is a push, not a dead heat.'),
  'not-found': () => new Refused('not-found', 'This selection is not in this market.'),
};

const asRefused = (error: unknown): never => {
  throw error instanceof DecidedTooEarly ? new Refused('input', error.message) : error;
};

const grade = group('Grade of a selection.', {
  selectionId: matching('Id of the selection.', ID),
  outcome: oneOf('Outcome; DEAD_HEAT shares its place with others.', GRADES),
  deadHeat: nullable(
    group('Required for a dead heat, and only then.', {
      places: whole('Paying places left for the tied selections.', 1, 99),
      tied: whole('Number of tied selections.', 2, 100),
    }),
  ),
});

export const gradingOperations = {
  gradeSelections: proposing({
    about:
      'Proposes grades for selections of a market, regardless of the score, dead heats included. The market is closed until a second person decides. A different grade corrects what was paid. Players read the reason.',
    roles: TRADERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: {
      marketId: matching('Id of the market.', ID),
      grades: list('Grades to set; other selections stay as they are.', grade, MOST_SELECTIONS, 1),
      decidedAt,
      reason,
    },
    plan: async ({ trx, now }, { marketId, grades, decidedAt: said, reason: why }, isLocking) => {
      mustFit(grades);
      if (isLocking) await lockEventOf(trx, marketId);
      const plan = await planGrades(trx, { marketId, grades, reason: why, decidedAt: decidedAtIn(said, now) }).catch(asRefused);
      if (!plan.ok) throw REFUSALS[plan.refusal]();
      return plan.value;
    },
    apply: async ({ trx, now, deps, afterCommit }, { marketId, grades, decidedAt: said, reason: why }, signed) => {
      const known = decidedAtIn(said, now);
      const asked = { marketId, grades, reason: why, decidedAt: known, origin: originOf(signed) };
      const recorded = await recordGradesIn(trx, asked, now).catch(asRefused);
      if (!recorded.ok) throw REFUSALS[recorded.refusal]();
      const { finish, round } = recorded.value;
      afterCommit(async () => {
        await finish(deps);
      });
      return { value: { marketId, round }, subject: `market:${marketId}`, detail: { grades, decidedAt: known, round, reason: why } };
    },
  }),
} as const;

function mustFit(grades: readonly SelectionGrade[]): void {
  if (new Set(grades.map(({ selectionId }) => selectionId)).size < grades.length)
    throw new Refused('input', 'Grade each selection only once.');
  for (const { outcome, deadHeat } of grades) {
    if ((outcome === 'DEAD_HEAT') !== (deadHeat !== null))
      throw new Refused('input', 'For a dead heat, enter the paying places and the number of tied selections.');
    if (deadHeat && deadHeat.places >= deadHeat.tied)
      throw new Refused('input', 'There is a paying place for every tied selection. Grade them as won.');
  }
}

async function lockEventOf(trx: Work['trx'], marketId: string): Promise<void> {
  const market = await trx.selectFrom('markets').select('event_id').where('id', '=', marketId).executeTakeFirst();
  if (market) await lockEvent(trx, market.event_id);
}
