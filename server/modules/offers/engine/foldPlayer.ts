import { sql } from 'kysely';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { mayBeOffered } from '#server/modules/responsibleGaming/offered/index.ts';
import { isRegisterKnown } from '#server/modules/responsibleGaming/register/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { decideAwards } from '../rules/decide.ts';
import { isLookedAt, isOnBets, isOnDayLoss, isOnDeposit, isOnNearMiss, type Span } from '../rules/qualify.ts';
import { isCasinoRestricted, join } from '../versions/enrol.ts';
import { isMeantFor } from '../versions/segment.ts';
import { lockOffer, type OfferRecord } from '../versions/versions.ts';
import { applySteps } from './applySteps.ts';
import { awardsOfOtherAccounts, keepCauses, readCauses } from './causes.ts';
import { BATCH, type Bets, markRead, type News, readNews } from './readFacts.ts';
import { seenCauses } from './seenCauses.ts';
import { concernsDays } from './seenDays.ts';
import { concernsDeposit } from './seenDeposit.ts';

/** `hasMore`: unread facts remain. `isUnchecked`: all facts remain unread, because the exclusion register has not answered. */
export type Folded = { readonly hasMoved: boolean; readonly hasMore: boolean; readonly isUnchecked: boolean };

/** Processes the player's next facts once, in order; grants or withdraws awards. Locks the wallet, then offers by id; writes. */
export async function foldPlayer(trx: Trx, playerId: string, now: Date): Promise<Folded> {
  await lockWallet(trx, playerId);
  const news = await readNews(trx, playerId, now);
  const { facts, bets } = news;
  const may = await offeredTo(trx, playerId, now);
  if ((await joinAutomatic(trx, playerId, { bets, may })) === 'unchecked') return { hasMoved: false, hasMore: false, isUnchecked: true };
  let [hasMoved, isUnchecked] = [false, false];
  for (const { id, document, span } of await joinedOffers(trx, playerId)) {
    if (!concerns(id, document, news, span)) continue;
    const offer = await lockOffer(trx, id);
    if (offer === null) continue;
    const isBarred = may === true && !(await isStillMeantFor(trx, playerId, { document, span }, now));
    const seen = { news, may: isBarred ? false : may, now };
    const done = await foldOffer(trx, { playerId, offer, document, span: { ...span, stoppedAt: offer.stoppedAt } }, seen);
    hasMoved ||= done.hasMoved;
    isUnchecked ||= done.isUnchecked;
  }
  if (!isUnchecked) await markRead(trx, playerId, news);
  return { hasMoved, hasMore: facts.length === BATCH && !isUnchecked, isUnchecked };
}

function concerns(id: string, document: OfferDocument, news: News, span: Omit<Span, 'stoppedAt'>): boolean {
  const bets = [...news.bets.values()];
  if (news.offersPaidBack.has(id) || bets.some(({ payingOffer }) => payingOffer === id)) return true;
  if (isOnBets(document) || isOnNearMiss(document)) return bets.some((bet) => isLookedAt(document, bet, { ...span, stoppedAt: null }));
  return isOnDayLoss(document) ? concernsDays(news) : isOnDeposit(document) && concernsDeposit(news);
}

/** Rechecks that the offer was for the player at opt-in: another account of the person may have been found since, or a deposit returned. */
const isStillMeantFor = async (
  trx: Trx,
  playerId: string,
  { document, span }: Pick<Folding, 'document'> & { readonly span: Pick<Span, 'joinedAt'> },
  now: Date,
) =>
  (await isMeantFor(trx, playerId, document, span.joinedAt)) && !(isOnDayLoss(document) && (await isCasinoRestricted(trx, playerId, now)));

async function offeredTo(trx: Trx, playerId: string, now: Date): Promise<boolean | null> {
  if (await mayBeOffered(trx, playerId, now)) return true;
  return (await isRegisterKnown(trx, playerId, now)) ? false : null;
}

async function joinedOffers(trx: Trx, playerId: string) {
  const rows = await trx
    .selectFrom('promotion_enrollments')
    .innerJoin('offer_versions', 'offer_versions.hash', 'promotion_enrollments.offer_hash')
    .select(['offer_id', 'document', 'enrolled_at'])
    .where('player_id', '=', playerId)
    .orderBy('offer_id')
    .execute();
  return rows.map(({ offer_id: id, document, enrolled_at: joinedAt }) => ({ id, document: document as OfferDocument, span: { joinedAt } }));
}

/** Enrols the player at the first bet that counts for an automatic offer. */
async function joinAutomatic(
  trx: Trx,
  playerId: string,
  { bets, may }: { readonly bets: Bets; readonly may: boolean | null },
): Promise<'done' | 'unchecked'> {
  if (bets.size === 0) return 'done';
  const rows = await trx
    .selectFrom('offers')
    .innerJoin('offer_versions', 'offer_versions.hash', 'offers.hash')
    .select(['offers.id', 'offers.hash', 'document', 'stopped_at'])
    .where(sql`document->>'joining'`, '=', 'automatic')
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('promotion_enrollments').whereRef('promotion_id', '=', 'offers.id').where('player_id', '=', playerId)),
      ),
    )
    .execute();
  for (const { id, hash, document: stored, stopped_at: stoppedAt } of rows) {
    const document = stored as OfferDocument;
    if (!isOnBets(document) && !isOnNearMiss(document)) continue;
    const looked = [...bets.values()].filter((bet) => isLookedAt(document, bet, { joinedAt: new Date(document.from), stoppedAt }));
    const [first] = looked.map(({ placedAt }) => placedAt).toSorted((a, b) => a.getTime() - b.getTime());
    if (first === undefined || may === false) continue;
    if (may === null) return 'unchecked';
    if (!(await isMeantFor(trx, playerId, document, first))) continue;
    await join(trx, { playerId, offerId: id, hash, joinedAt: first });
  }
  return 'done';
}

type Folding = { readonly playerId: string; readonly offer: OfferRecord; readonly document: OfferDocument; readonly span: Span };
type Seen = { readonly news: News; readonly may: boolean | null; readonly now: Date };

async function foldOffer(
  trx: Trx,
  { playerId, offer, document, span }: Folding,
  { news, may, now }: Seen,
): Promise<{ readonly hasMoved: boolean; readonly isUnchecked: boolean }> {
  const whose = { offerId: offer.id, playerId };
  await keepCauses(trx, whose, await seenCauses(trx, whose, { document, span }, { news, now }));
  const causes = await readCauses(trx, whose, document.pays, now);
  const room = {
    cap: document.mostAwards - (await awardsOfOtherAccounts(trx, whose)),
    budgetCents: offer.budgetCents - offer.awardedCents,
    mayBeOffered: may,
  };
  const steps = decideAwards(causes, room);
  await applySteps(trx, whose, document, steps, now);
  const isUnchecked = may === null && decideAwards(causes, { ...room, mayBeOffered: true }).some(({ kind }) => kind !== 'withdraw');
  return { hasMoved: steps.some(({ kind }) => kind !== 'withhold'), isUnchecked };
}
