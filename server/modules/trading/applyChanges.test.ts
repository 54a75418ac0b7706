import { beforeEach, describe, expect, test } from 'vitest';
import { openCatalogue } from '#server/modules/catalogue/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { formatAmerican, priceFromAmerican } from '#src/shared/money/odds.ts';
import { type HalfPoints, writeHalfPoints } from '#server/modules/catalogue/settings/terms/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { buildSmallWorld, MAIN_MARKETS, NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { applyChanges, type EventChange } from './applyChanges.ts';
import { priceHalfPoints } from './priceHalfPoints.ts';
import { sellHalfPoints } from './sellHalfPoints.ts';

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

  test('a change stores prices, raises the version by one and announces only what changed', async () => {
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
        matchProgress: 'SCHEDULED',
        scoreboard: null,
        statistics: null,
        selections: expect.arrayContaining([
          { id: `${first}:moneyline:home`, num: '6', den: '5', status: 'OPEN', points: null },
          { id: `${first}:spread:away`, num: '10', den: '11', status: 'CLOSED', points: '4.5' },
        ]) as unknown,
      },
    ]);
    expect((heard[0] as { selections: unknown[] }).selections).toHaveLength(2);
  });

  test('a change without effect keeps the version and announces nothing', async () => {
    const { deps, first, heard, versionOf } = world;
    expect(
      await applyChanges(deps, [{ eventId: first, status: 'PRE_GAME', selections: [{ id: `${first}:total:over`, points: 4_500 }] }]),
    ).toEqual([]);
    expect(heard).toEqual([]);
    expect(await versionOf(first)).toBe('1');
  });

  test('a change may clear the clock, and keeps the event’s status', async () => {
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

  test('statistics belong to their score, and a score without them clears them', async () => {
    const { deps, first, heard } = world;
    const periods = [{ label: '1', home: 2, away: 0 }];
    const counted = { __typename: 'OtherStatistics' as const, periods };
    const score = { homeScore: 2, awayScore: 0, period: '1', clock: null };
    await applyChanges(deps, [{ eventId: first, status: 'IN_PLAY', scoreboard: score, statistics: counted }]);
    expect(heard.at(-1)).toMatchObject({ statistics: counted });
    await applyChanges(deps, [{ eventId: first, selections: [{ id: `${first}:moneyline:home`, status: 'CLOSED' }] }]);
    expect(heard.at(-1)).toMatchObject({ version: '3', statistics: counted });
    await applyChanges(deps, [{ eventId: first, scoreboard: { ...score, awayScore: 1 } }]);
    expect(heard.at(-1)).toMatchObject({ version: '4', scoreboard: { awayScore: 1 }, statistics: null });
  });

  test('a feed’s match progress stays until it is cleared, and a repeated one announces nothing', async () => {
    const { deps, first, heard } = world;
    await applyChanges(deps, [{ eventId: first, matchProgress: 'DELAYED' }]);
    expect(heard.at(-1)).toMatchObject({ status: 'PRE_GAME', matchProgress: 'DELAYED' });
    expect(await applyChanges(deps, [{ eventId: first, matchProgress: 'DELAYED' }])).toEqual([]);
    await applyChanges(deps, [{ eventId: first, selections: [{ id: `${first}:moneyline:home`, status: 'CLOSED' }] }]);
    expect(heard.at(-1)).toMatchObject({ matchProgress: 'DELAYED' });
    await applyChanges(deps, [{ eventId: first, matchProgress: null }]);
    expect(heard.at(-1)).toMatchObject({ matchProgress: 'SCHEDULED' });
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

  test('a batch of changes is stored completely or not at all', async () => {
    const { deps, first, second, heard, versionOf } = world;
    const broken = applyChanges(deps, [
      { eventId: first, status: 'IN_PLAY' },
      { eventId: second, selections: [{ id: `${second}:total:over`, price: { num: 0n, den: 1n } }] },
    ]);
    await expect(broken).rejects.toThrow();
    expect(await versionOf(first)).toBe('1');
    expect(heard).toEqual([]);
  });

  test('an event taken over by hand is not changed by the simulation', async () => {
    const { deps, first } = world;
    await applyChanges(deps, [{ eventId: first, origin: 'sandbox:seed' }]);
    expect(await applyChanges(deps, [{ eventId: first, status: 'IN_PLAY' }], { onlyOrigin: 'seed' })).toEqual([]);
  });

  test('a cancelled event does not change any more', async () => {
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

  test('simultaneous writers each raise the version by one', async () => {
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

  test('the catalogue follows changes from the bus alone', async () => {
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

describe('prices of bought lines', () => {
  const side = (type: string, points: number, american: number) => ({ type, points, price: priceFromAmerican(american) });
  const markets = [
    ...MAIN_MARKETS,
    { type: 'alternate-spread', line: -250, selections: [side('home', -250, -140), side('away', 250, 115)] },
  ];
  const db = () => store().db;
  const shown = async (eventId: string) => {
    const rows = await db()
      .selectFrom('selections')
      .selectAll()
      .where('market_id', '=', `${eventId}:alternate-spread`)
      .orderBy('type')
      .execute();
    const text = (num: string | null, den: string | null) => (num && den ? formatAmerican({ num: BigInt(num), den: BigInt(den) }) : null);
    return rows.map((row) => [row.type, text(row.num, row.den), text(row.sold_num && row.feed_num, row.sold_den && row.feed_den)]);
  };
  const set = async (table: HalfPoints | null) =>
    withTransaction(db(), async (trx) => {
      await writeHalfPoints(trx, table, { by: 'trader', at: NOON });
      return await sellHalfPoints(trx, NOON);
    });
  const ROW: HalfPoints[number] = { sport: 'football', market: 'spread', most: 150, cents: 10, keys: [{ points: 300, cents: 25 }] };
  const TABLE: HalfPoints = [ROW];
  const OWN = [
    ['away', '+115', null],
    ['home', '-140', null],
  ];
  const SOLD = [
    // The table gives +140, but the price is never better than the feed's own for the line.
    ['away', '+115', null],
    ['home', '-160', '-140'],
  ];
  let eventId = '';
  const change = (more: Omit<EventChange, 'eventId'>) => applyChanges({ db: db(), bus: createMemoryBus(), ports }, [{ eventId, ...more }]);

  beforeEach(async () => {
    await set(null);
    eventId = `half-${(serial += 1)}`;
    await buildSmallWorld(db(), [{ id: eventId, markets }]);
  });

  test('bought lines get the table’s prices when it is set, and their own when it is removed', async () => {
    expect(await shown(eventId)).toEqual(OWN);
    const told = await set(TABLE);
    expect(await shown(eventId)).toEqual(SOLD);
    expect(told.find((one) => one.eventId === eventId)?.selections).toHaveLength(1);
    expect(await set(TABLE), 'the same again changes nothing').toEqual([]);
    await set(null);
    expect(await shown(eventId)).toEqual(OWN);
  });

  test('bought lines of a hidden game get their own prices when the table is removed', async () => {
    await set(TABLE);
    await change({ status: 'HIDDEN' });
    await db()
      .updateTable('selections')
      .set({ sold_num: '5', sold_den: '8', feed_num: '5', feed_den: '7' })
      .where('id', '=', `${eventId}:alternate-spread:home`)
      .execute();
    await set(null);
    expect(await shown(eventId)).toEqual(OWN);
  });

  test('the prices of bought lines follow the main line', async () => {
    await set(TABLE);
    const [told] = await change({ selections: [{ id: `${eventId}:spread:home`, price: priceFromAmerican(-120) }] });
    expect((await shown(eventId))[1]).toEqual(['home', '-170', '-140']);
    expect(told?.selections.map(({ id, num, den }) => `${id} ${num}/${den}`).toSorted()).toEqual([
      `${eventId}:alternate-spread:home 10/17`,
      `${eventId}:spread:home 5/6`,
    ]);
  });

  test('bought lines keep the table’s price while their own changes, which is stored', async () => {
    await set(TABLE);
    for (const american of [-135, -160]) {
      const [told] = await change({ selections: [{ id: `${eventId}:alternate-spread:home`, price: priceFromAmerican(american) }] });
      expect((await shown(eventId))[1]).toEqual(['home', '-160', american === -160 ? null : '-135']);
      expect(told?.selections.map(({ num, den }) => `${num}/${den}`)).toEqual(['5/8']);
    }
    await set(null);
    expect((await shown(eventId))[1]).toEqual(['home', '-160', null]);
  });

  test('bought lines return to their own prices when the game begins', async () => {
    await set(TABLE);
    const [told] = await change({ status: 'IN_PLAY' });
    expect(await shown(eventId)).toEqual(OWN);
    expect(told?.selections).toHaveLength(1);
  });

  test('bought lines of a new game get the table’s prices', async () => {
    await set(TABLE);
    const fresh = `half-${(serial += 1)}`;
    await buildSmallWorld(db(), [{ id: fresh, markets }]);
    await withTransaction(db(), (trx) => priceHalfPoints(trx, [fresh]));
    expect(await shown(fresh)).toEqual(SOLD);
  });

  test('lines of another market or beyond the table’s range keep their own prices', async () => {
    await set([{ ...ROW, most: 50 }]);
    expect(await shown(eventId)).toEqual(OWN);
    await set([{ ...ROW, market: 'total' }]);
    expect(await shown(eventId)).toEqual(OWN);
  });
});
