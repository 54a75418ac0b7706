import type { Cents } from '#src/shared/money/money.ts';
import type { BetChange } from '#server/modules/betting/settlement/preview/index.ts';
import { keepStatement } from '#server/modules/betting/settlement/statements/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { showSuspensions } from '../suspensions/index.ts';
import type { Reach } from '../suspensions/reach.ts';
import type { Hindrance, Word } from './hindrances.ts';
import { type ProposalRequest, decideProposal, FEED, keepProposal, lockProposal, type Plan } from '../proposals/index.ts';

/** Default payout change, per event and 24 hours, that a feed can cause without an operator. */
export const FEED_ALONE_CENTS: Cents = 5_000_000n;
/** Throws unless the text is a whole number of cents. */
export function feedAloneCents(text: string | undefined): Cents {
  if (text === undefined || text === '') return FEED_ALONE_CENTS;
  if (!/^\d{1,15}$/.test(text)) throw new Error(`FEED_ALONE_CENTS is "${text}", not a whole number of cents`);
  return BigInt(text);
}

export const amountOf = (bets: readonly BetChange[]): Cents =>
  bets.reduce((sum, { before, after }) => {
    const change = after.payoutCents - before.payoutCents;
    return sum + (change < 0n ? -change : change);
  }, 0n);

/** `isWanted`: called under the event's lock; false skips the change. */
export type Terms = { readonly mostCents: Cents; readonly isWanted: (trx: Trx) => Promise<boolean> };
export const always = (): Promise<boolean> => Promise.resolve(true);

type Deps = Parameters<typeof showSuspensions>[0] & { readonly ports: Ports };

type Kept = Awaited<ReturnType<typeof proposeByFeed>>;
export type HeldBack = { readonly hindrance: Hindrance; readonly kept: Kept | null };

/**
 * Writes the feed's result, unless an operator refused it. Also writes a proposal, computed by `ask`, unless an operator has an open one.
 */
export async function holdBack(
  trx: Trx,
  {
    word,
    hindrance,
    ask,
  }: { word: Word; hindrance: Hindrance; ask: () => Promise<{ readonly asked: ProposalRequest; readonly plan: Plan }> },
  deps: Pick<Deps, 'ports'>,
): Promise<HeldBack> {
  if (hindrance.course === 'refused') return { hindrance, kept: null };
  await keepStatement(trx, word.said, { at: deps.ports.now(), isApplied: false, amountCents: word.amountCents });
  const isReplaced = (await openOfFeed(trx, word.subject)) !== undefined;
  if (hindrance.course === 'waits' && !isReplaced) return { hindrance, kept: null };
  const { asked, plan } = await ask();
  return { hindrance, kept: await proposeByFeed(trx, asked, plan, deps) };
}

/** Writes a proposal in place of the feed's earlier one. Returns an operator's open proposal instead, if any. */
async function proposeByFeed(trx: Trx, asked: ProposalRequest, plan: Plan, { ports }: Pick<Deps, 'ports'>) {
  const by = { ...FEED, at: ports.now(), newId: () => ports.newId() };
  const kept = await keepProposal(trx, asked, plan, by);
  if (kept.ok || kept.refusal.proposer_id !== FEED.id) return kept;
  await withdraw(trx, kept.refusal.id, by.at);
  return keepProposal(trx, asked, plan, by);
}

/** Withdraws the feed's open proposal because the feed now reports another result. Writes; publish the returned reach after the commit. */
export async function withdrawByFeed(trx: Trx, subject: string, { ports }: Pick<Deps, 'ports'>): Promise<Reach | undefined> {
  const open = await openOfFeed(trx, subject);
  return open && withdraw(trx, open.id, ports.now());
}

const openOfFeed = (trx: Trx, subject: string) =>
  trx
    .selectFrom('proposals')
    .select('id')
    .where('subject', '=', subject)
    .where('state', '=', 'OPEN')
    .where('proposer_id', '=', FEED.id)
    .executeTakeFirst();

async function withdraw(trx: Trx, proposalId: string, at: Date): Promise<Reach | undefined> {
  const earlier = await lockProposal(trx, proposalId);
  if (earlier?.state !== 'OPEN') return undefined;
  const decision = { state: 'WITHDRAWN', reason: 'The feed now reports a different result.', done: null } as const;
  return decideProposal(trx, earlier, decision, { ...FEED, at });
}

/** Publishes the proposal's suspension; call it after the commit. Returns why the result was not applied. */
export async function showHeldBack(deps: Deps, { hindrance: { course, why }, kept }: HeldBack): Promise<string> {
  if (kept === null) return course === 'refused' ? why : `${why}. It waits until that is decided`;
  if (!kept.ok) return `${why}. ${kept.refusal.proposer} has proposed something for it`;
  await showReach(deps, kept.value.reach);
  return `${why}. It waits for a second person`;
}

export async function showReach(deps: Deps, reach: Reach | undefined): Promise<void> {
  if (reach !== undefined) await showSuspensions(deps, reach);
}
