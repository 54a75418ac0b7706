import { beforeAll, describe, expect, it } from 'vitest';
import { addSelection, adjustPoints } from '#server/modules/betting/slip/index.ts';
import { DEFAULT_TEASERS, readTeaserTable } from '#server/modules/betting/pricing/teaser/teaserTable.ts';
import { findBet } from '#server/modules/betting/bets/index.ts';
import { linesToBuy, readOffers } from '#server/modules/betting/pricing/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { readCashOutKept } from '#server/modules/catalogue/settings/terms/index.ts';
import { viewOf } from '#server/modules/betting/cashOut/index.ts';
import { dearer } from '#server/modules/betting/pricing/halfPointPrices.ts';
import { linesIn } from '#server/api/graphql/resolvers/bets/cashOutView.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { OperatorClient, TwoPeople } from '#tests/support/operatorClient.ts';
import { PlayerClient } from '#tests/support/playerClient.ts';
import { legOf, makePlayer, newPlacementId } from '#tests/support/players.ts';
import { placeTeaser, type ShownTeaser, sixPoints, teaseTwo } from '#tests/support/teasers.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'The score was read wrong';
let trader: TwoPeople;
beforeAll(async () => {
  trader = await TwoPeople.as(server());
});

const db = () => server().app.deps.db;
type Audited = { readonly entries: readonly { readonly operation?: string; readonly subject: string | null; readonly detail: object }[] };

/** Places a bet on the home team of an unstarted game, another one in each call. */
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
    // The game begins so soon that its result may already be recorded.
    .where('events.starts_at', '<', new Date(now.getTime() + 23 * 3_600_000))
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
  it('a result by hand pays the bets, is corrected by another score, and is audited with its reason', async () => {
    const { eventId, bet } = await betOnHome();
    expect(await trader.run('settleByHand', { eventId, homeScore: 1, awayScore: 0, beforeStart: true, reason })).toEqual({
      eventId,
      round: 0,
    });
    expect(await bet()).toMatchObject({ status: 'SETTLED', outcome: 'WIN' });
    expect(await trader.run('settleByHand', { eventId, homeScore: 0, awayScore: 1, beforeStart: true, reason })).toEqual({
      eventId,
      round: 1,
    });
    expect(await bet()).toMatchObject({ outcome: 'LOSS', payoutCents: 0n });
    const compliance = trader.second;
    const { entries } = await compliance.run<Audited>('readAudit', { limit: 20 });
    expect(entries.filter(({ subject }) => subject === `event:${eventId}`).map(({ detail }) => detail)).toMatchObject([
      { homeScore: 0, awayScore: 1, round: 1, reason },
      { homeScore: 1, awayScore: 0, round: 0, reason },
    ]);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  it('a result by hand refunds bets placed after its outcome was known; an impossible time is refused', async () => {
    const { eventId, bet } = await betOnHome();
    const ended = { eventId, homeScore: 1, awayScore: 0, beforeStart: true, reason };
    const tomorrow = new Date(server().app.deps.ports.now().getTime() + 86_400_000).toISOString();
    const wrongYear = new Date(server().app.deps.ports.now().getTime() - 365 * 86_400_000).toISOString();
    for (const decidedAt of [tomorrow, wrongYear, '2026-02-30T00:00:00Z', 'yesterday'])
      expect(await trader.try('settleByHand', { ...ended, decidedAt })).toMatchObject({ json: { error: 'input' } });
    expect(await bet()).toMatchObject({ status: 'OPEN' });
    await trader.run('settleByHand', { ...ended, decidedAt: (await bet())?.placedAt.toISOString() ?? '' });
    expect(await bet()).toMatchObject({ status: 'VOIDED', legs: [{ outcome: 'VOID' }] });
  });

  it('a result by hand for an unknown event is refused', async () => {
    expect(await trader.try('settleByHand', { eventId: 'nothing', homeScore: 1, awayScore: 0, beforeStart: true, reason })).toMatchObject({
      status: 404,
      json: { error: 'not-found' },
    });
  });
});

