import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { topics, type Bus } from '#server/platform/bus/bus.ts';
import { createRedisBus } from '#server/platform/bus/redisBus.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis.ts';
import { buildSmallWorld, NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { applyChanges } from '#server/modules/trading/index.ts';
import type { EventPrices } from './messages/messages.ts';
import { openCatalogue } from './openCatalogue.ts';

describe.skipIf(!hasRedis)('two processes on one database and one bus (needs redis-server)', () => {
  const store = useTestStore();
  let server: TestRedis;
  let [here, there]: Bus[] = [];
  beforeAll(async () => {
    server = await startRedis();
    [here, there] = [await createRedisBus(server.url), await createRedisBus(server.url)];
  });
  afterAll(async () => {
    await Promise.all([here?.close(), there?.close()]);
    server.stop();
  });

  test('one process reads what the other writes, and no message is ahead of the catalogue', async () => {
    const { db } = store();
    if (!here || !there) throw new Error('no bus');
    await buildSmallWorld(db, [{ id: 'shared' }]);
    const catalogue = await openCatalogue(db, there);
    const seen: { readonly told: string; readonly held: string }[] = [];
    const told = new Promise<void>((resolve) => {
      there?.subscribe(topics.event('shared'), (message) => {
        const { version } = message as EventPrices;
        seen.push({ told: version, held: catalogue.event('shared')?.version.toString() ?? '' });
        if (version === '11') resolve();
      });
    });
    // Waits for a message on the same connection, to be sure that the subscription is active.
    await new Promise<void>((resolve) => {
      const stop = there?.subscribe('arrived', () => {
        clearInterval(knocking);
        stop?.();
        resolve();
      });
      const knocking = setInterval(() => there?.publish('arrived', null), 5);
    });
    for (let turn = 0; turn < 10; turn += 1) {
      await applyChanges({ db, bus: here, ports: { now: () => NOON } }, [
        { eventId: 'shared', selections: [{ id: 'shared:total:over', price: { num: BigInt(101 + turn), den: 100n } }] },
      ]);
    }
    await told;
    expect(seen.map((moment) => moment.told)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
    for (const moment of seen) expect(BigInt(moment.held)).toBeGreaterThanOrEqual(BigInt(moment.told));
    expect(catalogue.selection('shared:total:over')?.num).toBe(110n);
    await catalogue.close();
  });
});
