import type { Kysely } from 'kysely';
import { dayText, instantText, short } from '#src/shared/offers/amounts.ts';
import type { DepositRule, OfferDocument, Qualifies } from '#src/shared/offers/document.ts';
import { termsOf } from '#src/shared/offers/terms.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import type { OfferProgressState } from '#server/contract/generated/schemaTypes.ts';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { Row, Schema } from '#server/platform/store/index.ts';
import { awardedCents, stateOf, wasUsed } from '../engine/causes.ts';
import { playEndsAt } from '../rules/qualify.ts';
import { namesOf } from './live.ts';

export type OfferProgress = {
  readonly id: string;
  readonly enrolledAt: Date;
  readonly termsOfUse: string;
  readonly awardCount: number;
  readonly maxAwards: number;
  readonly entries: readonly ProgressEntry[];
};
type ProgressEntry = {
  readonly id: string;
  readonly state: OfferProgressState;
  readonly text: string;
  readonly placedAt: Date;
  readonly expiresAt: Date | null;
};

const MOST = 20;

type Asked = { readonly playerId: string; readonly offerId: string; readonly now: Date };

export async function offerProgress(
  db: Kysely<Schema>,
  catalogue: Catalogue,
  { playerId, offerId, now }: Asked,
): Promise<OfferProgress | null> {
  const joined = await db
    .selectFrom('promotion_enrollments')
    .innerJoin('offer_versions', 'offer_versions.hash', 'promotion_enrollments.offer_hash')
    .select(['document', 'enrolled_at'])
    .where('player_id', '=', playerId)
    .where('promotion_id', '=', offerId)
    .executeTakeFirst();
  if (!joined) return null;
  const document = joined.document as OfferDocument;
  const rows = await readRows(db, { playerId, offerId });
  return {
    id: offerId,
    enrolledAt: joined.enrolled_at,
    termsOfUse: termsOf(document, namesOf(document, catalogue)).sentences.join('\n'),
    awardCount: await countAwards(db, { playerId, offerId }),
    maxAwards: document.mostAwards,
    entries: rows.map((row) => entryOf(row, document, now)),
  };
}

const readRows = (db: Kysely<Schema>, { playerId, offerId }: Pick<Asked, 'offerId' | 'playerId'>) =>
  db
    .selectFrom('offer_causes as c')
    .leftJoin('bets', 'bets.id', 'c.cause')
    .leftJoin('awards as a', 'a.id', 'c.award_id')
    .select(['c.cause', 'is_met', 'is_over', 'withheld', 'award_id', 'redeemed_at', 'expires_at', 'withdrawn_at', 'began_at'])
    .select(['base', 'done', 'stake'])
    .select(awardedCents('a').as('amount'))
    .select(wasUsed('c.award_id').as('was_used'))
    .where('c.offer_id', '=', offerId)
    .where('c.player_id', '=', playerId)
    .orderBy('c.ordinal', 'desc')
    .limit(MOST)
    .execute();

async function countAwards(db: Kysely<Schema>, { playerId, offerId }: Pick<Asked, 'offerId' | 'playerId'>): Promise<number> {
  const { count } = await db
    .selectFrom('awards')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('offer_id', '=', offerId)
    .where('player_id', '=', playerId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type ProgressRow = Awaited<ReturnType<typeof readRows>>[number];

function entryOf(row: ProgressRow, { qualifies, pays, currency }: OfferDocument, now: Date): ProgressEntry {
  const award = stateOf(row, now);
  const what = subjectOf(qualifies, formatCents(BigInt(row.stake ?? row.base), currency), row.began_at);
  const entry = (state: OfferProgressState, text: string): ProgressEntry => ({
    id: row.cause,
    ...{ state, text, placedAt: row.began_at },
    expiresAt: state === 'AWARDED' ? row.expires_at : null,
  });
  if (award !== null && award !== 'withdrawn' && award !== 'withdrawn-returned') {
    const worth = formatCents(BigInt(row.amount ?? '0'), currency);
    const got =
      pays.kind === 'profit-boost'
        ? t`a ${pays.percent}% profit boost`
        : pays.kind === 'cashback'
          ? t`cashback of ${worth}`
          : t`a bonus bet of ${worth}`;
    if (award === 'spent') return entry('USED', t`${what} earned ${got}, which you have used.`);
    if (award === 'expired') return entry('EXPIRED', t`${what} earned ${got}, which has expired.`);
    return entry('AWARDED', t`${what} earned ${got}.`);
  }
  if (award !== null && !row.is_met) return entry('WITHDRAWN', t`${what} no longer counts, so we took back its award.`);
  if (!row.is_over && !(qualifies.kind === 'deposit' && isPlayOver(qualifies, row, now)))
    return entry('WAITING', waitingText(row, what, { qualifies, currency }));
  if (!row.is_met) return entry('NOT_COUNTED', unmetText(row, what, { qualifies, currency }));
  return withheldEntry(row.withheld, what, entry);
}

function subjectOf({ kind }: Qualifies, amount: string, at: Date): string {
  if (kind === 'day-loss') return t`Your net loss of ${amount} on ${dayText(at)}`;
  return kind === 'deposit' ? t`Your deposit of ${amount}` : kind === 'near-miss' ? t`Your parlay of ${amount}` : t`Your bet of ${amount}`;
}

/** Mentions open bets: those placed in time may be settled after the deadline. */
function unmetText(
  { began_at: at, done, base }: ProgressRow,
  what: string,
  { qualifies, currency }: Pick<OfferDocument, 'currency' | 'qualifies'>,
): string {
  if (qualifies.kind === 'day-loss')
    return t`On ${dayText(at)}, your net loss was under ${short(qualifies.leastCents, currency)}, so there is no cashback.`;
  const [played, all] = [formatCents(BigInt(done), currency), formatCents(BigInt(base), currency)];
  return qualifies.kind === 'deposit' && BigInt(done) < BigInt(base)
    ? t`${what}: you played ${played} of ${all} in time. Bets that are still open may add to it.`
    : t`${what} does not count.`;
}

const isPlayOver = (rule: DepositRule, { began_at: at }: ProgressRow, now: Date): boolean => now >= playEndsAt(rule, at);

function waitingText(
  { began_at: at, done, base }: ProgressRow,
  what: string,
  { qualifies, currency }: Pick<OfferDocument, 'currency' | 'qualifies'>,
): string {
  if (qualifies.kind === 'day-loss') return t`Your play on ${dayText(at)} counts. We work it out once the day and all its rounds are over.`;
  if (qualifies.kind === 'near-miss') return t`${what} is open. It counts if one leg alone loses.`;
  if (qualifies.kind === 'bet') return t`${what} is open. It counts if it wins or loses.`;
  const [played, all] = [formatCents(BigInt(done), currency), formatCents(BigInt(base), currency)];
  return t`${what}: you have played ${played} of ${all} so far. Play the rest before ${instantText(playEndsAt(qualifies, at).toISOString())}.`;
}

function withheldEntry(
  why: Row<'offer_causes'>['withheld'],
  what: string,
  entry: (state: OfferProgressState, text: string) => ProgressEntry,
): ProgressEntry {
  if (why === 'cap') return entry('NOT_AWARDED', t`${what} counts, but you already have all awards of this offer.`);
  if (why === 'budget') return entry('NOT_AWARDED', t`${what} counts, but the budget of this offer was used up.`);
  if (why === 'excluded') return entry('NOT_AWARDED', t`${what} counts, but you could not get offers at that time.`);
  return entry('WAITING', t`${what} counts. Its award is on the way.`);
}
