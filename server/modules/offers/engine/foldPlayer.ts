import { sql } from 'kysely';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { mayBeOffered } from '#server/modules/responsibleGaming/offered/index.ts';
import { isRegisterKnown } from '#server/modules/responsibleGaming/register/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';
import { decideAwards } from '../rules/decide.ts';
import { isLookedAt, type Span, causeStateOf } from '../rules/qualify.ts';
import { join } from '../versions/enrol.ts';
import { lockOffer, type OfferRecord } from '../versions/versions.ts';
import { applySteps, awardsOfOtherAccounts, keepCauses, readCauses, type SeenCause } from './causes.ts';
import { readBets } from './readBets.ts';

const BATCH = 500;

type Fact = Pick<Row<'facts'>, 'at_risk' | 'bet_outcome' | 'bet_status' | 'ordinal' | 'reference'>;
type Bets = Awaited<ReturnType<typeof readBets>>;
/** `hasMore`: facts remain. `isUnchecked`: the exclusion register has not answered, so the cursor stays. */
export type Folded = { readonly hasMoved: boolean; readonly hasMore: boolean; readonly isUnchecked: boolean };

/** Processes the player's next facts, in order and once; gives or withdraws awards. Locks the wallet, then offers by id; writes. */
export async function foldPlayer(trx: Trx, playerId: string, now: Date): Promise<Folded> {
  await lockWallet(trx, playerId);
  const facts = await nextFacts(trx, playerId);
  const bets = await readBets(
    trx,
    facts.flatMap(({ bet_status: status, reference }) => (status === null ? [] : [reference])),
  );
  const may = await offeredTo(trx, playerId, now);
  if ((await joinAutomatic(trx, playerId, { bets, may })) === 'unchecked') return { hasMoved: false, hasMore: false, isUnchecked: true };
  let [hasMoved, isUnchecked] = [false, false];
  for (const { id, document, span } of await joinedOffers(trx, playerId)) {
    const isConcerned = [...bets.values()].some((bet) => bet.payingOffer === id || isLookedAt(document, bet, { ...span, stoppedAt: null }));
    if (!isConcerned) continue;
    const offer = await lockOffer(trx, id);
    if (offer === null) continue;
    const done = await foldOffer(
      trx,
      { playerId, offer, document, span: { ...span, stoppedAt: offer.stoppedAt } },
      { facts, bets, may, now },
    );
    hasMoved ||= done.hasMoved;
    isUnchecked ||= done.isUnchecked;
  }
  const last = facts.at(-1);
  if (last && !isUnchecked)
    await trx
      .insertInto('fact_cursors')
      .values({ player_id: playerId, ordinal: last.ordinal })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ ordinal: last.ordinal }))
      .execute();
  return { hasMoved, hasMore: facts.length === BATCH && !isUnchecked, isUnchecked };
}

const nextFacts = (trx: Trx, playerId: string): Promise<readonly Fact[]> =>
  trx
    .selectFrom('facts')
    .select(['ordinal', 'reference', 'bet_status', 'bet_outcome', 'at_risk'])
    .where('player_id', '=', playerId)
    .where('ordinal', '>', sql<string>`coalesce((SELECT c.ordinal FROM fact_cursors c WHERE c.player_id = ${playerId}), 0)`)
    .orderBy('ordinal')
    .limit(BATCH)
    .execute();

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

/** Enrols at the first bet that an automatic offer considers. */
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
    const looked = [...bets.values()].filter((bet) => isLookedAt(document, bet, { joinedAt: new Date(document.from), stoppedAt }));
    const [first] = looked.map(({ placedAt }) => placedAt).toSorted((a, b) => a.getTime() - b.getTime());
    if (first === undefined || may === false) continue;
    if (may === null) return 'unchecked';
    await join(trx, { playerId, offerId: id, hash, joinedAt: first });
  }
  return 'done';
}

type Folding = { readonly playerId: string; readonly offer: OfferRecord; readonly document: OfferDocument; readonly span: Span };
type Seen = { readonly facts: readonly Fact[]; readonly bets: Bets; readonly may: boolean | null; readonly now: Date };

async function foldOffer(
  trx: Trx,
  { playerId, offer, document, span }: Folding,
  { facts, bets, may, now }: Seen,
): Promise<{ readonly hasMoved: boolean; readonly isUnchecked: boolean }> {
  const whose = { offerId: offer.id, playerId };
  await keepCauses(trx, whose, seenCauses(document, span, { facts, bets }));
  const causes = await readCauses(trx, whose, now);
  const room = {
    cap: document.mostAwards - (await awardsOfOtherAccounts(trx, whose)),
    budgetCents: offer.budgetCents - offer.awardedCents,
    awardCents: BigInt(document.pays.cents),
    mayBeOffered: may,
  };
  const steps = decideAwards(causes, room);
  await applySteps(trx, whose, document, steps, now);
  const isUnchecked = may === null && decideAwards(causes, { ...room, mayBeOffered: true }).some(({ kind }) => kind !== 'withdraw');
  return { hasMoved: steps.some(({ kind }) => kind !== 'withhold'), isUnchecked };
}

/** Takes each bet's state from its last fact, the date from the first. */
function seenCauses(document: OfferDocument, span: Span, { facts, bets }: Pick<Seen, 'bets' | 'facts'>): readonly SeenCause[] {
  const seen = new Map<string, SeenCause>();
  for (const { ordinal, reference, bet_status: status, bet_outcome: outcome, at_risk: atRisk } of facts) {
    const bet = bets.get(reference);
    if (!bet || status === null || !isLookedAt(document, bet, span)) continue;
    const standing = causeStateOf(document, { status, outcome: outcome ?? '', atRiskCents: BigInt(atRisk ?? '0') });
    seen.set(reference, { cause: reference, ordinal: seen.get(reference)?.ordinal ?? ordinal, ...standing });
  }
  return [...seen.values()];
}
