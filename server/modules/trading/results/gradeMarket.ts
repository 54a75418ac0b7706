import { type MarketGrades, recordGradesIn } from '#server/modules/betting/settlement/grades/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { lockEvent, planGrades, compareWithGrades } from '../proposals/plans/index.ts';
import { amountOf, holdBack, showHeldBack, showReach, withdrawByFeed } from './feedAlone.ts';
import { whyNotAlone, type Word } from './hindrances.ts';

type Deps = DomainDeps & { readonly bus: Bus };
/** `read`: called under the event's lock; returns the grades, or why to skip the market. */
type Terms = { readonly mostCents: Cents; readonly read: (trx: Trx) => Promise<Result<MarketGrades, string>> };

/**
 * Grades a market. Locks the event and writes. Returns the number of settled bets, or a text why an operator must confirm the grades.
 * Refuses, with the reason, markets to skip.
 */
export async function gradeMarket(deps: Deps, eventId: string, { mostCents, read }: Terms): Promise<Result<number | string, string>> {
  const recorded = await withTransaction(deps.db, async (trx) => {
    await lockEvent(trx, eventId);
    const grades = await read(trx);
    return grades.ok ? ok(await gradeOrHoldBack(trx, deps, { eventId, grades: grades.value, mostCents })) : grades;
  });
  if (!recorded.ok) return recorded;
  const { value } = recorded;
  if ('hindrance' in value) {
    const why = `was not graded, because ${await showHeldBack(deps, value)}`;
    return value.hindrance.course === 'refused' ? refuse(why) : ok(why);
  }
  await showReach(deps, value.opened);
  return value.recorded.ok ? ok((await value.recorded.value.finish(deps)).settledBets) : refuse(value.recorded.refusal);
}

type Asked = { readonly eventId: string; readonly grades: MarketGrades; readonly mostCents: Cents };

async function gradeOrHoldBack(trx: Trx, deps: Deps, { eventId, grades, mostCents }: Asked) {
  const now = deps.ports.now();
  const plan = await planGrades(trx, grades);
  const amountCents = plan.ok ? amountOf(plan.value.bets) : 0n;
  const { signedBy, isSame } = await compareWithGrades(trx, grades);
  const word: Word = { said: { eventId, ...grades }, subject: `market:${grades.marketId}`, amountCents, signedBy };
  const hindrance = isSame || !plan.ok ? null : await whyNotAlone(trx, word, { now, mostCents });
  if (hindrance) return holdBack(trx, { word, hindrance, ask: () => ask(trx, grades) }, deps);
  const opened = await withdrawByFeed(trx, word.subject, deps);
  return { opened, recorded: await recordGradesIn(trx, { ...grades, amountCents }, now) };
}

async function ask(trx: Trx, grades: MarketGrades) {
  const plan = await planGrades(trx, grades);
  if (!plan.ok) throw new Error(`${grades.marketId} cannot be graded: ${plan.refusal}`);
  const { marketId, reason, decidedAt } = grades;
  const known = decidedAt === null ? {} : { decidedAt: decidedAt.toISOString() };
  return {
    asked: { operation: 'gradeSelections', input: { marketId, grades: grades.grades, ...known, reason }, reason },
    plan: plan.value,
  };
}
