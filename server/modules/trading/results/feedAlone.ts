import type { Cents } from '#src/shared/money/money.ts';
import type { BetChange } from '#server/modules/betting/settlement/preview/index.ts';
import { isSigned } from '#server/modules/betting/settlement/statements/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { showSuspensions } from '../suspensions/index.ts';
import type { Reach } from '../suspensions/reach.ts';
import { type Asked, decideProposal, FEED, keepProposal, lockProposal, type Plan } from '../proposals/index.ts';

/** Change of payouts of an event that a feed makes alone within 24 hours, unless configured. */
export const FEED_ALONE_CENTS: Cents = 5_000_000n;
/** `FEED_ALONE_CENTS` of the environment. Throws for what is no amount of cents. */
export function feedAloneCents(text: string | undefined): Cents {
  if (text === undefined || text === '') return FEED_ALONE_CENTS;
  if (!/^\d{1,15}$/.test(text)) throw new Error(`FEED_ALONE_CENTS is "${text}", not a whole number of cents`);
  return BigInt(text);
}

const DAY_MS = 86_400_000;

export const amountOf = (bets: readonly BetChange[]): Cents =>
  bets.reduce((sum, { before, after }) => {
    const change = after.payoutCents - before.payoutCents;
    return sum + (change < 0n ? -change : change);
  }, 0n);

type Change = { readonly eventId: string; readonly amountCents: Cents; readonly signedBy: string | null };

/** Why the feed does not settle this alone; null if it does. Amounts of an event add up over 24 hours, so that parts do not pass. */
export async function whyNotAlone(trx: Trx, change: Change, { now, mostCents }: { now: Date; mostCents: Cents }): Promise<string | null> {
  if (isSigned(change.signedBy)) return 'two people have confirmed something else';
  const { spent } = await trx
    .selectFrom('event_statements')
    .select((row) => row.fn.coalesce(row.fn.sum<string>('amount'), row.val('0')).as('spent'))
    .where('event_id', '=', change.eventId)
    .where('source', '=', 'feed')
    .where('is_applied', '=', true)
    .where('said_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return change.amountCents > 0n && BigInt(spent) + change.amountCents > mostCents ? 'it changes more than a feed settles alone' : null;
}

type Deps = Parameters<typeof showSuspensions>[0] & { readonly ports: Ports };

/** The feed's word as a proposal for one person. Withdraws an earlier one of the feed; leaves one of an operator, and answers who that is. */
export async function proposeByFeed(trx: Trx, asked: Asked, plan: Plan, { ports }: Pick<Deps, 'ports'>) {
  const by = { ...FEED, at: ports.now(), newId: () => ports.newId() };
  const kept = await keepProposal(trx, asked, plan, by);
  if (kept.ok || kept.refusal.proposer_id !== FEED.id) return kept;
  await withdraw(trx, kept.refusal.id, by.at);
  return keepProposal(trx, asked, plan, by);
}

/** Withdraws what the feed has proposed for this, because it says by now what stands. The caller shows the reach after the commit. */
export async function withdrawByFeed(trx: Trx, subject: string, { ports }: Pick<Deps, 'ports'>): Promise<Reach | undefined> {
  const open = await trx
    .selectFrom('proposals')
    .select('id')
    .where('subject', '=', subject)
    .where('state', '=', 'OPEN')
    .where('proposer_id', '=', FEED.id)
    .executeTakeFirst();
  return open && withdraw(trx, open.id, ports.now());
}

async function withdraw(trx: Trx, proposalId: string, at: Date): Promise<Reach | undefined> {
  const earlier = await lockProposal(trx, proposalId);
  if (earlier?.state !== 'OPEN') return undefined;
  const decision = { state: 'WITHDRAWN', reason: 'The feed says something else by now.', done: null } as const;
  return decideProposal(trx, earlier, decision, { ...FEED, at });
}

/** Shows after the commit what a proposal of the feed has closed, and answers what the row waits for. */
export async function showWaiting(deps: Deps, kept: Awaited<ReturnType<typeof proposeByFeed>>): Promise<string> {
  if (!kept.ok) return `${kept.refusal.proposer} has proposed something for it`;
  await showReach(deps, kept.value.reach);
  return 'It waits for a second person';
}

/** Shows after the commit what was closed or opened. */
export async function showReach(deps: Deps, reach: Reach | undefined): Promise<void> {
  if (reach !== undefined) await showSuspensions(deps, reach);
}
