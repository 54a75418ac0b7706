import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '#server/platform/store/index.ts';
import { findBet } from '../bets/bets.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { eachAlone } from '#server/platform/eachAlone.ts';
import { bodyHash, pastDecision, refused } from './decisions.ts';
import { cashOutBet, isReadable, tellState } from './execute.ts';
import { readLines } from '../pricing/linesNow.ts';
import type { CashOutDecision, CashOutRequest } from './types.ts';
import { isPlayed, pendingEvents, readQuoteId } from './view.ts';

/** How long after its time a held cash out is left to the process that took it in; a restart decides it then. */
const GRACE_MS = 5_000;
/** Decided in one round. */
const MOST_AT_ONCE = 50;

/**
 * `cashOutBet`, and for a bet on a game that is being played only after `delayMs`: prices, lines and states count as they are then, so that
 * nobody sells what the house has not seen yet. What was taken in is kept and decided once, whoever asks again and whatever is restarted.
 * Throws when it cannot tell what became of it: asked again it says.
 */
export async function cashOutAfterDelay(deps: DomainDeps, request: CashOutRequest, delayMs: number): Promise<CashOutDecision | null> {
  if (delayMs === 0 || !isReadable(request)) return cashOutBet(deps, request);
  const held = await hold(deps, request, delayMs);
  if (!held) return cashOutBet(deps, request);
  // Another body: the decision is the first one's.
  if (held.body_hash !== bodyHash(request)) return refused(request, 'cash-out-id-reused');
  const waitMs = Math.min(held.due_at.getTime() - deps.ports.now().getTime(), delayMs);
  if (waitMs > 0) await pause(waitMs);
  const decision = await decideHeld(deps, held);
  if (!decision) throw new Error(`The held cash out ${request.cashOutId} of ${request.playerId} is not decided yet`);
  return decision;
}

/** Decides what a process that is gone had taken in. Returns how many. One that fails keeps no other waiting, and is thrown at the end. */
export async function decideOverdueCashOuts(deps: DomainDeps): Promise<number> {
  const overdue = await deps.db
    .selectFrom('held_cash_outs')
    .selectAll()
    .where('due_at', '<', new Date(deps.ports.now().getTime() - GRACE_MS))
    .orderBy('due_at')
    .limit(MOST_AT_ONCE)
    .execute();
  return (await eachAlone(overdue, async (held) => (await decideHeld(deps, held)) !== null)).length;
}

type Held = Row<'held_cash_outs'>;

/** Null where the database could not say: it is asked again. The id of the cash out makes a second decision the first. */
async function decideHeld(deps: DomainDeps, { request, received_at: heldFrom }: Held): Promise<CashOutDecision | null> {
  const decision = await cashOutBet(deps, { ...restore(request), heldFrom });
  return decision?.refusal === 'temporarily-unavailable' ? null : decision;
}

/** The first of its id that was taken in; null for what is decided at once: no game is being played, or nothing can come of it. */
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
  tellState(deps, request, bet.version);
  // Decided between the two statements: the same body is answered the same, another one is told so.
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

/** Of what this module stored; the column is written by nobody else. */
function restore(json: unknown): CashOutRequest {
  const { stakeCents, valueCents, ...request } = json as Stored;
  return { ...request, stakeCents: stakeCents === null ? null : BigInt(stakeCents), valueCents: BigInt(valueCents) };
}
