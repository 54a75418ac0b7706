import { asCashOutRefusal, type CashOutRefusalCode } from '#src/shared/betting/cashOut/refusals.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { findBet } from '../bets/bets.ts';
import { refusalsOfEligibility } from '../placement/decide.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { MOST_ID_CHARACTERS } from '../placement/placementBody.ts';
import { readCashOutKept } from '#server/modules/catalogue/settings/terms/index.ts';
import { readEligibility } from '../placement/eligibility.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import { lockBet } from './execute.ts';
import { lockLines } from '../pricing/linesNow.ts';
import { pendingEvents, viewOf } from './view.ts';

type TargetRequest = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly betId: string;
  readonly targetCents: Cents | null;
};
type TargetDecision = { readonly refusal: CashOutRefusalCode | null };

/**
 * Sets the value at which the bet is cashed out automatically; null cancels this. Locks games, bet and wallet; publishes. Null if the
 * player has no such bet.
 */
export async function setAutomaticCashOut(deps: DomainDeps, request: TargetRequest): Promise<TargetDecision | null> {
  if (request.betId.length > MOST_ID_CHARACTERS) return null;
  const decided = await withTransaction(deps.db, (trx) => decideTarget(deps, trx, request));
  if (decided?.refusal === null) deps.bus?.publish(topics.bets(request.playerId), { betId: request.betId, version: decided.version });
  return decided;
}

async function decideTarget({ ports }: DomainDeps, trx: Trx, request: TargetRequest) {
  const { playerId, betId, targetCents } = request;
  const early = await findBet(trx, { playerId, betId });
  if (!early) return null;
  const lines = await lockLines(trx, pendingEvents(early));
  const bet = await lockBet(trx, { playerId, betId });
  const { cashCents } = await lockWallet(trx, playerId);
  const { geo, eligibilityAt } = await readEligibility(trx, { ...request, placementId: '' }, cashCents);
  const now = ports.now();
  const eligibility = eligibilityAt(now);
  const version = String(bet.version);
  const refused = (refusal: CashOutRefusalCode) => ({ refusal, version });
  if (!eligibility.isSessionAlive) return refused('not-logged-in');
  if (targetCents === null) {
    await trx.deleteFrom('automatic_cash_outs').where('bet_id', '=', betId).execute();
    return { refusal: null, version };
  }
  const [personal] = refusalsOfEligibility({ eligibility, ip: request.ip, now });
  if (personal) return refused(asCashOutRefusal(personal.code));
  const { quote, suspension, mostCents } = viewOf(bet, lines, now, (await readCashOutKept(trx)).value);
  if (suspension === 'bet-closed' || suspension === 'teaser-not-offered') return refused(suspension);
  if (targetCents <= (quote?.valueCents ?? 0n)) return refused('target-too-low');
  if (targetCents > mostCents) return refused('target-too-high');
  const row = { target: targetCents, set_at: now, geo: JSON.stringify(geo), reached_at: null };
  await trx
    .insertInto('automatic_cash_outs')
    .values({ bet_id: betId, ...row })
    .onConflict((conflict) => conflict.column('bet_id').doUpdateSet(row))
    .execute();
  return { refusal: null, version };
}
