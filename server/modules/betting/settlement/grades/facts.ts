import type { EventStatistics, PeriodScore, BoxScore } from '#server/contract/eventStatistics.ts';
import { t } from '#src/shared/text/t.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { type FinalScore, type Grade, type Proposition, outcomeOf } from './grading.ts';
import { periodOf, scoreOfPeriod } from './periods.ts';

/** Statistics of a finished game. Not used if the final score differs from `score`. `subjects`: player ids by market id. */
export type Facts = {
  readonly score: FinalScore;
  readonly periods: readonly PeriodScore[];
  readonly box: BoxScore;
  readonly subjects: ReadonlyMap<string, string>;
};

const SCORERS: Readonly<Record<string, string>> = {
  'anytime-touchdown': 'touchdowns',
  'first-touchdown': 'touchdowns',
  'anytime-goal': 'goals',
  'first-goal': 'goals',
};
const PLAYER = /^player-([a-z-]+)$/;

/** True for markets graded by statistics, not by the final score. Traders grade them if statistics are missing. */
export const needsFacts = (marketType: string): boolean =>
  periodOf(marketType) !== null || PLAYER.test(marketType) || Object.hasOwn(SCORERS, marketType);

export async function readFacts(trx: Trx, eventId: string): Promise<Facts | null> {
  const event = await trx
    .selectFrom('events')
    .select(['home_score', 'away_score', 'statistics'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!event || event.home_score === null || event.away_score === null) return null;
  const counted: EventStatistics | null = event.statistics;
  if (!counted?.box) return null;
  const about = await trx
    .selectFrom('markets')
    .select(['id', 'subject_id'])
    .where('event_id', '=', eventId)
    .where('subject_id', 'is not', null)
    .execute();
  return {
    score: { home: event.home_score, away: event.away_score },
    periods: 'periods' in counted ? counted.periods : [],
    box: counted.box,
    subjects: new Map(about.map(({ id, subject_id: subject }) => [id, subject ?? ''])),
  };
}

/** Null if the statistics do not decide the leg. */
export function gradeByFacts(leg: Proposition & { readonly marketId: string }, facts: Facts | null, final: FinalScore): Grade | null {
  if (!facts || facts.score.home !== final.home || facts.score.away !== final.away) return null;
  const period = periodOf(leg.marketType);
  if (period) {
    const score = scoreOfPeriod(facts.periods, period, final);
    if (!score) return null;
    const reason = t`Score of that part of the game: ${score.home}–${score.away}`;
    return gradeOf(outcomeOf({ ...leg, marketType: period.base }, score), reason);
  }
  const figure = SCORERS[leg.marketType];
  return figure === undefined ? ofPlayer(leg, facts) : ofScorer(leg, figure, facts);
}

function ofPlayer({ marketType, marketId, ...pick }: Proposition & { readonly marketId: string }, { box, subjects }: Facts): Grade | null {
  const figure = PLAYER.exec(marketType)?.[1];
  const subject = subjects.get(marketId);
  if (figure === undefined || subject === undefined) return null;
  const figures = box.players[subject];
  if (!figures) return { outcome: 'VOID', reason: t`The player did not play: stake returned` };
  const value = figures[figure];
  if (value === undefined) return null;
  return gradeOf(outcomeOf({ ...pick, marketType: 'total' }, { home: value, away: 0 }), t`The player’s count: ${value}`);
}

function ofScorer({ marketType, selectionType }: Proposition, figure: string, { box, score }: Facts): Grade | null {
  const isFirst = marketType.startsWith('first-');
  if (isFirst && box.first === null && figure === 'goals' && score.home + score.away > 0) return null;
  if (selectionType === 'none') return gradeOf(box.first === null, box.first === null ? t`No one scored` : t`Someone scored`);
  const figures = box.players[selectionType];
  if (!figures) return { outcome: 'VOID', reason: t`The player did not play: stake returned` };
  const count = figures[figure];
  if (count === undefined) return null;
  const hasScored = isFirst ? box.first === selectionType : count > 0;
  const reason = isFirst
    ? hasScored
      ? t`The player scored first`
      : t`The player did not score first`
    : hasScored
      ? t`The player scored`
      : t`The player did not score`;
  return gradeOf(hasScored, reason);
}

function gradeOf(verdict: boolean | 'PUSH' | null, reason: string): Grade {
  if (verdict === null) return { outcome: 'VOID', reason: t`${reason}: we can’t settle this market, so we returned your stake` };
  if (verdict === 'PUSH') return { outcome: 'PUSH', reason: t`${reason}: push on the line, stake returned` };
  return { outcome: verdict ? 'WIN' : 'LOSS', reason };
}
