import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { writeCashOutKept } from './settings/terms/pricingTerms.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { buildSmallWorld, NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { eventIdsOf, WORLD_CHANNEL } from '#server/platform/bus/worldChannel.ts';
import { openCatalogue } from './openCatalogue.ts';

const store = useTestStore();

const heardOf = (bus: ReturnType<typeof createMemoryBus>, eventId: string): Promise<unknown> =>
  new Promise((resolve) => {
    const stop = bus.subscribe(topics.event(eventId), (message) => {
      stop();
      resolve(message);
    });
  });
const notify = (ids: readonly string[]) =>
  sql`SELECT pg_notify(${WORLD_CHANNEL}, ${JSON.stringify({ eventIds: ids })})`.execute(store().db);

test('a change by another process is read on its notice, and watchers are notified', async () => {
  const { db, url } = store();
  await buildSmallWorld(db, [{ id: 'first' }]);
  const bus = createMemoryBus();
  const catalogue = await openCatalogue(db, bus, { url });
  expect(catalogue.event('second')).toBeNull();
  await buildSmallWorld(db, [{ id: 'second' }]);
  await sql`UPDATE selections SET feed_num = 3, feed_den = 2 WHERE id = 'first:moneyline:home'`.execute(db);
  await sql`UPDATE events SET version = version + 1 WHERE id = 'first'`.execute(db);
  const told = heardOf(bus, 'first');
  await notify(['second', 'first', 'nowhere']);
  expect(await told).toMatchObject({ eventId: 'first', version: '2' });
  expect(catalogue.selection('first:moneyline:home')).toMatchObject({ num: 3n, den: 2n });
  expect(catalogue.event('second')).not.toBeNull();
  await catalogue.close();
});

test('a broken listener reconnects and reads what it missed', async () => {
  const { db, url } = store();
  await buildSmallWorld(db, [{ id: 'third' }]);
  const bus = createMemoryBus();
  const errors: unknown[] = [];
  const catalogue = await openCatalogue(db, bus, {
    url: `${url}?application_name=listener_under_test`,
    onError: (error) => errors.push(error),
  });
  await sql`UPDATE events SET version = 9 WHERE id = 'third'`.execute(db);
  const told = heardOf(bus, 'third');
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'listener_under_test'`.execute(db);
  expect(await told).toMatchObject({ version: '9' });
  expect(errors.length).toBeGreaterThan(0);
  await catalogue.close();
});

test('a message that skips a version makes the catalogue read the event again', async () => {
  const { db } = store();
  await buildSmallWorld(db, [{ id: 'fourth' }]);
  const bus = createMemoryBus();
  const catalogue = await openCatalogue(db, bus);
  await sql`UPDATE events SET version = 4, status = 'IN_PLAY' WHERE id = 'fourth'`.execute(db);
  const told = heardOf(bus, 'fourth');
  bus.publish(topics.world, {
    eventId: 'fourth',
    version: '4',
    status: 'IN_PLAY',
    origin: 'seed',
    scoreboard: null,
    selections: [],
    markets: [],
    at: new Date().toISOString(),
  });
  await told;
  expect(catalogue.event('fourth')).toMatchObject({ status: 'IN_PLAY', version: 4n });
  await catalogue.close();
});

test('an invalid database notice names no events', () => {
  expect(eventIdsOf('{"eventIds":["a",1,null]}')).toEqual(['a']);
  for (const text of ['', '{', 'null', '[]', '{"eventIds":"a"}']) expect(eventIdsOf(text)).toEqual([]);
});

test('terms set by another process are read on its notice, without a common bus', async () => {
  const { db, url } = store();
  const catalogue = await openCatalogue(db, createMemoryBus(), { url });
  const set = (kept: ReturnType<typeof ratio>, isKept = true) =>
    db.transaction().execute(async (trx) => {
      await writeCashOutKept(trx, kept, { by: 'trader@linemaker.test', at: NOON });
      if (!isKept) throw new Error('taken back');
    });
  await set(ratio(9n, 10n));
  await vi.waitFor(() => expect(catalogue.houseTerms().cashOutKept).toEqual(ratio(9n, 10n)));
  await expect(set(ratio(1n, 2n), false)).rejects.toThrow('taken back');
  await set(ratio(4n, 5n));
  await vi.waitFor(() => expect(catalogue.houseTerms().cashOutKept).toEqual(ratio(4n, 5n)));
  await catalogue.close();
});

test('a notice of a known version reads nothing and keeps the event’s objects', async () => {
  const { db, url } = store();
  await buildSmallWorld(db, [{ id: 'known' }, { id: 'newer' }]);
  const bus = createMemoryBus();
  const catalogue = await openCatalogue(db, bus, { url });
  const [known, newer] = [catalogue.market('known:total'), catalogue.market('newer:total')];
  await notify(['known']);
  await sql`UPDATE events SET version = version + 1 WHERE id = 'newer'`.execute(db);
  const told = heardOf(bus, 'newer');
  await notify(['newer']);
  await told;
  expect(catalogue.market('known:total')).toBe(known);
  expect(catalogue.market('newer:total')).not.toBe(newer);
  await catalogue.close();
});
