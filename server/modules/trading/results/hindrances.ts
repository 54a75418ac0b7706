import { isSigned, lastWord, type Statement } from '#server/modules/betting/settlement/statements/index.ts';
import type { Cents } from '#src/shared/money/money.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { FEED } from '../proposals/index.ts';

const DAY_MS = 86_400_000;

/** Feed's result that is not recorded yet. `signedBy`: source of a confirmed result that it contradicts, or null. */
export type Word = {
  readonly said: Statement;
  readonly subject: string;
  readonly amountCents: Cents;
  readonly signedBy: string | null;
};
/** Why a feed's result is not applied: `refused` permanently, `waits` for an operator's open proposal, or `proposes` a new one. */
export type Hindrance = { readonly course: 'proposes' | 'refused' | 'waits'; readonly why: string };

/**
 * Why the feed's result needs an operator, or null. Sums an event's payout changes over 24 hours, so that splitting a change does not evade
 * the limit.
 */
export async function whyNotAlone(trx: Trx, word: Word, { now, mostCents }: { now: Date; mostCents: Cents }): Promise<Hindrance | null> {
  if (await isRefused(trx, word)) return { course: 'refused', why: 'people have refused what the feed says' };
  if (isSigned(word.signedBy)) return { course: 'proposes', why: 'two people have confirmed something else' };
  if (word.amountCents > 0n && (await spentBy(trx, word.said.eventId, now)) + word.amountCents > mostCents)
    return { course: 'proposes', why: 'it changes more than a feed settles alone' };
  const proposer = await openOfPeople(trx, word);
  return proposer === null ? null : { course: 'waits', why: `${proposer} has proposed something about it` };
}

async function isRefused(trx: Trx, { said, subject }: Word): Promise<boolean> {
  const last = await lastWord(trx, said);
  if (!last || last.is_applied) return false;
  const refused = await trx
    .selectFrom('proposals')
    .select('id')
    .where('subject', '=', subject)
    .where('proposer_id', '=', FEED.id)
    .where('state', '=', 'REFUSED')
    .where('decided_at', '>=', last.said_at)
    .executeTakeFirst();
  return refused !== undefined;
}

async function spentBy(trx: Trx, eventId: string, now: Date): Promise<Cents> {
  const { spent } = await trx
    .selectFrom('event_statements')
    .select((row) => row.fn.coalesce(row.fn.sum<string>('amount'), row.val('0')).as('spent'))
    .where('event_id', '=', eventId)
    .where('source', '=', 'feed')
    .where('is_applied', '=', true)
    .where('said_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return BigInt(spent);
}

async function openOfPeople(trx: Trx, { said }: Word): Promise<string | null> {
  const open = await trx
    .selectFrom('proposals')
    .select(['proposer', 'subject'])
    .where('event_id', '=', said.eventId)
    .where('state', '=', 'OPEN')
    .where('proposer_id', '<>', FEED.id)
    .orderBy('proposed_at')
    .execute();
  const own = 'marketId' in said ? await subjectsOf(trx, said) : null;
  const about = open.find(({ subject }) => (own ? own.has(subject) : OFFER.test(subject)));
  return about?.proposer ?? null;
}

const OFFER = /^(?:event|market|selection):/;

async function subjectsOf(trx: Trx, { eventId, marketId }: { readonly eventId: string; readonly marketId: string }) {
  const selections = await trx.selectFrom('selections').select('id').where('market_id', '=', marketId).execute();
  return new Set([`event:${eventId}`, `market:${marketId}`, ...selections.map(({ id }) => `selection:${id}`)]);
}
