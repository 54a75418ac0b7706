import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openCatalogue, type Catalogue } from '#server/modules/catalogue/index.ts';
import type { WorldMessage } from '#server/modules/catalogue/messages/messages.ts';
import { topics, type Bus } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { beforeTransactionsOf } from '#tests/support/overtaken.ts';
import { legOf, makePlayer, newPlacementId, testPorts } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { voidEvent } from '#server/modules/betting/settlement/index.ts';
import { seedWorld } from './seed.ts';
import { startSimulation, type Simulation } from './simulation.ts';

const NOW = new Date('2026-11-21T21:07:00.000Z');
const store = useTestStore(24);
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const quiet = { info: () => undefined, error: (_fields: object, line: string) => failures.push(line) };
const failures: string[] = [];
type World = {
  catalogue: Catalogue;
  bus: Bus;
  simulation: Simulation;
  ports: ReturnType<typeof testPorts>;
  heard: WorldMessage[];
  deps: object;
};

async function world({ isPaused = true } = {}): Promise<World> {
  const { db } = store();
  await sql`TRUNCATE events, markets, selections CASCADE`.execute(db);
  const ports = testPorts(NOW);
  const bus = createMemoryBus();
  const heard: WorldMessage[] = [];
  bus.subscribe(topics.world, (message) => heard.push(message as WorldMessage));
  await seedWorld({ db, ports });
  const catalogue = await openCatalogue(db, bus);
  const deps = { db, ports, bus, catalogue, log: quiet, isPaused, every: () => () => undefined };
  const simulation = startSimulation(deps);
  stops.push(catalogue.close, simulation.stop);
  return { catalogue, bus, simulation, ports, heard, deps };
}
const move = async ({ ports, simulation }: World, seconds: number): Promise<void> => {
  ports.setNow(new Date(ports.now().getTime() + seconds * 1000));
  await simulation.step(seconds);
};

