import type { Cents } from '#src/shared/money/money.ts';
import type { BetChange } from '#server/modules/betting/settlement/preview/index.ts';
import { keepStatement } from '#server/modules/betting/settlement/statements/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { showSuspensions } from '../suspensions/index.ts';
import type { Reach } from '../suspensions/reach.ts';
import type { Hindrance, Word } from './hindrances.ts';
import { type ProposalRequest, decideProposal, FEED, keepProposal, lockProposal, type Plan } from '../proposals/index.ts';

/** Change of payouts of an event that a feed makes alone within 24 hours, unless configured. */
export const FEED_ALONE_CENTS: Cents = 5_000_000n;
/** `FEED_ALONE_CENTS` of the environment. Throws for what is no amount of cents. */
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

/** `isWanted` is asked once the event is locked; nothing happens unless it is true. */
export type Terms = { readonly mostCents: Cents; readonly isWanted: (trx: Trx) => Promise<boolean> };
export const always = (): Promise<boolean> => Promise.resolve(true);

type Deps = Parameters<typeof showSuspensions>[0] & { readonly ports: Ports };

type Kept = Awaited<ReturnType<typeof proposeByFeed>>;
/** Result for a word that is not applied: `kept` if it was proposed. */
export type HeldBack = { readonly hindrance: Hindrance; readonly kept: Kept | null };

/** Keeps the feed's word beside what people say, and proposes it unless it waits or was refused. `ask` plans it after it was kept. */
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

/** The feed's word as a proposal for one person. Withdraws an earlier one of the feed; leaves one of an operator, and answers who that is. */
async function proposeByFeed(trx: Trx, asked: ProposalRequest, plan: Plan, { ports }: Pick<Deps, 'ports'>) {
  const by = { ...FEED, at: ports.now(), newId: () => ports.newId() };
  const kept = await keepProposal(trx, asked, plan, by);
  if (kept.ok || kept.refusal.proposer_id !== FEED.id) return kept;
  await withdraw(trx, kept.refusal.id, by.at);
  return keepProposal(trx, asked, plan, by);
}

/** Withdraws what the feed has proposed for this, because it says by now what stands. The caller shows the reach after the commit. */
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
  const decision = { state: 'WITHDRAWN', reason: 'The feed says something else by now.', done: null } as const;
  return decideProposal(trx, earlier, decision, { ...FEED, at });
}

/** Shows after the commit what a proposal of the feed has closed, and answers why the row was not applied. */
export async function showHeldBack(deps: Deps, { hindrance: { course, why }, kept }: HeldBack): Promise<string> {
  if (kept === null) return course === 'refused' ? why : `${why}. It waits until that is decided`;
  if (!kept.ok) return `${why}. ${kept.refusal.proposer} has proposed something for it`;
  await showReach(deps, kept.value.reach);
  return `${why}. It waits for a second person`;
}

/** Shows after the commit what was closed or opened. */
export async function showReach(deps: Deps, reach: Reach | undefined): Promise<void> {
  if (reach !== undefined) await showSuspensions(deps, reach);
}
