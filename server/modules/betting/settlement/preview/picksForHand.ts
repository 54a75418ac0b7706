import type { Trx } from '#server/platform/store/index.ts';
import { needsFacts, readFacts } from '../grades/facts.ts';

/** Counts legs that need statistics and have no trader's grade. 0 if statistics for this score are stored. */
export async function picksForHand(
  trx: Trx,
  { eventId, homeScore, awayScore }: { readonly eventId: string; readonly homeScore: number; readonly awayScore: number },
): Promise<number> {
  const facts = await readFacts(trx, eventId);
  if (facts?.score.home === homeScore && facts.score.away === awayScore) return 0;
  const rows = await trx
    .selectFrom('bet_legs')
    .leftJoin('selection_grades', 'selection_grades.selection_id', 'bet_legs.selection_id')
    .select(({ fn }) => ['bet_legs.market_type', fn.countAll<string>().as('picks')])
    .where('bet_legs.event_id', '=', eventId)
    .where('selection_grades.selection_id', 'is', null)
    .groupBy('bet_legs.market_type')
    .execute();
  return rows.filter(({ market_type: type }) => needsFacts(type)).reduce((sum, { picks }) => sum + Number(picks), 0);
}