describe('a void by hand', () => {
  it('a void by hand refunds the bets with the reason players read, and takes no score afterwards', async () => {
    const { eventId, bet } = await betOnHome();
    await trader.run('voidByHand', { eventId, reason });
    expect(await bet()).toMatchObject({ status: 'VOIDED', payoutCents: 1_000n, legs: [{ outcome: 'VOID', outcomeReason: reason }] });
    expect(await trader.try('settleByHand', { eventId, homeScore: 1, awayScore: 0, beforeStart: true, reason })).toMatchObject({
      status: 409,
      json: { error: 'wrong-state' },
    });
    expect(await bet()).toMatchObject({ status: 'VOIDED' });
  });
});

describe('a grade by hand', () => {
  it('a grade by hand settles bets on the selection, can be corrected, and is audited', async () => {
    const { eventId, bet } = await betOnHome();
    const leg = (await bet())?.legs[0];
    const { marketId = '', selectionId = '' } = leg ?? {};
    const graded = (outcome: string, deadHeat: object | null = null) => ({
      marketId,
      grades: [{ selectionId, outcome, deadHeat }],
      reason,
    });
    expect(await trader.run('gradeSelections', graded('WIN'))).toEqual({ marketId, round: 0 });
    expect(await bet()).toMatchObject({ outcome: 'WIN', legs: [{ outcomeReason: reason }] });
    expect(await trader.run('gradeSelections', graded('LOSS'))).toEqual({ marketId, round: 1 });
    expect(await bet()).toMatchObject({ outcome: 'LOSS', payoutCents: 0n });
    type Desk = { readonly markets: readonly { readonly id: string; readonly selections: readonly { readonly id: string }[] }[] };
    const { markets } = await trader.run<Desk>('readTradingEvent', { eventId });
    const row = markets.find(({ id }) => id === marketId)?.selections.find(({ id }) => id === selectionId);
    expect(row).toMatchObject({ grade: { outcome: 'LOSS', deadHeat: null } });
    const compliance = trader.second;
    const { entries } = await compliance.run<Audited>('readAudit', { limit: 20 });
    expect(entries.filter(({ subject }) => subject === `market:${marketId}`).map(({ detail }) => detail)).toMatchObject([
      { round: 1, reason, grades: [{ selectionId, outcome: 'LOSS' }] },
      { round: 0, reason, grades: [{ selectionId, outcome: 'WIN' }] },
    ]);
    expect(await ledgerViolations(db())).toEqual([]);
  });

  it('an impossible grade by hand is refused with words and settles nothing', async () => {
    const { bet } = await betOnHome();
    const { marketId = '', selectionId = '' } = (await bet())?.legs[0] ?? {};
    const half = { places: 1, tied: 2 };
    const said = (...grades: readonly object[]) => trader.try('gradeSelections', { marketId, grades, reason });
    for (const grades of [
      [{ selectionId, outcome: 'DEAD_HEAT', deadHeat: half }],
      [{ selectionId, outcome: 'DEAD_HEAT', deadHeat: null }],
      [{ selectionId, outcome: 'WIN', deadHeat: half }],
      [{ selectionId, outcome: 'DEAD_HEAT', deadHeat: { places: 3, tied: 3 } }],
      [
        { selectionId, outcome: 'WIN', deadHeat: null },
        { selectionId, outcome: 'LOSS', deadHeat: null },
      ],
    ])
      expect(await said(...grades)).toMatchObject({ json: { error: 'input' } });
    expect(await said({ selectionId: 'nothing', outcome: 'WIN', deadHeat: null })).toMatchObject({ status: 404 });
    expect(await bet()).toMatchObject({ status: 'OPEN' });
  });
});

