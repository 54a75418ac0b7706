import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_TEASERS, findBet, placeBets, readTeaserTable } from '#server/domain/index.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { legOf, makePlayer, newPlacementId } from '#tests/support/players.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'The score was read wrong';
let trader: OperatorClient;
beforeAll(async () => {
  trader = await OperatorClient.as(server(), 'trader');
});

const db = () => server().app.deps.db;
type Audited = { readonly entries: readonly { readonly operation?: string; readonly subject: string | null; readonly detail: object }[] };

/** A bet on the home side of a game that has not begun; each call takes another game. */
async function betOnHome() {
  const now = server().app.deps.ports.now();
  const row = await db()
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .innerJoin('events', 'events.id', 'markets.event_id')
    .select(['selections.id', 'events.id as eventId'])
    .where('markets.type', '=', 'moneyline')
    .where('selections.type', '=', 'home')
    .where('selections.status', '=', 'OPEN')
    .where('events.status', '=', 'PRE_GAME')
    .where('events.starts_at', '>', new Date(now.getTime() + 3_600_000))
    .where('events.id', 'not in', (taken) => taken.selectFrom('bet_legs').select('event_id'))
    .orderBy('events.id')
    .executeTakeFirstOrThrow();
  const player = await makePlayer(db(), { now });
  const { betIds, refusals } = await placeBets(server().app.deps, {
    ...player,
    placementId: newPlacementId(),
    autoAccept: true,
    bets: [{ draftBetId: `straight:${row.id}`, stakeCents: 1_000n, legs: [await legOf(db(), row.id)] }],
  });
  expect(refusals).toEqual([]);
  const bet = async () => findBet(db(), { playerId: player.playerId, betId: betIds[0] ?? '' });
  return { eventId: row.eventId, bet };
}

describe('a result by hand', () => {
  it('pays the bets, corrects them with another score, and stands in the audit with who and why', async () => {
    const { eventId, bet } = await betOnHome();
    expect(await trader.run('settleByHand', { eventId, homeScore: 1, awayScore: 0, reason })).toEqual({ eventId, round: 0 });
    expect(await bet()).toMatchObject({ status: 'SETTLED', outcome: 'WIN' });
    expect(await trader.run('settleByHand', { eventId, homeScore: 0, awayScore: 1, reason })).toEqual({ eventId, round: 1 });
    expect(await bet()).toMatchObject({ outcome: 'LOSS', payoutCents: 0n });
    const compliance = await OperatorClient.as(server(), 'compliance');
    const { entries } = await compliance.run<Audited>('readAudit', { limit: 20 });
    expect(entries.filter(({ subject }) => subject === `event:${eventId}`).map(({ detail }) => detail)).toMatchObject([
      { homeScore: 0, awayScore: 1, round: 1, reason },
      { homeScore: 1, awayScore: 0, round: 0, reason },
    ]);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  it('of an event that there is not is refused', async () => {
    expect(await trader.try('settleByHand', { eventId: 'nothing', homeScore: 1, awayScore: 0, reason })).toMatchObject({
      status: 404,
      json: { error: 'not-found' },
    });
  });
});

describe('a void by hand', () => {
  it('gives the stakes back with the reason that players read, and takes no score afterwards', async () => {
    const { eventId, bet } = await betOnHome();
    await trader.run('voidByHand', { eventId, reason });
    expect(await bet()).toMatchObject({ status: 'VOIDED', payoutCents: 1_000n, legs: [{ outcome: 'VOID', outcomeReason: reason }] });
    expect(await trader.try('settleByHand', { eventId, homeScore: 1, awayScore: 0, reason })).toMatchObject({
      status: 409,
      json: { error: 'wrong-state' },
    });
    expect(await bet()).toMatchObject({ status: 'VOIDED' });
  });
});

describe('the price list of teasers', () => {
  const rungs = (legs: readonly number[]) => legs.map((count) => ({ sport: 'football', points: 600, legs: count, num: count, den: 2 }));

  it('is read by everybody, set by a trader, and refused in words where it has a gap', async () => {
    const viewer = await OperatorClient.as(server(), 'viewer');
    const { rungs: before } = await viewer.run<{ rungs: readonly object[] }>('readTeaserTable', {});
    expect(before).toHaveLength(DEFAULT_TEASERS.length);
    expect(await trader.try('setTeaserTable', { rungs: rungs([2, 4]), reason })).toMatchObject({ json: { error: 'input' } });
    expect(await trader.run('setTeaserTable', { rungs: rungs([2, 3]), reason })).toEqual({ rungs: 2 });
    expect((await readTeaserTable(db())).map(({ legs }) => legs)).toEqual([2, 3]);
    await trader.run('setTeaserTable', { rungs: before, reason });
    expect(await readTeaserTable(db())).toHaveLength(DEFAULT_TEASERS.length);
  });
});
