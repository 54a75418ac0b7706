import { createHash } from 'node:crypto';
import { asCashOutRefusal, type CashOutRefusalCode } from '#src/lib/cashOut/refusals.ts';
import { isPart, valueOfPart } from '#src/lib/cashOut/parts.ts';
import type { Cents } from '#src/lib/money.ts';
import { ok, refuse, type Result } from '#src/lib/result.ts';
import { topics } from '../../live/bus.ts';
import { isTransient, type Trx, withTransaction } from '../../store/index.ts';
import { type BetView, findBet } from '../bets.ts';
import { refusalsOfStanding } from '../decide.ts';
import type { DomainDeps } from '../deps.ts';
import { isPlacementId, MOST_ID_CHARACTERS } from '../placementBody.ts';
import { readCashOutKept } from '../houseTerms.ts';
import { lockWallet, readStanding } from '../standing.ts';
import { tellBalance } from '../wallets.ts';
import { lockLines } from './linesNow.ts';
import { recordCashOut } from './record.ts';
import type { CashOutDecision, CashOutRequest, CashOutView, Quote } from './types.ts';
import { pendingEvents, readQuoteId, viewOf } from './view.ts';

/** How often a cash out is tried whose commit was sent and not answered; its id makes every try harmless. */
const MOST_TRIES = 3;

/**
 * Cashes out a bet of the player's once, whole or in part (domain rules §2.8): under the locks of its games, of the bet and of the player's
 * cash, at the value of that moment, and never below what was confirmed. The same id with the same body answers the same decision, with
 * another body `cash-out-id-reused`; only decisions are kept. Null for a bet that is not the player's.
 */
export async function cashOutBet(deps: DomainDeps, request: CashOutRequest): Promise<CashOutDecision | null> {
  if (!isReadable(request)) return refused(request, 'cash-out-invalid');
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    try {
      const answer = await withTransaction(deps.db, async (trx) => {
        isCommitting = false;
        const decided = await decideOnce(deps, trx, request);
        isCommitting = true;
        return decided;
      });
      if (answer?.isNew) await tellCashOut(deps, request, answer.version);
      return answer && answer.decision;
    } catch (error) {
      if (!isCommitting) {
        if (!isTransient(error)) throw error;
        return refused(request, 'temporarily-unavailable');
      }
      if (attempt === MOST_TRIES) throw error;
    }
  }
}

const isReadable = ({ cashOutId, betId, quoteId }: CashOutRequest): boolean =>
  isPlacementId(cashOutId) && betId.length <= MOST_ID_CHARACTERS && quoteId.length <= MOST_ID_CHARACTERS;

type Decided = { readonly decision: CashOutDecision; readonly isNew: boolean; readonly version: bigint };

async function decideOnce({ ports }: DomainDeps, trx: Trx, request: CashOutRequest): Promise<Decided | null> {
  const { playerId, betId } = request;
  const early = await findBet(trx, { playerId, betId });
  if (!early) return null;
  // Games first, then the bet, then the wallet: settlement takes the latter two in this order, and nobody who holds a wallet waits for a bet.
  const lines = await lockLines(trx, pendingEvents(early));
  const bet = await lockBet(trx, { playerId, betId });
  const { cashCents } = await lockWallet(trx, playerId);
  const { geo, standingAt } = await readStanding(trx, { ...request, placementId: '' }, cashCents);
  const past = await pastDecision(trx, request);
  if (past) return { decision: past, isNew: false, version: bet.version };
  const { value: kept } = await readCashOutKept(trx);
  const now = ports.now();
  const standing = standingAt(now);
  const [personal] = refusalsOfStanding({ standing, ip: request.ip, now });
  const outcome = personal ? refuse(asCashOutRefusal(personal.code)) : confirmed(request, viewOf(bet, lines, now, kept), bet, now);
  if (outcome.ok) await recordCashOut(trx, { bet, ...outcome.value, origin: 'PLAYER', geo, now });
  const decision = outcome.ok
    ? { cashOutId: request.cashOutId, paidCents: outcome.value.paidCents, refusal: null }
    : refused(request, outcome.refusal);
  // A session that has ended decides nothing for its player: the same request may come again after a login.
  if (standing.isSessionAlive) await keepDecision(trx, request, decision, now);
  return { decision, isNew: outcome.ok, version: bet.version + 1n };
}

