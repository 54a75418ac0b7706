import { showSuspensions } from '#server/modules/trading/suspensions/index.ts';
import {
  decideProposal,
  digestOf,
  lockProposal,
  type Plan,
  type Proposal,
  renewProposal,
} from '#server/modules/trading/proposals/index.ts';
import { hash, id, oneOf, reason } from '../fields.ts';
import {
  CONFIRMERS,
  SIGNERS,
  EVERYBODY,
  isProposing,
  type Operation,
  type ProposingOperation,
  reading,
  type Work,
  writing,
} from '../operation.ts';
import { listProposals, readInFull } from '../proposals/read.ts';
import { whyNotConfirm, whyNotProposer } from '../proposals/signers.ts';
import { Refused } from '../refusal.ts';

const proposalId = id('proposal');
const MOST = 100;

/** Operations on proposals. All throw `Refused`. Those that decide a proposal lock it. */
export const proposalOperations = (operations: () => Readonly<Record<string, Operation>>) =>
  ({
    listProposals: reading({
      about: `Lists proposals that wait for a second person, with the reason if you can’t sign; or the last ${MOST} decided ones.`,
      roles: EVERYBODY,
      signatures: 'none',
      input: { state: oneOf('State to list.', ['open', 'decided']) },
      run: async (work, { state }) => ({
        value: { proposals: await listProposals(work, { state, most: MOST }, operationNamed(operations())) },
      }),
    }),

    readProposal: reading({
      about: 'Reads a proposal: bets it changes, before and after, and what the feed and people reported about the event.',
      roles: EVERYBODY,
      signatures: 'none',
      input: { proposalId },
      run: async (work, { proposalId: asked }) => {
        const proposal = await work.trx.selectFrom('proposals').selectAll().where('id', '=', asked).executeTakeFirst();
        if (!proposal) throw notFound();
        const operation = operationNamed(operations())(proposal);
        const now = proposal.state === 'OPEN' ? await planOf(work, operation, proposal, false).catch(asNothing) : null;
        const isStale = proposal.state === 'OPEN' && (now === null || digestNow(proposal, now) !== proposal.digest);
        return { value: await readInFull(work, proposal, operation, isStale) };
      },
    }),

    confirmProposal: writing({
      about:
        'Signs a proposal as the second person and applies it exactly as it was shown. Refused as stale if it would now do something else; refused for its proposer, and for accounts that one of the two made, restored or unlocked within 7 days.',
      roles: CONFIRMERS,
      signatures: { one: 'It is the second signature of another operator’s proposal.' },
      input: { proposalId, digest: hash('Hash of the proposal as it was shown.'), reason },
      run: async (work, { proposalId: asked, digest, reason: why }) => {
        const { trx, operator, now } = work;
        const proposal = await lockProposal(trx, asked);
        if (!proposal) throw notFound();
        const isRepeated = proposal.state === 'CONFIRMED' && proposal.decided_by_id === operator.id && proposal.digest === digest;
        if (isRepeated)
          return { value: { proposalId: asked, done: proposal.done ?? {} }, subject: subjectOf(proposal), detail: { isRepeated } };
        mustBeOpen(proposal);
        const operation = operationNamed(operations())(proposal);
        const refusal = await whyNotConfirm(trx, operation, proposal, operator);
        if (refusal) throw refusal;
        if (proposal.digest !== digest) throw stale();
        if (digestNow(proposal, await planOf(work, operation, proposal, true)) !== digest) throw stale();
        const proposer = { id: proposal.proposer_id, email: proposal.proposer };
        const { value, subject, detail } = await operation.apply(work, inputOf(proposal), { proposer, confirmer: operator });
        const reach = await decideProposal(trx, proposal, { state: 'CONFIRMED', reason: why, done: value }, { ...operator, at: now });
        show(work, reach);
        return {
          value: { proposalId: asked, done: value },
          subject: subject ?? subjectOf(proposal),
          detail: { ...detail, proposal: asked, operation: proposal.operation, proposedBy: proposal.proposer, confirmed: why },
        };
      },
    }),

    refuseProposal: writing({
      about: 'Refuses a proposal. Nothing changes, and what it closed opens again.',
      roles: CONFIRMERS,
      signatures: 'none',
      input: { proposalId, reason },
      run: async (work, { proposalId: asked, reason: why }) => {
        const proposal = await lockProposal(work.trx, asked);
        if (!proposal) throw notFound();
        mustBeOpen(proposal);
        if (proposal.proposer_id === work.operator.id) throw new Refused('own-work', 'You made this proposal. Withdraw it instead.');
        if (proposal.subject === `operator:${work.operator.id}`)
          throw new Refused('own-work', 'This proposal is about your account, so others must decide.');
        const { confirmedBy } = operationNamed(operations())(proposal);
        if (!confirmedBy.includes(work.operator.role)) throw new Refused('wrong-role', `Only ${confirmedBy.join(' or ')} can refuse this.`);
        return decided(work, proposal, 'REFUSED', why);
      },
    }),

    withdrawProposal: writing({
      about: 'Withdraws your own proposal. Nothing changes, and what it closed opens again.',
      roles: SIGNERS,
      signatures: 'none',
      input: { proposalId, reason },
      run: async (work, { proposalId: asked, reason: why }) => {
        const proposal = await lockProposal(work.trx, asked);
        if (!proposal) throw notFound();
        if (proposal.proposer_id !== work.operator.id) throw new Refused('not-yours', 'Another operator proposed this. Refuse it instead.');
        mustBeOpen(proposal);
        return decided(work, proposal, 'WITHDRAWN', why);
      },
    }),

    renewProposal: writing({
      about: 'Recomputes the effect of an open proposal after bets or settings changed. It still waits for a second person.',
      roles: SIGNERS,
      signatures: 'none',
      input: { proposalId },
      run: async (work, { proposalId: asked }) => {
        const proposal = await lockProposal(work.trx, asked);
        if (!proposal) throw notFound();
        await mustBeRenewable(work, proposal);
        const operation = operationNamed(operations())(proposal);
        const { digest } = await renewProposal(work.trx, proposal, await planOf(work, operation, proposal, false));
        return { value: { proposalId: asked, digest }, subject: subjectOf(proposal), detail: { before: proposal.digest, digest } };
      },
    }),
  }) as const;

