import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogue, type Catalogue } from '#server/modules/catalogue/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { legOf, makePlayer, newPlacementId, testPorts } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import { seedWorld } from './seed.ts';
import { startSimulation, type Simulation } from './simulation.ts';

const NOW = new Date('2026-11-21T21:07:00.000Z');
const store = useTestStore(24);
const ports = testPorts(NOW);
const failures: string[] = [];
let catalogue: Catalogue;
let simulation: Simulation;
const bus = createMemoryBus();

beforeAll(async () => {
  const { db } = store();
  await seedWorld({ db, ports });
  catalogue = await openCatalogue(db, bus);
  const log = { info: () => undefined, error: (_fields: object, line: string) => failures.push(line) };
  simulation = startSimulation({ db, ports, bus, catalogue, log, isPaused: true, every: () => () => undefined });
  await simulation.step(1);
  for (let added = 1; added > 0;) added = (await simulation.addDetails()).length;
});
afterAll(async () => {
  await simulation.stop();
  await catalogue.close();
});

test('games of the next two days get their markets once, and later games none yet', async () => {
  const soon = new Date(NOW.getTime() + 48 * 3_600_000);
  const has = (id: string): boolean => catalogue.marketsOf(id).some(({ type }) => /^(half|period|innings|set|map)-/.test(type));
  const nfl = catalogue.events({ competitionId: 'nfl', status: 'PRE_GAME' });
  expect(nfl.filter(({ startsAt }) => startsAt < soon).length).toBeGreaterThan(3);
  expect(nfl.filter(({ startsAt }) => startsAt < soon).every(({ id }) => has(id))).toBe(true);
  expect(nfl.filter(({ startsAt }) => startsAt >= soon).some(({ id }) => has(id))).toBe(false);
  expect(await simulation.addDetails()).toEqual([]);
});

test('bets on a quarter, a player and a scorer are settled with the game, from its counts', async () => {
  const { db } = store();
  const event = catalogue.events({ competitionId: 'nfl', status: 'PRE_GAME' })[0];
  if (!event) throw new Error('no game');
  const wanted = ['quarter-2-total', 'player-passing-yards', 'anytime-touchdown'];
  const markets = wanted.map((type) => catalogue.marketsOf(event.id).find((market) => market.type === type));
  const selections = markets.map((market) => market?.selections[0]?.id ?? '');
  const player = await makePlayer(db, { now: NOW });
  for (const id of selections) {
    const bets = [{ draftBetId: `straight:${id}`, stakeCents: 1_000n, legs: [await legOf(db, id)] }];
    const placed = await placeBets({ db, ports, bus }, { ...player, placementId: newPlacementId(), autoAccept: false, bets });
    expect(placed).toMatchObject({ accepted: true });
  }
  ports.setNow(new Date(event.startsAt.getTime() + 60_000));
  await simulation.step(60);
  const running = catalogue.marketsOf(event.id);
  expect(running.filter(({ type }) => type.startsWith('player-')).every(({ status }) => status === 'HIDDEN')).toBe(true);
  ports.setNow(new Date(event.startsAt.getTime() + 6 * 3_600_000));
  await simulation.step(6 * 3_600);
  const legs = await db.selectFrom('bet_legs').select(['market_type', 'outcome', 'outcome_reason']).orderBy('market_type').execute();
  expect(legs).toMatchObject([
    {
      market_type: 'anytime-touchdown',
      outcome: expect.stringMatching(/WIN|LOSS|VOID/),
      outcome_reason: expect.stringMatching(/^The player/),
    },
    {
      market_type: 'player-passing-yards',
      outcome: expect.stringMatching(/WIN|LOSS|VOID/),
      outcome_reason: expect.stringMatching(/^The player/),
    },
    {
      market_type: 'quarter-2-total',
      outcome: expect.stringMatching(/WIN|LOSS/),
      outcome_reason: expect.stringMatching(/^Score of that part/),
    },
  ]);
  expect(failures).toEqual([]);
});
