import { membersOf } from '#src/shared/values/plainObject.ts';
import { keepProposal, type Plan, sumsOf } from '#server/modules/trading/proposals/index.ts';
import { showSuspensions } from '#server/modules/trading/suspensions/index.ts';
import type { Proposed } from '#src/shared/console/proposals.ts';
import type { Done, ProposingOperation, Work } from '../operation.ts';
import { Refused } from '../refusal.ts';
import { resting } from './signers.ts';

type Call = { readonly name: string; readonly operation: ProposingOperation; readonly input: unknown };

/**
 * Writes a proposal, or runs the operation if one signature is enough. Throws `Refused` if the operation is impossible, or if the subject
 * already has an open proposal.
 */
export async function proposeIn(work: Work, { name, operation, input }: Call): Promise<Done<Proposed>> {
  const { trx, operator, now, deps } = work;
  const rest = await resting(trx, operator.id);
  if (rest) throw rest;
  // Locks what the plan reads if one signature may be enough, so that concurrent calls see each other's changes.
  const plan = await operation.plan(work, input, operation.signatures !== 'two');
  if (!plan) return alone(work, operation, input);
  const members = membersOf(input);
  const reason = typeof members['reason'] === 'string' ? members['reason'] : '';
  const asked = { operation: name, input: members, reason };
  const kept = await keepProposal(trx, asked, plan, { ...operator, at: now, newId: () => deps.ports.newId() });
  if (!kept.ok)
    throw new Refused(
      'wrong-state',
      `${kept.refusal.proposer} has already proposed: ${kept.refusal.summary} A second person must decide it first.`,
      {
        proposalId: kept.refusal.id,
      },
    );
  const { proposal, reach, isNew } = kept.value;
  if (reach !== undefined) work.afterCommit(() => showSuspensions(deps, reach));
  const { digest, id, summary } = proposal;
  return {
    value: { proposalId: id, summary, ...sumsIn(plan) },
    subject: `proposal:${id}`,
    detail: { about: proposal.subject, summary, digest, isNew, ...sumsIn(plan), reason },
  };
}

async function alone(work: Work, operation: ProposingOperation, input: unknown): Promise<Done<Proposed>> {
  if (operation.signatures === 'two') throw new Error('An operation that needs two signatures has no plan.');
  const { subject, detail } = await operation.apply(work, input, { proposer: work.operator, confirmer: null });
  const nothing = { bets: 0, stakeCents: 0, payoutBeforeCents: 0, payoutAfterCents: 0 };
  return {
    value: { proposalId: null, summary: 'Done.', ...nothing },
    ...(subject === undefined ? {} : { subject }),
    ...(detail && { detail }),
  };
}

function sumsIn({ bets }: Plan) {
  const { bets: count, stakeCents, payoutBeforeCents, payoutAfterCents } = sumsOf(bets);
  return {
    bets: count,
    stakeCents: Number(stakeCents),
    payoutBeforeCents: Number(payoutBeforeCents),
    payoutAfterCents: Number(payoutAfterCents),
  };
}
