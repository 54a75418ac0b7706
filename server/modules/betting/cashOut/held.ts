import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '#server/platform/store/index.ts';
import { findBet } from '../bets/bets.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { bodyHash, pastDecision, refused } from './decisions.ts';
import { cashOutBet, isReadable, notifyState } from './execute.ts';
import { decideOverdue } from '../placement/overdue.ts';
import { readLines } from '../pricing/linesNow.ts';
import type { CashOutDecision, CashOutRequest } from './types.ts';
import { isPlayed, pendingEvents, readQuoteId } from './view.ts';

/**
 * Waits `delayMs` if a game is live, then cashes out at current prices. Writes the request first, so that it is decided once despite
 * repeats and restarts. Throws if there is no decision yet, or as `cashOutBet` does.
 */
export async function cashOutAfterDelay(deps: DomainDeps, request: CashOutRequest, delayMs: number): Promise<CashOutDecision | null> {
  if (delayMs === 0 || !isReadable(request)) return cashOutBet(deps, request);
  const held = await hold(deps, request, delayMs);
  if (!held) return cashOutBet(deps, request);
  if (held.body_hash !== bodyHash(request)) return refused(request, 'cash-out-id-reused');
  const waitMs = Math.min(held.due_at.getTime() - deps.ports.now().getTime(), delayMs);
  if (waitMs > 0) await pause(waitMs);
  const decision = await decideHeld(deps, held);
  if (!decision) throw new Error(`The held cash out ${request.cashOutId} of ${request.playerId} is not decided yet`);
  return decision;
}

/** Decides requests left by crashed processes; returns their number. Throws at the end if any failed. */
export const decideOverdueCashOuts = (deps: DomainDeps): Promise<number> =>
  decideOverdue(deps, 'held_cash_outs', async (held) => (await decideHeld(deps, held)) !== null);

type Held = Row<'held_cash_outs'>;

async function decideHeld(deps: DomainDeps, { request, received_at: heldFrom }: Held): Promise<CashOutDecision | null> {
  const decision = await cashOutBet(deps, { ...restore(request), heldFrom });
  return decision?.refusal === 'temporarily-unavailable' ? null : decision;
}

async function hold(deps: DomainDeps, request: CashOutRequest, delayMs: number): Promise<Held | null> {
  const { db, ports } = deps;
  const { playerId, cashOutId, betId, valueCents } = request;
  if (await pastDecision(db, request)) return null;
  const known = await heldUnder(deps, request);
  if (known) return known;
  const bet = await findBet(db, { playerId, betId });
  const now = ports.now();
  const seen = readQuoteId(request.quoteId);
  if (!bet || !seen || seen.betId !== betId || seen.expiresAt <= now) return null;
  if (!isPlayed(bet, await readLines(db, pendingEvents(bet)))) return null;
  const row = {
    player_id: playerId,
    cash_out_id: cashOutId,
    bet_id: betId,
    body_hash: bodyHash(request),
    request: store(request),
    shown: String(valueCents),
    received_at: now,
    due_at: new Date(now.getTime() + delayMs),
  };
  await db
    .insertInto('held_cash_outs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  notifyState(deps, request, bet.version);
  const asked: unknown = JSON.parse(row.request);
  return (await heldUnder(deps, request)) ?? { ...row, request: asked };
}

const heldUnder = async ({ db }: DomainDeps, { playerId, cashOutId }: CashOutRequest): Promise<Held | undefined> =>
  db.selectFrom('held_cash_outs').selectAll().where('player_id', '=', playerId).where('cash_out_id', '=', cashOutId).executeTakeFirst();

type Stored = Omit<CashOutRequest, 'heldFrom' | 'stakeCents' | 'valueCents'> & {
  readonly stakeCents: string | null;
  readonly valueCents: string;
};

function store({ playerId, sessionId, ip, cashOutId, betId, quoteId, stakeCents, valueCents }: CashOutRequest): string {
  const stored: Stored = {
    ...{ playerId, sessionId, ip, cashOutId, betId, quoteId },
    stakeCents: stakeCents === null ? null : String(stakeCents),
    valueCents: String(valueCents),
  };
  return JSON.stringify(stored);
}

function restore(json: unknown): CashOutRequest {
  const { stakeCents, valueCents, ...request } = json as Stored;
  return { ...request, stakeCents: stakeCents === null ? null : BigInt(stakeCents), valueCents: BigInt(valueCents) };
}
