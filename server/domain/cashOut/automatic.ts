import { asCashOutRefusal, type CashOutRefusalCode } from '#src/lib/cashOut/refusals.ts';
import type { Cents } from '#src/lib/money.ts';
import { topics } from '../../live/bus.ts';
import type { Kysely } from 'kysely';
import { type Schema, type Trx, withTransaction } from '../../store/index.ts';
import { findBet, readBets } from '../bets.ts';
import { refusalsOfStanding } from '../decide.ts';
import type { DomainDeps } from '../deps.ts';
import { MOST_ID_CHARACTERS } from '../placementBody.ts';
import { readCashOutKept } from '../houseTerms.ts';
import { lockWallet, readStanding } from '../standing.ts';
import { lockBet, tellCashOut } from './execute.ts';
import { lockLines, readLines } from './linesNow.ts';
import { recordCashOut } from './record.ts';
import { pendingEvents, viewOf } from './view.ts';

type TargetRequest = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly betId: string;
  /** Null takes it back. */
  readonly targetCents: Cents | null;
};
type TargetDecision = { readonly refusal: CashOutRefusalCode | null };

/**
 * Sets the value at which an open bet is cashed out whole by itself, in place of one that was set before. It is checked as a cash out is,
 * since nobody is asked again when it happens; taking it back is never refused but to who is not logged in. Null for another's bet.
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
  const { geo, standingAt } = await readStanding(trx, { ...request, placementId: '' }, cashCents);
  const now = ports.now();
  const standing = standingAt(now);
  const version = String(bet.version);
  const refused = (refusal: CashOutRefusalCode) => ({ refusal, version });
  if (!standing.isSessionAlive) return refused('not-logged-in');
  if (targetCents === null) {
    await trx.deleteFrom('automatic_cash_outs').where('bet_id', '=', betId).execute();
    return { refusal: null, version };
  }
  const [personal] = refusalsOfStanding({ standing, ip: request.ip, now });
  if (personal) return refused(asCashOutRefusal(personal.code));
  const { quote, suspension, mostCents } = viewOf(bet, lines, now, (await readCashOutKept(trx)).value);
  if (suspension === 'bet-closed' || suspension === 'teaser-not-offered') return refused(suspension);
  if (targetCents <= (quote?.valueCents ?? 0n)) return refused('target-too-low');
  if (targetCents > mostCents) return refused('target-too-high');
  const row = { target: targetCents, set_at: now, geo: JSON.stringify(geo) };
  await trx
    .insertInto('automatic_cash_outs')
    .values({ bet_id: betId, ...row })
    .onConflict((conflict) => conflict.column('bet_id').doUpdateSet(row))
    .execute();
  return { refusal: null, version };
}

/** Bets that are looked at together. */
const PAGE = 200;

/**
 * Cashes out what has reached the value its player had set, each once however many servers look, at the value of that moment. Nobody has
 * to be logged in; an account that may not play is left alone. Returns the bets that were cashed out.
 */
export async function runAutomaticCashOuts(deps: DomainDeps): Promise<string[]> {
  await forgetClosed(deps);
  const { value: kept } = await readCashOutKept(deps.db);
  const done: string[] = [];
  for (let after = ''; ;) {
    const page = await waitingSets(deps.db).where('a.bet_id', '>', after).orderBy('a.bet_id').limit(PAGE).execute();
    const targets = new Map(page.map(({ betId, target }) => [betId, BigInt(target)]));
    const bets = await readBets(deps.db, [...targets.keys()]);
    const lines = await readLines(deps.db, [...new Set(bets.flatMap(pendingEvents))]);
    const now = deps.ports.now();
    // A look without locks: only what seems to have got there is worth them.
    const reached = bets.filter((bet) => hasReached(viewOf(bet, lines, now, kept), targets.get(bet.id) ?? null));
    for (const { id: betId, playerId } of reached) if (await cashOutReached(deps, { betId, playerId })) done.push(betId);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return done;
    after = last.betId;
  }
}

/** Values that were set, of players whose accounts may play. */
const waitingSets = (db: Kysely<Schema>) =>
  db
    .selectFrom('automatic_cash_outs as a')
    .innerJoin('bets as b', 'b.id', 'a.bet_id')
    .innerJoin('players as p', 'p.id', 'b.player_id')
    .where('p.is_restricted', '=', false)
    .where('p.identity_status', '=', 'VERIFIED')
    .select(['a.bet_id as betId', 'a.target', 'a.geo']);

async function cashOutReached(deps: DomainDeps, own: { readonly playerId: string; readonly betId: string }): Promise<boolean> {
  const version = await withTransaction(deps.db, (trx) => executeTarget(deps, trx, own));
  if (version === null) return false;
  await tellCashOut(deps, own, version);
  return true;
}

const hasReached = ({ quote }: Pick<ReturnType<typeof viewOf>, 'quote'>, target: Cents | null): boolean =>
  quote !== null && target !== null && quote.valueCents >= target;

/** The bet's version after it; null when it was not to be, after all. */
async function executeTarget({ ports }: DomainDeps, trx: Trx, own: { playerId: string; betId: string }): Promise<bigint | null> {
  const early = await findBet(trx, own);
  const lines = await lockLines(trx, early ? pendingEvents(early) : []);
  const bet = await lockBet(trx, own);
  await lockWallet(trx, own.playerId);
  const set = await waitingSets(trx).where('a.bet_id', '=', bet.id).executeTakeFirst();
  const { value: kept } = await readCashOutKept(trx);
  const now = ports.now();
  const view = viewOf(bet, lines, now, kept);
  if (!set || !view.quote || !hasReached(view, BigInt(set.target))) return null;
  const { stakeCents, valueCents: paidCents } = view.quote;
  await recordCashOut(trx, { bet, stakeCents, paidCents, origin: 'AUTOMATIC', geo: set.geo, now });
  return bet.version + 1n;
}

/** A bet that is over waits for no value any more. */
const forgetClosed = ({ db }: DomainDeps): Promise<unknown> =>
  db
    .deleteFrom('automatic_cash_outs')
    .where((eb) =>
      eb.exists(eb.selectFrom('bets').select('id').whereRef('bets.id', '=', 'automatic_cash_outs.bet_id').where('status', '<>', 'OPEN')),
    )
    .execute();
