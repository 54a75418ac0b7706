import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCatalogue, type Catalogue } from '#server/modules/catalogue/index.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { legOf, makePlayer, newPlacementId, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { voidEvent } from '#server/modules/betting/settlement/index.ts';
import { createControls, type Controls } from './controls.ts';

const store = useTestStore();
const ports = testPorts();
const bus = createMemoryBus();
let catalogue: Catalogue;
let controls: Controls;
let event = '';
let serial = 0;

beforeAll(async () => {
  catalogue = await openCatalogue(store().db, bus);
  controls = createControls({ db: store().db, ports, bus, catalogue });
});
afterAll(() => catalogue.close());
beforeEach(async () => {
  event = `hand-${(serial += 1)}`;
  await buildSmallWorld(store().db, [{ id: event }]);
  await catalogue.reload([event]);
});
const idOf = (market: string, pick: string) => selectionId(event, market, pick);
const versionNow = () => catalogue.event(event)?.version;

describe('a price moved by hand', () => {
  test('a price moved by hand is exactly the requested odds', async () => {
    const odds = fc.oneof(fc.integer({ min: 100, max: 100_000 }), fc.integer({ min: -100_000, max: -100 }));
    await fc.assert(
      fc.asyncProperty(odds, async (american) => {
        expect(await controls.movePrice(idOf('moneyline', 'home'), american)).toMatchObject({ ok: true });
        const { num, den } = catalogue.selection(idOf('moneyline', 'home')) ?? {};
        expect({ num, den }).toEqual(priceFromAmerican(american));
      }),
      { numRuns: 30 },
    );
  });

  test('a price moved by hand changes nothing else, and takes the event over once', async () => {
    const others = () =>
      catalogue.marketsOf(event).flatMap(({ selections }) => selections.filter(({ id }) => id !== idOf('total', 'over')));
    const before = others().map(({ id, num, den, points, status }) => ({ id, num, den, points, status }));
    await controls.movePrice(idOf('total', 'over'), 120);
    await controls.movePrice(idOf('total', 'over'), 130);
    expect(others().map(({ id, num, den, points, status }) => ({ id, num, den, points, status }))).toEqual(before);
    expect(catalogue.event(event)).toMatchObject({ origin: 'sandbox:seed', version: 3n });
  });

  test('a price moved by hand to its current value changes nothing', async () => {
    await controls.movePrice(idOf('total', 'over'), 120);
    const version = versionNow();
    expect(await controls.movePrice(idOf('total', 'over'), 120)).toEqual({ ok: true, value: null });
    expect(versionNow()).toBe(version);
  });

  test.each([99, -99, 0, Number.NaN, Number.POSITIVE_INFINITY])('a price cannot be moved by hand to %d', async (american) => {
    await expect(controls.movePrice(idOf('total', 'over'), american)).rejects.toThrow(RangeError);
    expect(versionNow()).toBe(1n);
  });
});

describe('a line moved by hand', () => {
  test('a moved spread has the opposite line for the other side, and a moved total the same', async () => {
    const pointsOf = (market: string) =>
      Object.fromEntries((catalogue.market(`${event}:${market}`)?.selections ?? []).map(({ type, points }) => [type, points]));
    await controls.moveLine(`${event}:spread`, 650);
    await controls.moveLine(`${event}:total`, 5_150);
    expect(pointsOf('spread')).toEqual({ home: 650, away: -650 });
    expect(pointsOf('total')).toEqual({ over: 5_150, under: 5_150 });
    await controls.moveLine(`${event}:spread`, 0);
    expect(Object.values(pointsOf('spread')).map((points) => Math.abs(points ?? 1))).toEqual([0, 0]);
  });

  test('a line cannot be moved in a market without one', async () => {
    expect(await controls.moveLine(`${event}:moneyline`, 100)).toEqual({ ok: false, refusal: 'unknown-market' });
    expect(await controls.moveLine('nothing', 100)).toEqual({ ok: false, refusal: 'unknown-market' });
  });
});

describe('a suspension', () => {
  const open = () =>
    catalogue.marketsOf(event).flatMap(({ selections }) => selections.filter(({ status }) => status === 'OPEN').map(({ id }) => id));

  test.each([
    ['a selection', () => idOf('spread', 'home'), 5],
    ['a market', () => `${event}:spread`, 4],
    ['an event', () => event, 0],
  ])('a suspension of %s stops only that until it is reopened', async (_what, id, left) => {
    expect(open()).toHaveLength(6);
    await controls.suspend(id());
    expect(open()).toHaveLength(left);
    await controls.suspend(id());
    await controls.reopen(id());
    expect(open()).toHaveLength(6);
  });

  test('a suspension refuses a bet at once', async () => {
    const player = await makePlayer(store().db);
    const legs = [await legOf(store().db, idOf('moneyline', 'home'))];
    await controls.suspend(event);
    const bets = [{ draftBetId: `straight:${idOf('moneyline', 'home')}`, stakeCents: 100n, legs }];
    const place = () => placeBets({ db: store().db, ports }, { ...player, placementId: newPlacementId(), autoAccept: false, bets });
    expect((await place()).refusals.map(({ code }) => code)).toEqual(['market-suspended']);
    await controls.reopen(event);
    expect((await place()).accepted).toBe(true);
  });

  test('a suspension of an unknown id is refused', async () => {
    for (const id of ['', 'nothing', 'constructor', '__proto__'])
      for (const turn of [controls.suspend, controls.reopen]) expect(await turn(id)).toEqual({ ok: false, refusal: 'unknown-selection' });
  });
});

describe('a result by hand', () => {
  test('a result by hand closes the markets, and the same result settles nothing again', async () => {
    const player = await makePlayer(store().db);
    const bets = [
      { draftBetId: `straight:${idOf('moneyline', 'away')}`, stakeCents: 100n, legs: [await legOf(store().db, idOf('moneyline', 'away'))] },
    ];
    await placeBets({ db: store().db, ports }, { ...player, placementId: newPlacementId(), autoAccept: false, bets });
    expect(await controls.setResult(event, 3, 10)).toEqual({ ok: true, value: { settledBets: 1 } });
    expect(await controls.setResult(event, 3, 10)).toEqual({ ok: true, value: { settledBets: 0 } });
    expect(await controls.setResult(event, 10, 3)).toEqual({ ok: true, value: { settledBets: 1 } });
    expect(catalogue.event(event)).toMatchObject({ status: 'FINISHED', scoreboard: { homeScore: 10, awayScore: 3, period: 'Final' } });
    expect(catalogue.openMarketCount(event)).toBe(0);
  });

  test('a result by hand is refused for a voided event, even if this process does not know', async () => {
    const silent = { db: store().db, ports };
    await voidEvent(silent, { eventId: event, reason: 'Fog', origin: 'test' });
    expect(catalogue.event(event)?.status).toBe('PRE_GAME');
    expect(await controls.setResult(event, 1, 0)).toEqual({ ok: false, refusal: 'event-void' });
    expect(await controls.start(event)).toEqual({ ok: true, value: null });
    await catalogue.reload([event]);
    expect(catalogue.event(event)).toMatchObject({ status: 'CANCELLED', scoreboard: null });
    for (const refused of [await controls.start(event), await controls.setScore(event, 1, 0), await controls.setResult(event, 1, 0)])
      expect(refused).toEqual({ ok: false, refusal: 'event-void' });
  });

  test('a result by hand is refused for an unknown event', async () => {
    for (const refused of [await controls.start('x'), await controls.setScore('x', 1, 0), await controls.setResult('x', 1, 0)])
      expect(refused).toEqual({ ok: false, refusal: 'unknown-event' });
  });
});
