import { isUnderReview } from './underReview.ts';
import { asCashOutRefusal, type CashOutRefusalCode } from '#src/shared/betting/cashOut/refusals.ts';
import { isPart, valueOfPart } from '#src/shared/betting/cashOut/parts.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { isTransient, type Trx, withTransaction } from '#server/platform/store/index.ts';
import { type BetView, findBet } from '../bets/bets.ts';
import { refusalsOfEligibility } from '../placement/decide.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { isPlacementId, MOST_ID_CHARACTERS } from '../placement/placementBody.ts';
import { readCashOutKept } from '#server/modules/catalogue/settings/terms/index.ts';
import { readEligibility } from '../placement/eligibility.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import { notifyBalance } from '#server/modules/wallet/index.ts';
import { keepDecision, pastDecision, refused } from './decisions.ts';
import { lockLines } from '../pricing/linesNow.ts';
import { recordCashOut } from './record.ts';
import type { CashOutDecision, CashOutRequest, CashOutView, Quote } from './types.ts';
import { pendingEvents, readQuoteId, viewOf } from './view.ts';

const MOST_TRIES = 3;

/**
 * Cashes out a bet at most once (domain rules §2.8), for at least the confirmed value. Locks games, bet and wallet; writes; publishes. A
 * repeated id gets the first decision, or `cash-out-id-reused` if the request differs. Null if the player has no such bet. Throws on
 * permanent errors, or if the commit's outcome is unknown.
 */
export async function cashOutBet(deps: DomainDeps, request: CashOutRequest): Promise<CashOutDecision | null> {
  if (!isReadable(request)) return refused(request, 'cash-out-invalid');
  let mayStand = false;
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    try {
      const answer = await withTransaction(deps.db, async (trx) => {
        isCommitting = false;
        const decided = await decideOnce(deps, trx, request);
        isCommitting = true;
        return decided;
      });
      if (answer?.isPaid) await notifyCashOut(deps, request, answer.version);
      else if (answer && request.heldFrom) notifyState(deps, request, answer.version);
      return answer && answer.decision;
    } catch (error) {
      if (!isCommitting) {
        // Throws instead of refusing if an earlier attempt may have committed: the bet may already be cashed out.
        if (mayStand || !isTransient(error)) throw error;
        return refused(request, 'temporarily-unavailable');
      }
      mayStand = true;
      if (attempt === MOST_TRIES) throw error;
    }
  }
}

export const isReadable = ({ cashOutId, betId, quoteId }: CashOutRequest): boolean =>
  isPlacementId(cashOutId) && betId.length <= MOST_ID_CHARACTERS && quoteId.length <= MOST_ID_CHARACTERS;

type Decided = { readonly decision: CashOutDecision; readonly isPaid: boolean; readonly version: bigint };

async function decideOnce({ ports }: DomainDeps, trx: Trx, request: CashOutRequest): Promise<Decided | null> {
  const { playerId, betId } = request;
  const early = await findBet(trx, { playerId, betId });
  if (!early) return null;
  // Locks games, bet and wallet in the order of settlement, to prevent deadlocks.
  const lines = await lockLines(trx, pendingEvents(early), request.heldFrom);
  const bet = await lockBet(trx, { playerId, betId });
  const { cashCents } = await lockWallet(trx, playerId);
  const { geo, eligibilityAt } = await readEligibility(trx, { ...request, placementId: '' }, cashCents);
  await forgetHeld(trx, request);
  const past = await pastDecision(trx, request);
  if (past) return { decision: past, isPaid: false, version: bet.version };
  const { value: kept } = await readCashOutKept(trx);
  const now = ports.now();
  const eligibility = eligibilityAt(now);
  const [personal] = refusalsOfEligibility({ eligibility, ip: request.ip, now });
  const outcome = personal
    ? refuse(asCashOutRefusal(personal.code))
    : (await isUnderReview(trx, bet.id))
      ? refuse('under-review' as const)
      : confirmed(request, viewOf(bet, lines, now, kept), bet, now);
  if (outcome.ok) await recordCashOut(trx, { bet, ...outcome.value, origin: 'PLAYER', geo, now });
  const decision = outcome.ok
    ? { cashOutId: request.cashOutId, paidCents: outcome.value.paidCents, refusal: null }
    : refused(request, outcome.refusal);
  // Stores no refusal after the session ended, so that the client can retry with the same id.
  if (eligibility.isSessionAlive) await keepDecision(trx, request, decision, now);
  return { decision, isPaid: outcome.ok, version: outcome.ok ? bet.version + 1n : bet.version };
}

function confirmed(
  { quoteId, stakeCents, valueCents, heldFrom }: CashOutRequest,
  view: Pick<CashOutView, 'quote' | 'suspension'>,
  bet: BetView,
  now: Date,
): Result<{ stakeCents: Cents; paidCents: Cents }, CashOutRefusalCode> {
  const { quote } = view;
  if (!quote) return refuse(view.suspension ?? 'not-priced');
  const seen = readQuoteId(quoteId);
  if (!seen || seen.betId !== bet.id) return refuse('cash-out-invalid');
  if (seen.version !== bet.version) return refuse('value-moved');
  if (seen.expiresAt <= (heldFrom ?? now)) return refuse('quote-expired');
  const part = stakeCents ?? quote.stakeCents;
  if (part !== quote.stakeCents && !(quote.parts && isPart(part, quote.parts))) return refuse('part-invalid');
  const [worth, shown] = [paidFor(part, quote), paidFor(part, { ...quote, valueCents: seen.valueCents })];
  const paidCents = heldFrom && shown < worth ? shown : worth;
  if (paidCents <= 0n) return refuse('value-too-small');
  return paidCents < valueCents ? refuse('value-moved') : ok({ stakeCents: part, paidCents });
}

const paidFor = (part: Cents, { valueCents, stakeCents }: Pick<Quote, 'stakeCents' | 'valueCents'>): Cents =>
  part === stakeCents ? valueCents : valueOfPart(valueCents, part, stakeCents);

const forgetHeld = (trx: Trx, { playerId, cashOutId }: CashOutRequest): Promise<unknown> =>
  trx.deleteFrom('held_cash_outs').where('player_id', '=', playerId).where('cash_out_id', '=', cashOutId).execute();

/** Locks and rereads the bet. Throws if the player has no such bet. */
export async function lockBet(trx: Trx, own: { playerId: string; betId: string }): Promise<BetView> {
  await trx.selectFrom('bets').select('id').where('id', '=', own.betId).forUpdate().execute();
  const bet = await findBet(trx, own);
  if (!bet) throw new Error(`Bet ${own.betId} is gone`);
  return bet;
}

type OwnBet = { readonly playerId: string; readonly betId: string };

export function notifyState({ bus }: DomainDeps, { playerId, betId }: OwnBet, version: bigint): void {
  bus?.publish(topics.bets(playerId), { betId, version: String(version) });
}

/** Publishes bet and balance. Call it after the commit. */
export async function notifyCashOut(deps: DomainDeps, own: OwnBet, version: bigint): Promise<void> {
  notifyState(deps, own, version);
  try {
    await notifyBalance(deps, own.playerId);
  } catch {
    // Ignores errors: the payment is committed, and clients reread the balance when they reconnect.
  }
}