describe('the simulation', () => {
  test('the simulation moves live events version by version, and the catalogue matches the database', async () => {
    const here = await world();
    for (let turn = 0; turn < 40; turn += 1) await move(here, 3);
    const versions = new Map<string, number>();
    for (const message of here.heard) {
      if ('reload' in message) continue;
      expect(Number(message.version)).toBe((versions.get(message.eventId) ?? 1) + 1);
      versions.set(message.eventId, Number(message.version));
    }
    expect(versions.size).toBeGreaterThanOrEqual(12);
    for (const event of here.catalogue.events({ status: 'IN_PLAY' })) {
      const row = await store().db.selectFrom('events').selectAll().where('id', '=', event.id).executeTakeFirstOrThrow();
      expect(event).toMatchObject({ version: BigInt(row.version), status: row.status });
      const stored = await store()
        .db.selectFrom('selections')
        .select(['id', 'num', 'den', 'points', 'status'])
        .where('id', 'like', `${event.id}:%`)
        .execute();
      for (const selection of stored) {
        expect(here.catalogue.selection(selection.id)).toMatchObject({
          num: BigInt(selection.num),
          den: BigInt(selection.den),
          points: selection.points,
          status: selection.status,
        });
      }
    }
    expect(failures).toEqual([]);
  });

  test('the simulation settles bets when a game ends', async () => {
    const here = await world();
    const { db } = store();
    const event = here.catalogue.events({ status: 'IN_PLAY', sportSlug: 'tennis' })[0] ?? here.catalogue.events({ status: 'IN_PLAY' })[0];
    const market = here.catalogue.marketsOf(event?.id ?? '').find(({ type, status }) => type === 'moneyline' && status === 'OPEN');
    const selection = market?.selections[0];
    if (!event || !selection) throw new Error('nothing to bet on');
    const player = await makePlayer(db, { now: NOW });
    const placed = await placeBets(
      { db, ports: here.ports, bus: here.bus },
      {
        ...player,
        placementId: newPlacementId(),
        autoAccept: false,
        bets: [{ draftBetId: `straight:${selection.id}`, stakeCents: 1_000n, legs: [await legOf(db, selection.id)] }],
      },
    );
    expect(placed).toMatchObject({ accepted: true });
    await move(here, 8 * 3_600);
    expect(here.catalogue.event(event.id)).toMatchObject({ status: 'FINISHED', scoreboard: { period: 'Final' } });
    const bet = await db.selectFrom('bets').select('status').where('player_id', '=', player.playerId).executeTakeFirstOrThrow();
    expect(bet.status).toBe('SETTLED');
    expect(failures).toEqual([]);
  });

  test('a game voided at its end does not keep the others from being settled', async () => {
    const here = await world();
    const { db } = store();
    const endings = () =>
      db
        .selectFrom('events')
        .leftJoin('results', 'results.event_id', 'events.id')
        .select(['events.id', 'results.void_reason', 'results.home_score'])
        .where('events.status', 'in', ['FINISHED', 'CANCELLED'])
        .orderBy('events.id')
        .execute();
    let voided: string | null = null;
    const overtaken = beforeTransactionsOf(db, async () => {
      const unsettled = voided === null ? (await endings()).find((row) => row.void_reason === null && row.home_score === null) : undefined;
      if (!unsettled) return;
      voided = unsettled.id;
      await voidEvent({ db, ports: here.ports }, { eventId: unsettled.id, reason: 'Flood', origin: 'test' });
    });
    const simulation = startSimulation({ ...(here.deps as Parameters<typeof startSimulation>[0]), db: overtaken });
    stops.push(simulation.stop);
    here.ports.setNow(new Date(here.ports.now().getTime() + 8 * 3_600_000));
    await simulation.step(8 * 3_600);
    const rows = await endings();
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => row.void_reason !== null)).toEqual([{ id: voided, void_reason: 'Flood', home_score: null }]);
    expect(rows.filter((row) => row.void_reason === null && row.home_score === null)).toEqual([]);
    expect(failures).toEqual([]);
  });

  test('an event changed by hand stays unchanged by the simulation, also after a restart', async () => {
    const here = await world();
    const { catalogue, simulation } = here;
    const [touched, left] = catalogue.events({ status: 'IN_PLAY', sportSlug: 'basketball' });
    const selection = catalogue.marketsOf(touched?.id ?? '').find(({ status }) => status === 'OPEN')?.selections[0];
    if (!touched || !left || !selection) throw new Error('no such game');
    await simulation.step(1);
    expect(await simulation.controls.movePrice(selection.id, 325)).toMatchObject({ ok: true });
    const before = catalogue.eventPrices(touched.id);
    for (let turn = 0; turn < 20; turn += 1) await move(here, 5);
    expect(catalogue.eventPrices(touched.id)).toEqual(before);
    expect(catalogue.selection(selection.id)).toMatchObject({ num: 13n, den: 4n });
    expect(catalogue.event(left.id)?.version).toBeGreaterThan(1n);
    const again = startSimulation(here.deps as Parameters<typeof startSimulation>[0]);
    stops.push(again.stop);
    await again.step(30);
    expect(catalogue.eventPrices(touched.id)).toEqual(before);
  });

  test('an event can be suspended, reopened, started, moved and ended by hand', async () => {
    const { catalogue, simulation } = await world();
    const { controls } = simulation;
    const event = catalogue.events({ status: 'PRE_GAME', competitionId: 'nfl' })[0];
    const spread = catalogue.marketsOf(event?.id ?? '').find(({ type }) => type === 'spread');
    if (!event || !spread) throw new Error('no such game');
    await controls.suspend(event.id);
    expect(catalogue.marketsOf(event.id).every(({ selections }) => selections.every(({ status }) => status === 'CLOSED'))).toBe(true);
    await controls.reopen(spread.id);
    expect(catalogue.market(spread.id)?.selections.map(({ status }) => status)).toEqual(['OPEN', 'OPEN']);
    await controls.moveLine(spread.id, -750);
    expect(catalogue.market(spread.id)).toMatchObject({
      line: -750,
      selections: [
        { type: 'away', points: 750 },
        { type: 'home', points: -750 },
      ],
    });
    await controls.start(event.id);
    expect(catalogue.event(event.id)).toMatchObject({
      status: 'IN_PLAY',
      scoreboard: { homeScore: 0, awayScore: 0 },
      origin: 'sandbox:seed',
    });
    await controls.setScore(event.id, 7, 3, { period: 'Q2', clock: '4:00' });
    expect(catalogue.event(event.id)?.scoreboard).toEqual({
      homeScore: 7,
      awayScore: 3,
      period: 'Q2',
      clock: '4:00',
      turn: null,
      situation: null,
    });
    expect(await controls.setResult(event.id, 24, 17)).toMatchObject({ ok: true, value: { settledBets: 0 } });
    expect(catalogue.event(event.id)).toMatchObject({ status: 'FINISHED', scoreboard: { homeScore: 24, awayScore: 17, period: 'Final' } });
    expect(await controls.suspend('nothing')).toEqual({ ok: false, refusal: 'unknown-selection' });
    await expect(controls.movePrice(`${spread.id}:home`, 50)).rejects.toThrow(RangeError);
  });

  test('a world left alone for three days is finished and settled in one step', async () => {
    const here = await world();
    await move(here, 3 * 86_400);
    const overdue = here.catalogue.events({ status: ['IN_PLAY', 'PRE_GAME'], to: new Date(here.ports.now().getTime() - 6 * 3_600_000) });
    expect(overdue).toEqual([]);
    const { rows } = await sql<{ count: string }>`SELECT count(*) FROM results`.execute(store().db);
    expect(Number(rows[0]?.count)).toBeGreaterThan(50);
    expect(failures).toEqual([]);
  });

  test('a pause of the simulation reaches every process', async () => {
    const here = await world();
    const other = startSimulation(here.deps as Parameters<typeof startSimulation>[0]);
    stops.push(other.stop);
    here.simulation.resume();
    expect([here.simulation.isPaused(), other.isPaused()]).toEqual([false, false]);
    other.pause();
    expect(here.simulation.isPaused()).toBe(true);
  });
});
