import { sql } from 'kysely';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { canonicalJson } from '#server/platform/canonicalJson.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';
import type { Reach } from '../suspensions/reach.ts';
import { giveBackIn, suspendIn } from '../suspensions/index.ts';
import { type ProposalRequest, digestOf, type Plan, type Signer, sumsOf } from './plan.ts';

type Proposer = Signer & { readonly at: Date; readonly newId: () => string };
export type Proposal = Row<'proposals'>;
/** Stored proposal. `reach`: the suspended part of the offer; publish it after the commit. */
type Kept = { readonly proposal: Proposal; readonly isNew: boolean; readonly reach: Reach | undefined };

/**
 * Writes a proposal with its bets and suspends the part of the offer that it closes, in the caller's transaction. A repeat by the proposer
 * returns the first proposal. Refuses if the subject has another open proposal.
 */
export async function keepProposal(trx: Trx, asked: ProposalRequest, plan: Plan, by: Proposer): Promise<Result<Kept, Proposal>> {
  const input = canonicalJson(asked.input);
  const { subject, eventId } = plan;
  const proposal = await trx
    .insertInto('proposals')
    .values({
      ...{ id: by.newId(), operation: asked.operation, input, subject, event_id: eventId, reason: asked.reason },
      ...{ proposer_id: by.id, proposer: by.email, proposed_at: by.at },
      ...planned(asked, plan),
    })
    .onConflict((conflict) => conflict.column('subject').where('state', '=', 'OPEN').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!proposal) {
    const open = await trx
      .selectFrom('proposals')
      .selectAll()
      .where('subject', '=', subject)
      .where('state', '=', 'OPEN')
      .executeTakeFirst();
    // Retries, because the open proposal has meanwhile been decided.
    if (!open) return keepProposal(trx, asked, plan, by);
    const isSame = open.operation === asked.operation && open.input === input && open.proposer_id === by.id;
    return isSame ? ok({ proposal: open, isNew: false, reach: undefined }) : refuse(open);
  }
  await keepBets(trx, proposal.id, plan);
  if (!plan.closes) return ok({ proposal, isNew: true, reach: undefined });
  const holder = { id: holderOf(proposal.id), email: by.email, at: by.at, newId: by.newId(), proposalId: proposal.id };
  const closed = await suspendIn(trx, plan.closes, holder);
  // A finished event needs no suspension: it takes no bets, and the proposal refuses cash outs.
  return ok({ proposal, isNew: true, reach: closed.ok ? closed.value.reach : undefined });
}

/** Operator id of a proposal's suspension. No real operator has such an id. */
const holderOf = (proposalId: string): string => `proposal:${proposalId}`;

function planned(asked: ProposalRequest, plan: Plan) {
  const { bets, stakeCents, payoutBeforeCents, payoutAfterCents } = sumsOf(plan.bets);
  const sums = { bets, stake: stakeCents, payout_before: payoutBeforeCents, payout_after: payoutAfterCents };
  return { ...sums, summary: plan.summary, warnings: JSON.stringify(plan.warnings), digest: digestOf(asked, plan) };
}

/** Writes a proposal's current effect. Lock its row first. */
export async function renewProposal(trx: Trx, { id, operation, input, reason }: Proposal, plan: Plan): Promise<Proposal> {
  const asked = { operation, input: JSON.parse(input) as object, reason };
  await trx.deleteFrom('proposal_bets').where('proposal_id', '=', id).execute();
  await keepBets(trx, id, plan);
  return trx.updateTable('proposals').set(planned(asked, plan)).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

async function keepBets(trx: Trx, id: string, { bets }: Plan): Promise<void> {
  const cents = (read: (bet: Plan['bets'][number]) => bigint) => bets.map((bet) => String(read(bet)));
  await sql`INSERT INTO proposal_bets (proposal_id, bet_id, stake, status_before, outcome_before, payout_before, status_after, outcome_after, payout_after)
    SELECT ${id}, * FROM unnest(${bets.map(({ betId }) => betId)}::text[], ${cents(({ stakeCents }) => stakeCents)}::bigint[],
      ${bets.map(({ before }) => before.status)}::text[], ${bets.map(({ before }) => before.outcome)}::text[], ${cents(({ before }) => before.payoutCents)}::bigint[],
      ${bets.map(({ after }) => after.status)}::text[], ${bets.map(({ after }) => after.outcome)}::text[], ${cents(({ after }) => after.payoutCents)}::bigint[])`.execute(
    trx,
  );
}

/** Locks the proposal, so that only one of two simultaneous decisions is accepted. */
export const lockProposal = (trx: Trx, id: string): Promise<Proposal | undefined> =>
  trx.selectFrom('proposals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Decision = { readonly state: 'CONFIRMED' | 'REFUSED' | 'WITHDRAWN'; readonly reason: string; readonly done: object | null };

/** Writes the decision on a locked proposal; ends its suspension. Publish `reach` after the commit. */
export async function decideProposal(
  trx: Trx,
  proposal: Proposal,
  { state, reason, done }: Decision,
  by: Signer & { readonly at: Date },
): Promise<Reach | undefined> {
  await trx
    .updateTable('proposals')
    .set({ state, decided_by_id: by.id, decided_by: by.email, decided_at: by.at, decision: reason })
    .$if(done !== null, (query) => query.set({ done: JSON.stringify(done) }))
    .where('id', '=', proposal.id)
    .execute();
  const held = await trx
    .selectFrom('suspensions')
    .select('id')
    .where('proposal_id', '=', proposal.id)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  if (!held) return undefined;
  const given = await giveBackIn(trx, held.id, { id: holderOf(proposal.id), email: by.email, at: by.at });
  return given.ok ? given.value.reach : undefined;
}
