import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { type BetView, findBet, readBets } from '../bets/bets.ts';
import { refusalsOfAccount } from '../placement/decide.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { eachAlone } from '#server/platform/eachAlone.ts';
import { readCashOutKept } from '#server/modules/catalogue/settings/terms/index.ts';
import { readEligibility } from '../placement/eligibility.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import { lockBet, notifyCashOut } from './execute.ts';
import { isUnderReview } from './underReview.ts';
import { lockLines, readLines } from '../pricing/linesNow.ts';
import { recordCashOut } from './record.ts';
import type { CashOutView } from './types.ts';
import { pendingEvents, viewOf } from './view.ts';

const PAGE = 200;

/**
 * Cashes out bets that reached their target value; waits `delayMs` first for bets on live games. Locks, writes and publishes per bet. Skips
 * accounts that may not bet. Returns the ids of paid bets. Throws at the end if any failed.
 */
export async function runAutomaticCashOuts(deps: DomainDeps, delayMs: number): Promise<string[]> {
  await forgetClosed(deps);
  const paid = await eachAlone(dueBets(deps, delayMs), (bet) => act(deps, bet, delayMs));
  return paid.map(({ id }) => id);
}

async function* dueBets(deps: DomainDeps, delayMs: number): AsyncGenerator<BetView> {
  const { value: kept } = await readCashOutKept(deps.db);
  for (let after = ''; ;) {
    const page = await deps.db
      .selectFrom('automatic_cash_outs')
      .selectAll()
      .where('bet_id', '>', after)
      .orderBy('bet_id')
      .limit(PAGE)
      .execute();
    const sets = new Map(page.map((set) => [set.bet_id, set]));
    const bets = await readBets(deps.db, [...sets.keys()]);
    const lines = await readLines(deps.db, [...new Set(bets.flatMap(pendingEvents))]);
    const now = deps.ports.now();
    yield* bets.filter((bet) => {
      const since = sets.get(bet.id)?.reached_at ?? null;
      return nextOf(viewOf(bet, lines, now, kept), since, now, delayMs) !== 'wait';
    });
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.bet_id;
  }
}

type Next = 'begin' | 'lapse' | 'pay' | 'wait';

function nextOf({ quote, targetCents }: CashOutView, since: Date | null, now: Date, delayMs: number): Next {
  if (!quote || targetCents === null || quote.valueCents < targetCents) return since === null ? 'wait' : 'lapse';
  if (!quote.isLive || delayMs === 0) return 'pay';
  if (since === null) return 'begin';
  return now.getTime() - since.getTime() < delayMs ? 'wait' : 'pay';
}

async function act(deps: DomainDeps, { id: betId, playerId }: Pick<BetView, 'id' | 'playerId'>, delayMs: number): Promise<boolean> {
  const version = await withTransaction(deps.db, (trx) => actIn(deps, trx, { betId, playerId }, delayMs));
  if (version === null) return false;
  await notifyCashOut(deps, { betId, playerId }, version);
  return true;
}

async function actIn({ ports }: DomainDeps, trx: Trx, own: { playerId: string; betId: string }, delayMs: number): Promise<bigint | null> {
  const early = await findBet(trx, own);
  const lines = await lockLines(trx, early ? pendingEvents(early) : []);
  const bet = await lockBet(trx, own);
  const { cashCents } = await lockWallet(trx, own.playerId);
  const { eligibilityAt } = await readEligibility(trx, { playerId: own.playerId, sessionId: '', placementId: '' }, cashCents);
  const set = await trx.selectFrom('automatic_cash_outs').selectAll().where('bet_id', '=', bet.id).executeTakeFirst();
  const { value: kept } = await readCashOutKept(trx);
  const now = ports.now();
  if (!set || refusalsOfAccount(eligibilityAt(now)).length > 0 || (await isUnderReview(trx, bet.id))) return null;
  const view = viewOf(bet, lines, now, kept);
  const next = nextOf(view, set.reached_at, now, delayMs);
  if (next === 'begin' || next === 'lapse') {
    const reachedAt = next === 'begin' ? now : null;
    await trx.updateTable('automatic_cash_outs').set({ reached_at: reachedAt }).where('bet_id', '=', bet.id).execute();
  }
  if (next !== 'pay' || !view.quote) return null;
  const { stakeCents, valueCents: paidCents } = view.quote;
  await recordCashOut(trx, { bet, stakeCents, paidCents, origin: 'AUTOMATIC', geo: set.geo, now });
  return bet.version + 1n;
}

const forgetClosed = ({ db }: DomainDeps): Promise<unknown> =>
  db
    .deleteFrom('automatic_cash_outs')
    .where((eb) =>
      eb.exists(eb.selectFrom('bets').select('id').whereRef('bets.id', '=', 'automatic_cash_outs.bet_id').where('status', '<>', 'OPEN')),
    )
    .execute();
