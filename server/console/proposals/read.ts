import { sql } from 'kysely';
import type { Proposal } from '#server/modules/trading/proposals/index.ts';
import { gradesText } from '#server/modules/trading/proposals/plans/index.ts';
import type { Row } from '#server/platform/store/index.ts';
import type { ProposingOperation, Work } from '../operation.ts';
import { whyNotConfirm } from './signers.ts';

const MOST_BETS = 200;
type OperationOf = (proposal: Proposal) => ProposingOperation;

/** Returns open proposals oldest first, decided ones newest first. */
export async function listProposals(work: Work, { state, most }: { state: 'decided' | 'open'; most: number }, operationOf: OperationOf) {
  const all = work.trx.selectFrom('proposals').selectAll().limit(most);
  const rows = await (
    state === 'open'
      ? all.where('state', '=', 'OPEN').orderBy('proposed_at').orderBy('id')
      : all.where('state', '<>', 'OPEN').orderBy('decided_at', 'desc').orderBy('id')
  ).execute();
  const views = [];
  for (const row of rows) views.push(await viewOf(work, row, operationOf));
  return views;
}

export async function readInFull(work: Work, proposal: Proposal, operation: ProposingOperation, isStale: boolean) {
  const bets = await work.trx
    .selectFrom('proposal_bets')
    .selectAll()
    .where('proposal_id', '=', proposal.id)
    .orderBy(sql`abs(payout_after - payout_before)`, 'desc')
    .orderBy('bet_id')
    .limit(MOST_BETS)
    .execute();
  return {
    proposal: await viewOf(work, proposal, () => operation),
    bets: bets.map((bet) => ({
      betId: bet.bet_id,
      stakeCents: Number(bet.stake),
      before: { status: bet.status_before, outcome: bet.outcome_before, payoutCents: Number(bet.payout_before) },
      after: { status: bet.status_after, outcome: bet.outcome_after, payoutCents: Number(bet.payout_after) },
    })),
    isStale,
    statements: await statementsOf(work, proposal.event_id),
  };
}

async function viewOf({ trx, operator }: Work, row: Proposal, operationOf: OperationOf) {
  const refusal = row.state === 'OPEN' ? await whyNotConfirm(trx, operationOf(row), row, operator) : null;
  return {
    id: row.id,
    operation: row.operation,
    summary: row.summary,
    warnings: row.warnings,
    eventId: row.event_id,
    digest: row.digest,
    bets: row.bets,
    stakeCents: Number(row.stake),
    payoutBeforeCents: Number(row.payout_before),
    payoutAfterCents: Number(row.payout_after),
    reason: row.reason,
    proposer: row.proposer,
    proposedAt: row.proposed_at,
    state: row.state,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    decision: row.decision,
    isOwn: row.proposer_id === operator.id,
    whyNot: refusal && refusal.message,
  };
}

async function statementsOf({ trx }: Work, eventId: string | null) {
  if (eventId === null) return [];
  const rows = await trx
    .selectFrom('event_statements')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  const markets = new Set(rows.flatMap((row) => row.market_id ?? []));
  const selections = await selectionsOf(trx, [...markets]);
  return rows.map((row) => ({
    source: row.source,
    origin: row.origin,
    homeScore: row.home_score,
    awayScore: row.away_score,
    voidReason: row.void_reason,
    grades: gradesIn(row, selections),
    decidedAt: row.decided_at,
    isApplied: row.is_applied,
    saidAt: row.said_at,
  }));
}

type Selection = Awaited<ReturnType<typeof selectionsOf>>[number];

const selectionsOf = (trx: Work['trx'], marketIds: readonly string[]) =>
  trx
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .select(['selections.id', 'selections.name', 'markets.id as marketId', 'markets.name as market'])
    .where('markets.id', '=', (eb) => eb.fn.any(eb.val(marketIds)))
    .orderBy('selections.ordinal')
    .execute();

function gradesIn({ market_id: id, grades }: Row<'event_statements'>, selections: readonly Selection[]): string | null {
  if (id === null || grades === null) return null;
  const own = selections.filter(({ marketId }) => marketId === id);
  return `${own[0]?.market ?? id}: ${gradesText(grades, own)}`;
}