describe('limits and liability', () => {
  it("a trader sets a market's liability limit with a reason, and it applies at once", async () => {
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

  it("a trader reads and sets a player's limits with a reason, and the access is audited", async () => {
    const { playerId } = await makePlayer(db(), { now: server().app.deps.ports.now() });
    expect(await trader.run('readPlayerLimits', { playerId, reason })).toMatchObject({ history: [] });
    const onAll = { sports: null, facts: ['new-account'] };
    await trader.run('setPlayerLimits', { playerId, mostStakeCents: 5_000, mostExposureCents: null, ...onAll, reason });
    expect(await trader.run('readPlayerLimits', { playerId, reason })).toMatchObject({ history: [{ mostStakeCents: 5_000, reason }] });
    expect(
      await trader.try('setPlayerLimits', { playerId: 'nobody', mostStakeCents: 1, mostExposureCents: null, ...onAll, reason }),
    ).toMatchObject({
      status: 404,
    });
  });
});

describe('an obvious error', () => {
  it('an obvious error is weighed, then refunded by market or bet, with an audit entry', async () => {
    const [first, second] = [await betOnHome(), await betOnHome()];
    const market = (await first.bet())?.legs[0]?.marketId ?? '';
    expect(await trader.run('weighBets', { scope: 'market', target: market })).toMatchObject({
      name: 'Moneyline',
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
    const compliance = trader.second;
    const { entries } = await compliance.run<Audited>('readAudit', { limit: 20 });
    expect(entries.filter(({ subject }) => subject === `market:${market}` || subject === `bet:${betId}`)).toHaveLength(3);
    expect(await trader.try('voidBets', { scope: 'bet', target: 'nothing', reason })).toMatchObject({ status: 404 });
    expect(await ledgerViolations(db())).toEqual([]);
  });
});

describe('the price list of teasers', () => {
  const rungs = (legs: readonly number[]) => legs.map((count) => ({ sport: 'football', points: 600, legs: count, num: count, den: 2 }));

  it('the teaser price list is readable by all, set by a trader, and refused if it has a gap', async () => {
    const viewer = await OperatorClient.as(server(), 'viewer');
    const { rungs: before, version } = await viewer.run<{ rungs: readonly object[]; version: number }>('readTeaserTable', {});
    expect(before).toHaveLength(DEFAULT_TEASERS.length);
    expect(await trader.try('setTeaserTable', { version, rungs: rungs([2, 4]), reason })).toMatchObject({ json: { error: 'input' } });
    const mixed = rungs([2]).map((rung) => ({ ...rung, besides: { sport: 'hockey', points: 400 } }));
    expect(await trader.try('setTeaserTable', { version, rungs: mixed, reason })).toMatchObject({ json: { error: 'input' } });
    const two = { version, rungs: rungs([2, 3]), reason };
    expect(await trader.run('setTeaserTable', two)).toEqual({ rungs: 2, version: version + 1 });
    expect(await trader.try('setTeaserTable', two), 'a colleague was first').toMatchObject({ status: 409, json: { error: 'stale' } });
    expect((await readTeaserTable(db())).map(({ legs }) => legs)).toEqual([2, 3]);
    await trader.run('setTeaserTable', { version: version + 1, rungs: before, reason });
    expect(await readTeaserTable(db()), 'with the rules of special tickets, and both sports of mixed ones').toEqual(DEFAULT_TEASERS);
  });

  it('checklist 16: a teaser whose price list changed asks every player again, then takes the new price', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    await player.run('mutation { setUserPreference(input: { autoAcceptOddsChanges: true }) { __typename } }');
    const lines = await teaseTwo(player);
    const press = (shown: ShownTeaser) => placeTeaser(player, lines, shown);
    const before = await sixPoints(player);
    const { rungs: usual, version } = await trader.run<{ rungs: readonly { legs: number }[]; version: number }>('readTeaserTable', {});
    const tied = usual.map((rung) => ({ ...rung, ties: 'lose' as const }));
    await trader.run('setTeaserTable', { version, rungs: tied, reason });
    try {
      expect(await press(before)).toEqual({
        accepted: false,
        errors: [{ code: 'teaser-terms-moved', displayType: 'ODDS_CHANGED', subjectId: 'teaser' }],
        placedBets: [],
      });
      const now = await sixPoints(player);
      expect([now.rule, now.totalOdds]).toEqual(['If a leg pushes, the bet loses.', before.totalOdds]);
      expect(await press(now)).toEqual({ accepted: true, errors: [], placedBets: [{ teaserRule: now.rule }] });
    } finally {
      await trader.run('setTeaserTable', { version: version + 1, rungs: usual, reason });
    }
  });
});

describe('betting terms', () => {
  type Terms = { readonly cashOut: { readonly version: number }; readonly halfPoints: { readonly version: number } };
  const terms = () => trader.run<Terms>('readHouseTerms');

  it('a trader sets the margin of cash outs, which applies from the next value and is audited', async () => {
    const { bet } = await betOnHome();
    const placed = await bet();
    const { catalogue, ports } = server().app.deps;
    const worth = () => placed && viewOf(placed, linesIn(catalogue), ports.now(), catalogue.houseTerms().cashOutKept).quote?.valueCents;
    expect(worth()).toBe(950n);
    const { version } = (await terms()).cashOut;
    expect(await trader.try('setCashOutMargin', { version, num: 11, den: 20, reason })).toMatchObject({ json: { error: 'input' } });
    await trader.run('setCashOutMargin', { version, num: 1, den: 10, reason });
    expect([worth(), (await readCashOutKept(db())).value]).toEqual([900n, { num: 9n, den: 10n }]);
    expect(await trader.try('setCashOutMargin', { version, num: 1, den: 20, reason })).toMatchObject({
      status: 409,
      json: { error: 'stale' },
    });
    await trader.run('setCashOutMargin', { version: version + 1, num: 1, den: 20, reason });
    const compliance = trader.second;
    const { entries } = await compliance.run<Audited>('readAudit', { limit: 20 });
    expect(entries.filter(({ subject }) => subject === 'cash-out-margin').map(({ detail }) => detail)).toMatchObject([
      { num: 1, den: 20, version: version + 2, reason },
      { num: 1, den: 10, version: version + 1, reason },
    ]);
  });

  it('a trader sets the smallest stake and the lowest odds; a smaller bet is refused with a specific error', async () => {
    const { minimums } = await trader.run<{ minimums: { version: number; leastStakeCents: number; leastOdds: object | null } }>(
      'readHouseTerms',
    );
    expect(minimums).toEqual({ version: 0, leastStakeCents: 100, leastOdds: null });
    const { bet } = await betOnHome();
    const placed = await bet();
    const player = await makePlayer(db(), { now: server().app.deps.ports.now() });
    const selectionId = placed?.legs[0]?.selectionId ?? '';
    const press = async (stakeCents: bigint) => {
      const legs = [await legOf(db(), selectionId)];
      const bets = [{ draftBetId: `straight:${selectionId}`, stakeCents, legs }];
      const { refusals } = await placeBets(server().app.deps, { ...player, placementId: newPlacementId(), autoAccept: true, bets });
      return refusals.map(({ code }) => code);
    };
    const settle = (version: number, leastStakeCents: number, leastOdds: object | null) =>
      trader.run('setBetMinimums', { version, leastStakeCents, leastOdds, reason });
    await settle(0, 500, null);
    expect([await press(499n), await press(500n)]).toEqual([['stake-below-minimum'], []]);
    await settle(1, 50, { num: 900, den: 1 });
    expect(await press(500n)).toEqual(['odds-too-low']);
    expect(await trader.try('setBetMinimums', { version: 1, leastStakeCents: 50, leastOdds: null, reason })).toMatchObject({ status: 409 });
    expect(await trader.try('setBetMinimums', { version: 2, leastStakeCents: 49, leastOdds: null, reason })).toMatchObject({
      json: { error: 'input' },
    });
    await settle(2, 50, null);
    const { balance } = await db()
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('id', '=', `player-cash:${player.playerId}`)
      .executeTakeFirstOrThrow();
    expect(balance, 'what was refused costs nothing').toBe(String(100_000 - 500));
    const compliance = trader.second;
    const { entries } = await compliance.run<Audited>('readAudit', { limit: 20 });
    expect(entries.filter(({ subject }) => subject === 'bet-minimums').map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({ leastStakeCents: 500, version: 1, reason }),
    );
  });

  it('a trader sets how far lines may be bought and at what price; others are unavailable', async () => {
    const row = await db()
      .selectFrom('selections')
      .innerJoin('markets', 'markets.id', 'selections.market_id')
      .innerJoin('events', 'events.id', 'markets.event_id')
      .select(['selections.id', 'events.id as eventId'])
      .where('events.competition_id', '=', 'nfl')
      .where('events.status', '=', 'PRE_GAME')
      .where('markets.type', '=', 'spread')
      .where('markets.status', '=', 'OPEN')
      .orderBy('events.starts_at', 'desc')
      .executeTakeFirstOrThrow();
    const owner = 'anonymous:half-points';
    const offer = (await readOffers(db(), [row.id])).get(row.id);
    if (!offer) throw new Error('no spread');
    await addSelection(server().app.deps, { owner, selection: { selectionId: row.id, accepted: offer } });
    const { catalogue, ports } = server().app.deps;
    const options = () => linesToBuy(offer, linesIn(catalogue)(row.eventId), ports.now(), catalogue.houseTerms().halfPoints);
    const open = options().filter(({ isOffered }) => isOffered);
    expect(open.length).toBeGreaterThan(0);
    const { version } = (await terms()).halfPoints;
    await trader.run('setHalfPoints', {
      version,
      rows: [{ sport: 'football', market: 'spread', most: 50, cents: null, keys: [] }],
      reason,
    });
    expect(options().every(({ isOffered }) => !isOffered)).toBe(true);
    const asked = { owner, selectionId: row.id, toSelectionId: open[0]?.selectionId ?? '' };
    expect(await adjustPoints(server().app.deps, asked)).toEqual({ ok: false, refusal: 'selection-closed' });
    const priced = { sport: 'football', market: 'spread', most: 700, cents: 10, keys: [{ points: 300, cents: 25 }] };
    const spoilt = { ...priced, keys: [{ points: 310, cents: 25 }] };
    expect(await trader.try('setHalfPoints', { version: version + 1, rows: [spoilt], reason })).toMatchObject({ json: { error: 'input' } });
    await trader.run('setHalfPoints', { version: version + 1, rows: [priced], reason });
    const sold = options().find(({ selectionId }) => selectionId === open[0]?.selectionId);
    expect(sold?.price).toEqual(dearer(offer.price, sold?.cents ?? 0));
    expect(sold?.cents).toBeGreaterThan(0);
    const stored = (await readOffers(db(), [asked.toSelectionId])).get(asked.toSelectionId);
    expect(stored?.price, 'the price in the read model is that which a bet is taken at').toEqual(sold?.price);
    await trader.run('setHalfPoints', { version: version + 2, rows: null, reason });
    expect((await readOffers(db(), [asked.toSelectionId])).get(asked.toSelectionId)?.price).toEqual(open[0]?.price);
    const compliance = trader.second;
    const { entries } = await compliance.run<Audited>('readAudit', { limit: 20 });
    expect(entries.filter(({ subject }) => subject === 'half-points').map(({ detail }) => detail)).toMatchObject([
      { rows: null, version: version + 3, reason },
      { rows: [priced], version: version + 2, reason },
      { rows: [{ most: 50 }], version: version + 1, reason },
    ]);
    expect(await adjustPoints(server().app.deps, asked)).toMatchObject({ ok: true });
  });
});
