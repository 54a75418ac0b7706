import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { SEPARATE, storeTerms } from '#server/modules/betting/pricing/betTerms.ts';
import { type Schema, together } from '#server/platform/store/index.ts';

/** Selection as the database stores it. */
export type TwinLeg = {
  readonly selectionId: string;
  readonly marketId: string;
  readonly eventId: string;
  readonly num: string;
  readonly den: string;
};
type Asked = { readonly playerId: string; readonly placementId: string; readonly leg: TwinLeg; readonly betAmount: string };

const PARTS = 8;

/**
 * Serves a placement that checks no rules: one transaction writes the rows of a placed bet and reads none. Also serves a commit of one row.
 */
export function serveTwin(app: FastifyInstance, db: Kysely<Schema>): void {
  app.post<{ Body: Asked }>('/twin', async ({ body }) => {
    const betId = await write(db, body);
    return { data: { placeBets: { placementId: body.placementId, accepted: true, betIds: [betId] } } };
  });
  app.post('/commit', async () => {
    await sql`INSERT INTO bare_commits (n) VALUES (1)`.execute(db);
    return { data: { placeBets: { accepted: true } } };
  });
}

function write(db: Kysely<Schema>, { playerId, placementId, leg, betAmount }: Asked): Promise<string> {
  const [betId, stake, now] = [`bet-${randomUUID()}`, BigInt(betAmount), new Date()];
  const [num, den] = [BigInt(leg.num), BigInt(leg.den)];
  const win = (stake * num) / den;
  const journalId = `bet-placed:${betId}:0`;
  return db.transaction().execute(async (trx) => {
    await together(trx, [
      trx.insertInto('bets').values({
        id: betId,
        ordinal: 0,
        player_id: playerId,
        placement_id: placementId,
        status: 'OPEN',
        outcome: 'PENDING',
        currency: 'USD',
        placed_at: now,
        geo: JSON.stringify({ region: 'US-NJ', ip: '127.0.0.1', decidedAt: now.toISOString() }),
        type: 'STRAIGHT',
        terms: storeTerms(SEPARATE),
        stake,
        num,
        den,
        potential_payout: stake + win,
        amount_source: 'CASH',
      }),
      trx.insertInto('bet_legs').values({
        id: `${betId}-0`,
        bet_id: betId,
        ordinal: 0,
        event_id: leg.eventId,
        market_id: leg.marketId,
        selection_id: leg.selectionId,
        market_name: 'Moneyline',
        selection_name: 'Home',
        market_type: 'moneyline',
        selection_type: 'home',
        num,
        den,
        points: null,
        outcome_reason: null,
      }),
      trx.insertInto('ledger_journals').values({ id: journalId, kind: 'bet-placed', reference: betId, round: 0, recorded_at: now }),
      trx.insertInto('ledger_entries').values([
        { journal_id: journalId, account_id: `player-cash:${playerId}`, amount: -stake },
        { journal_id: journalId, account_id: 'house-stakes:USD', amount: stake },
      ]),
      trx
        .updateTable('ledger_accounts')
        .set((account) => ({ balance: account('balance', '-', String(stake)), version: account('version', '+', '1') }))
        .where('id', '=', `player-cash:${playerId}`),
      trx.insertInto('placements').values({
        player_id: playerId,
        placement_id: placementId,
        body_hash: placementId,
        decided_at: now,
        result: JSON.stringify({ accepted: true, betIds: [betId], balanceAfterCents: '0', refusals: [] }),
      }),
      trx
        .updateTable('selection_exposures')
        .set((exposure) => ({ taken: exposure('taken', '+', String(win)) }))
        .where('selection_id', '=', leg.selectionId)
        .where('part', '=', Math.floor(Math.random() * PARTS)),
      trx
        .updateTable('betslips')
        .set((slip) => ({ version: slip('version', '+', '1'), updated_at: now }))
        .where('owner', '=', `player:${playerId}`),
    ]);
    return betId;
  });
}
