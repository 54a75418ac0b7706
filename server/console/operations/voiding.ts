import { sql } from 'kysely';
import { marketText, outcomeText } from '#src/shared/console/lines.ts';
import type { BetsWeight } from '#src/shared/console/trading.ts';
import { recordVoidIn } from '#server/modules/betting/settlement/index.ts';
import { lockEvent, planVoid } from '#server/modules/trading/proposals/plans/index.ts';
import { matching, oneOf, reason } from '../fields.ts';
import { CONFIRMERS, EVERYBODY, proposing, reading, readingOfPlayers, type Work } from '../operation.ts';
import { originOf } from '../proposals/signatures.ts';
import { Refused } from '../refusal.ts';
import { TRADERS } from './trading.ts';

const target = matching('Id of the bet, selection, market or event.', '^[\\w:.-]{1,200}$');

export const voidingOperations = {
  weighBets: reading({
    about: 'Counts bets, stakes and payouts on a selection, market or event, or of one bet.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { scope: oneOf('Type of the target.', ['bet', 'event', 'market', 'selection']), target },
    run: async ({ trx }, { scope, target: id }) => ({ value: await weigh(trx, scope, id) }),
  }),

  voidBets: proposing({
    about:
      'Proposes to void a bet, or every bet on a selection or market, permanently, regardless of the result, for an obvious error. The market or selection is closed until a second person decides. Players read the reason.',
    roles: TRADERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: { scope: oneOf('Type of the target.', ['bet', 'market', 'selection']), target, reason },
    plan: async ({ trx }, { scope, target: id, reason: why }, isLocking) => {
      if (isLocking) await lockTarget(trx, scope, id);
      const plan = await planVoid(trx, { scope, target: id, reason: why });
      if (!plan) throw new Refused('not-found', `This ${scope} does not exist.`);
      return plan;
    },
    apply: async ({ trx, now, deps, afterCommit }, { scope, target: id, reason: why }, signed) => {
      const recorded = await recordVoidIn(trx, { scope, target: id, reason: why, origin: originOf(signed) }, now);
      if (!recorded) throw new Refused('not-found', `This ${scope} does not exist.`);
      afterCommit(async () => {
        await recorded.finish(deps);
      });
      return { value: { target: id }, subject: `${scope}:${id}`, detail: { reason: why } };
    },
  }),

  readBet: readingOfPlayers({
    about: 'Reads a bet and its legs by id. The look is kept in the audit.',
    roles: TRADERS,
    signatures: 'none',
    input: { betId: target, reason },
    run: async ({ trx }, { betId, reason: why }) => {
      const bet = await trx.selectFrom('bets').selectAll().where('id', '=', betId).executeTakeFirst();
      if (!bet) throw new Refused('not-found', 'This bet does not exist.');
      const legs = await trx
        .selectFrom('bet_legs')
        .innerJoin('events', 'events.id', 'bet_legs.event_id')
        .select(['selection_name as name', 'selection_type as type', 'points', 'market_name as market', 'events.name as event'])
        .select(['outcome', 'outcome_reason as reason'])
        .where('bet_id', '=', betId)
        .orderBy('ordinal')
        .execute();
      const value = {
        id: bet.id,
        playerId: bet.player_id,
        type: bet.type,
        status: bet.status,
        outcome: bet.outcome,
        stakeCents: Number(bet.stake),
        payoutCents: bet.payout === null ? null : Number(bet.payout),
        placedAt: bet.placed_at,
        legs,
      };
      return { value, subject: `bet:${betId}`, detail: { reason: why } };
    },
  }),
} as const;

/** Locks the event or bet, so that no cash out or placement runs meanwhile. */
async function lockTarget(trx: Work['trx'], scope: 'bet' | 'market' | 'selection', id: string): Promise<void> {
  if (scope === 'bet') {
    await trx.selectFrom('bets').select('id').where('id', '=', id).forUpdate().execute();
    return;
  }
  const found = await trx
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .select('event_id')
    .where(scope === 'market' ? 'markets.id' : 'selections.id', '=', id)
    .executeTakeFirst();
  if (found) await lockEvent(trx, found.event_id);
}

const SCOPED = { bet: 'l.bet_id', event: 'l.event_id', market: 'l.market_id', selection: 'l.selection_id' } as const;

async function weigh(trx: Work['trx'], scope: keyof typeof SCOPED, id: string): Promise<BetsWeight> {
  const name = await nameOf(trx, scope, id);
  if (name === undefined) throw new Refused('not-found', `This ${scope} does not exist.`);
  const { rows } = await sql<{ bets: string; open: string; staked: string; paid: string }>`
    SELECT count(*) AS bets, count(*) FILTER (WHERE b.status = 'OPEN') AS open, coalesce(sum(b.stake), 0) AS staked, coalesce(sum(b.payout), 0) AS paid
    FROM bets b WHERE b.id IN (SELECT l.bet_id FROM bet_legs l WHERE ${sql.ref(SCOPED[scope])} = ${id})`.execute(trx);
  const [row] = rows;
  return {
    name,
    bets: Number(row?.bets ?? 0),
    openBets: Number(row?.open ?? 0),
    stakeCents: Number(row?.staked ?? 0),
    paidCents: Number(row?.paid ?? 0),
  };
}

async function nameOf(trx: Work['trx'], scope: keyof typeof SCOPED, id: string): Promise<string | undefined> {
  if (scope === 'bet') return (await trx.selectFrom('bets').select('id').where('id', '=', id).executeTakeFirst())?.id;
  if (scope === 'event') return (await trx.selectFrom('events').select('name').where('id', '=', id).executeTakeFirst())?.name;
  const lines = trx
    .selectFrom('markets')
    .leftJoin('selections', 'selections.market_id', 'markets.id')
    .select(['markets.name as market', 'selections.name', 'selections.type', 'selections.points'])
    .orderBy('selections.ordinal')
    .orderBy('selections.id');
  const row = await lines.where(scope === 'market' ? 'markets.id' : 'selections.id', '=', id).executeTakeFirst();
  if (row === undefined || row.name === null || row.type === null) return row?.market;
  const { market, name, type, points } = row;
  return scope === 'market' ? marketText(market, { name, type, points }) : outcomeText({ name, type, points }, market);
}