const notFound = (): Refused => new Refused('not-found', 'This proposal does not exist.');
const stale = (): Refused =>
  new Refused('stale', 'The effect of this proposal has changed since you viewed it. Nothing was done. Recalculate it and check it again.');
const subjectOf = ({ id: one }: Proposal): string => `proposal:${one}`;
const inputOf = ({ input }: Proposal): object => JSON.parse(input) as object;
const digestNow = (proposal: Proposal, plan: Plan): string =>
  digestOf({ operation: proposal.operation, input: inputOf(proposal), reason: proposal.reason }, plan);

function mustBeOpen({ state, decided_by: by }: Proposal): void {
  if (state !== 'OPEN') throw new Refused('wrong-state', `It was ${state.toLowerCase()} by ${by}.`);
}

async function mustBeRenewable({ trx }: Work, proposal: Proposal): Promise<void> {
  mustBeOpen(proposal);
  const locked = await whyNotProposer(trx, proposal.proposer_id);
  if (locked) throw locked;
}

/** Throws if this build has no such operation. */
const operationNamed =
  (operations: Readonly<Record<string, Operation>>) =>
  ({ operation: name }: Pick<Proposal, 'operation'>): ProposingOperation => {
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation || !isProposing(operation)) throw new Error(`No operation ${name} takes two signatures`);
    return operation;
  };

/** Repeats a stored proposal's plan. Throws `Refused` if the operation has become impossible, or if one signature is now enough. */
async function planOf(work: Work, operation: ProposingOperation, proposal: Proposal, isLocking: boolean): Promise<Plan> {
  const plan = await operation.plan(work, inputOf(proposal), isLocking);
  if (!plan || plan.subject !== proposal.subject) throw stale();
  return plan;
}

const asNothing = (error: unknown): null => {
  if (error instanceof Refused) return null;
  throw error;
};

async function decided(work: Work, proposal: Proposal, state: 'REFUSED' | 'WITHDRAWN', why: string) {
  const reach = await decideProposal(work.trx, proposal, { state, reason: why, done: null }, { ...work.operator, at: work.now });
  show(work, reach);
  return {
    value: { proposalId: proposal.id },
    subject: subjectOf(proposal),
    detail: { about: proposal.subject, operation: proposal.operation, proposedBy: proposal.proposer, reason: why },
  };
}

function show({ afterCommit, deps }: Work, reach: Awaited<ReturnType<typeof decideProposal>>): void {
  if (reach !== undefined) afterCommit(() => showSuspensions(deps, reach));
}
