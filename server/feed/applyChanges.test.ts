import { beforeEach, describe, expect, test } from 'vitest';
import { openCatalogue } from '#server/catalogue/index.ts';
import { topics } from '#server/live/bus.ts';
import { createMemoryBus } from '#server/live/memoryBus.ts';
import { buildSmallWorld, NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { applyChanges } from './applyChanges.ts';

const store = useTestStore();
const ports = { now: () => NOON };
let serial = 0;

async function fresh() {
  const [first, second] = [`change-${(serial += 1)}`, `change-${(serial += 1)}`] as const;
  const { db } = store();
  await buildSmallWorld(db, [{ id: first }, { id: second }]);
  const bus = createMemoryBus();
  const heard: unknown[] = [];
  bus.subscribe(topics.event(first), (message) => heard.push(message));
  return {
    deps: { db, bus, ports },
    first,
    second,
    heard,
    versionOf: async (id: string) =>
      (await db.selectFrom('events').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version,
  };
}

describe('applyChanges', () => {
  let world: Awaited<ReturnType<typeof fresh>>;
  beforeEach(async () => {
    world = await fresh();
  });

  test('stores prices, raises the version by one and tells what changed, nothing else', async () => {
    const { deps, first, heard } = world;
    await applyChanges(deps, [
      {
        eventId: first,
        selections: [
          { id: `${first}:moneyline:home`, price: { num: 6n, den: 5n } },
          { id: `${first}:moneyline:away`, price: { num: 10n, den: 11n } },
          { id: `${first}:spread:away`, points: 450, status: 'CLOSED' },
        ],
      },
    ]);
    expect(heard).toEqual([
      {
        eventId: first,
        version: '2',
        status: 'PRE_GAME',
        scoreboard: null,
        selections: expect.arrayContaining([
          { id: `${first}:moneyline:home`, num: '6', den: '5', status: 'OPEN', points: null },
          { id: `${first}:spread:away`, num: '10', den: '11', status: 'CLOSED', points: '4.5' },
        ]) as unknown,
      },
    ]);
    expect((heard[0] as { selections: unknown[] }).selections).toHaveLength(2);
  });

  test('a change that changes nothing leaves the version and says nothing', async () => {
    const { deps, first, heard, versionOf } = world;
    expect(
      await applyChanges(deps, [{ eventId: first, status: 'PRE_GAME', selections: [{ id: `${first}:total:over`, points: 4_500 }] }]),
    ).toEqual([]);
    expect(heard).toEqual([]);
    expect(await versionOf(first)).toBe('1');
  });

  test('a clock can be taken away, and a score comes with the event', async () => {
    const { deps, first } = world;
    await applyChanges(deps, [
      { eventId: first, status: 'IN_PLAY', scoreboard: { homeScore: 7, awayScore: 0, period: 'Q2', clock: '0:03' } },
    ]);
    const [change] = await applyChanges(deps, [
      { eventId: first, scoreboard: { homeScore: 7, awayScore: 0, period: 'Halftime', clock: null } },
    ]);
    expect(change).toMatchObject({
      version: '3',
      status: 'IN_PLAY',
      scoreboard: { homeScore: 7, awayScore: 0, period: 'Halftime', clock: null },
    });
  });

  test('selections of another event and unknown ids are ignored', async () => {
    const { deps, first, second, versionOf } = world;
    await applyChanges(deps, [
      {
        eventId: first,
        selections: [
          { id: `${second}:total:over`, status: 'HIDDEN' },
          { id: 'nothing', status: 'HIDDEN' },
        ],
      },
      { eventId: 'none', status: 'FINISHED' },
    ]);
    expect([await versionOf(first), await versionOf(second)]).toEqual(['1', '1']);
  });

  test('a batch is stored whole or not at all', async () => {
    const { deps, first, second, heard, versionOf } = world;
    const broken = applyChanges(deps, [
      { eventId: first, status: 'IN_PLAY' },
      { eventId: second, selections: [{ id: `${second}:total:over`, price: { num: 0n, den: 1n } }] },
    ]);
    await expect(broken).rejects.toThrow();
    expect(await versionOf(first)).toBe('1');
    expect(heard).toEqual([]);
  });

  test('what a hand has taken over is not moved by the simulation', async () => {
    const { deps, first } = world;
    await applyChanges(deps, [{ eventId: first, origin: 'sandbox:seed' }]);
    expect(await applyChanges(deps, [{ eventId: first, status: 'IN_PLAY' }], { onlyOrigin: 'seed' })).toEqual([]);
  });

  test('a cancelled event stays as it is, whoever writes', async () => {
    const { deps, first, second, versionOf } = world;
    await applyChanges(deps, [{ eventId: first, status: 'CANCELLED' }]);
    const changes = [first, second].map((eventId) => ({
      eventId,
      status: 'IN_PLAY' as const,
      origin: 'sandbox:seed',
      scoreboard: { homeScore: 1, awayScore: 0, period: 'Q1', clock: null },
      selections: [{ id: `${eventId}:total:over`, status: 'CLOSED' as const }],
    }));
    expect((await applyChanges(deps, changes)).map(({ eventId }) => eventId)).toEqual([second]);
    expect(await versionOf(first)).toBe('2');
  });

  test('many writers at once leave one version each', async () => {
    const { deps, first, second, versionOf } = world;
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        applyChanges(
          deps,
          (turn % 2 === 0 ? [first, second] : [second, first]).map((eventId) => ({
            eventId,
            selections: [{ id: `${eventId}:total:over`, price: { num: BigInt(100 + turn), den: 100n } }],
          })),
        ),
      ),
    );
    expect([await versionOf(first), await versionOf(second)]).toEqual(['21', '21']);
  });

  test('the catalogue follows from the bus alone', async () => {
    const { deps, first } = world;
    const catalogue = await openCatalogue(deps.db, deps.bus);
    const held = catalogue.selection(`${first}:spread:home`);
    await applyChanges(deps, [
      {
        eventId: first,
        status: 'IN_PLAY',
        scoreboard: { homeScore: 3, awayScore: 0, period: 'Q1', clock: '9:00' },
        markets: [{ id: `${first}:spread`, line: -550 }],
        selections: [{ id: `${first}:spread:home`, points: -550, price: { num: 20n, den: 21n } }],
      },
    ]);
    expect(catalogue.event(first)).toMatchObject({ status: 'IN_PLAY', version: 2n, scoreboard: { homeScore: 3, period: 'Q1' } });
    expect(catalogue.market(`${first}:spread`)).toMatchObject({ line: -550, updatedAt: NOON });
    expect(catalogue.selection(`${first}:spread:home`)).toMatchObject({ points: -550, num: 20n, den: 21n });
    expect(catalogue.market(`${first}:spread`)?.selections.find(({ type }) => type === 'home')).toBe(
      catalogue.selection(`${first}:spread:home`),
    );
    expect(held?.points).toBe(-350);
    expect(catalogue.events({ status: 'IN_PLAY' }).map(({ id }) => id)).toContain(first);
    expect(catalogue.eventPrices(first)?.version).toBe('2');
    await catalogue.close();
  });
});