/** What is paid for what was confirmed, at the value of now; a better one than was seen is the player's. */
function confirmed(
  { quoteId, stakeCents, valueCents }: CashOutRequest,
  view: Pick<CashOutView, 'quote' | 'suspension'>,
  bet: BetView,
  now: Date,
): Result<{ stakeCents: Cents; paidCents: Cents }, CashOutRefusalCode> {
  const { quote } = view;
  if (!quote) return refuse(view.suspension ?? 'not-priced');
  const seen = readQuoteId(quoteId);
  if (!seen || seen.betId !== bet.id) return refuse('cash-out-invalid');
  if (seen.version !== bet.version) return refuse('value-moved');
  if (seen.expiresAt <= now) return refuse('quote-expired');
  const part = stakeCents ?? quote.stakeCents;
  if (part !== quote.stakeCents && !(quote.parts && isPart(part, quote.parts))) return refuse('part-invalid');
  const paidCents = paidFor(part, quote);
  if (paidCents <= 0n) return refuse('value-too-small');
  return paidCents < valueCents ? refuse('value-moved') : ok({ stakeCents: part, paidCents });
}

const paidFor = (part: Cents, { valueCents, stakeCents }: Quote): Cents =>
  part === stakeCents ? valueCents : valueOfPart(valueCents, part, stakeCents);

/** The bet as it is once nobody else can change it. */
export async function lockBet(trx: Trx, own: { playerId: string; betId: string }): Promise<BetView> {
  await trx.selectFrom('bets').select('id').where('id', '=', own.betId).forUpdate().execute();
  const bet = await findBet(trx, own);
  if (!bet) throw new Error(`Bet ${own.betId} is gone`);
  return bet;
}

const bodyHash = ({ betId, quoteId, stakeCents, valueCents }: CashOutRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([betId, quoteId, stakeCents === null ? null : String(stakeCents), String(valueCents)]))
    .digest('hex');

type Stored = { readonly paidCents: string | null; readonly refusal: CashOutRefusalCode | null };

async function pastDecision(trx: Trx, request: CashOutRequest): Promise<CashOutDecision | null> {
  const row = await trx
    .selectFrom('cash_out_requests')
    .select(['body_hash', 'result'])
    .where('player_id', '=', request.playerId)
    .where('cash_out_id', '=', request.cashOutId)
    .executeTakeFirst();
  if (!row) return null;
  if (row.body_hash !== bodyHash(request)) return refused(request, 'cash-out-id-reused');
  const { paidCents, refusal } = row.result as Stored;
  return { cashOutId: request.cashOutId, paidCents: paidCents === null ? null : BigInt(paidCents), refusal };
}

async function keepDecision(trx: Trx, request: CashOutRequest, { paidCents, refusal }: CashOutDecision, now: Date): Promise<void> {
  const result: Stored = { paidCents: paidCents === null ? null : String(paidCents), refusal };
  const { playerId, cashOutId } = request;
  await trx
    .insertInto('cash_out_requests')
    .values({
      player_id: playerId,
      cash_out_id: cashOutId,
      body_hash: bodyHash(request),
      decided_at: now,
      result: JSON.stringify(result),
    })
    .execute();
}

const refused = ({ cashOutId }: Pick<CashOutRequest, 'cashOutId'>, refusal: CashOutRefusalCode): CashOutDecision => ({
  cashOutId,
  paidCents: null,
  refusal,
});

/** After the commit. Who misses it reads the state on reconnect. */
export async function tellCashOut(
  deps: DomainDeps,
  { playerId, betId }: { readonly playerId: string; readonly betId: string },
  version: bigint,
): Promise<void> {
  deps.bus?.publish(topics.bets(playerId), { betId, version: String(version) });
  try {
    await tellBalance(deps, playerId);
  } catch {
    // The money is there; who missed the message reads the balance anew.
  }
}
