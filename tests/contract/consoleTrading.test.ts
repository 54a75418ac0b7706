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

describe('limits and exposure', () => {
  it('of a market are shown by selection, set with a reason, and hold at once', async () => {
    const { eventId } = await betOnHome();
    type Desk = {
      readonly markets: readonly {
        readonly id: string;
        readonly type: string;
        readonly mostExposureCents: number;
        readonly isSet: boolean;
        readonly selections: readonly object[];
      }[];
    };
    const moneyline = async () =>
      (await trader.run<Desk>('readTradingEvent', { eventId })).markets.find(({ type }) => type === 'moneyline');
    const before = await moneyline();
    expect(before).toMatchObject({
      isSet: false,
      selections: [
        { openBets: 0, exposureCents: 0 },
        { type: 'home', openBets: 1, openStakeCents: 1_000 },
      ],
    });
    const { id: marketId = '' } = before ?? {};
    await trader.run('setMarketLimits', { marketId, mostStakeCents: null, mostExposureCents: 0, reason });
    expect(await moneyline()).toMatchObject({ isSet: true, mostExposureCents: 0 });
    const player = await makePlayer(db(), { now: server().app.deps.ports.now() });
    const selectionId = `${marketId}:home`;
    const placed = await placeBets(server().app.deps, {
      ...player,
      placementId: newPlacementId(),
      autoAccept: true,
      bets: [{ draftBetId: `straight:${selectionId}`, stakeCents: 1_000n, legs: [await legOf(db(), selectionId)] }],
    });
    expect(placed.refusals).toMatchObject([{ code: 'market-limit-reached' }]);
    const { events } = await trader.run<{ events: readonly { id: string }[] }>('listTradingEvents', { status: 'coming', search: 'a' });
    expect(events.length).toBeGreaterThan(0);
    expect(await trader.try('setMarketLimits', { marketId: 'nothing', mostStakeCents: 1, mostExposureCents: 1, reason })).toMatchObject({
      status: 404,
    });
  });

  it('of a player are read and set with a reason, and who looked is kept', async () => {
    const { playerId } = await makePlayer(db(), { now: server().app.deps.ports.now() });
    expect(await trader.run('readPlayerLimits', { playerId, reason })).toMatchObject({ mostStakeCents: null, mostExposureCents: null });
    await trader.run('setPlayerLimits', { playerId, mostStakeCents: 5_000, mostExposureCents: null, reason });
    expect(await trader.run('readPlayerLimits', { playerId, reason })).toMatchObject({ mostStakeCents: 5_000, reason });
    expect(await trader.try('setPlayerLimits', { playerId: 'nobody', mostStakeCents: 1, mostExposureCents: null, reason })).toMatchObject({
      status: 404,
    });
  });
});

describe('an obvious error', () => {
  it('is weighed, then returned by market or bet, with who and why in the audit', async () => {
    const [first, second] = [await betOnHome(), await betOnHome()];
    const market = (await first.bet())?.legs[0]?.marketId ?? '';
    expect(await trader.run('weighVoid', { scope: 'market', target: market })).toMatchObject({
      bets: 1,
      openBets: 1,
      stakeCents: 1_000,
      paidCents: 0,
    });
    await trader.run('voidBets', { scope: 'market', target: market, reason });
    expect(await first.bet()).toMatchObject({ status: 'VOIDED', legs: [{ outcome: 'VOID', outcomeReason: reason }] });
    const betId = (await second.bet())?.id ?? '';
    expect(await trader.run('readBet', { betId, reason })).toMatchObject({ id: betId, status: 'OPEN', stakeCents: 1_000 });
    await trader.run('voidBets', { scope: 'bet', target: betId, reason });
    expect(await second.bet()).toMatchObject({ status: 'VOIDED', payoutCents: 1_000n });
    const compliance = await OperatorClient.as(server(), 'compliance');
    const { entries } = await compliance.run<Audited>('readAudit', { limit: 20 });
    expect(entries.filter(({ subject }) => subject === `market:${market}` || subject === `bet:${betId}`)).toHaveLength(3);
    expect(await trader.try('voidBets', { scope: 'bet', target: 'nothing', reason })).toMatchObject({ status: 404 });
    expect(await ledgerViolations(db())).toEqual([]);
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
