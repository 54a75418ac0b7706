import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';
import { openStore } from '#server/platform/store/index.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore();

function readiness({ isConnected = true, isStopping = false, timeoutMs = 5_000, db = store().db } = {}) {
  let now = 0;
  const ask = createReadiness({ db, bus: { isConnected: () => isConnected }, isStopping: () => isStopping, nowMs: () => now, timeoutMs });
  const pass = (ms: number): void => {
    now += ms;
  };
  return { ask, pass };
}
const seenAt = async () => (await store().db.selectFrom('readiness').select('seen_at').executeTakeFirst())?.seen_at;

describe('readiness', () => {
  it('the server is ready if it wrote and read a row, at most once a second', async () => {
    const { ask, pass } = readiness();
    expect(await Promise.all([ask(), ask()])).toEqual(['ready', 'ready']);
    const first = await seenAt();
    pass(999);
    expect(await ask()).toBe('ready');
    expect(await seenAt()).toEqual(first);
    pass(1);
    expect(await ask()).toBe('ready');
    expect(await seenAt()).not.toEqual(first);
  });

  it('the server is degraded while its bus is disconnected, and unavailable while stopping', async () => {
    expect(await readiness({ isConnected: false }).ask()).toBe('degraded');
    expect(await readiness({ isStopping: true }).ask()).toBe('unavailable');
  });

  it('the server is unavailable while its database hangs, and sends one query meanwhile', async () => {
    const { ask, pass } = readiness({ timeoutMs: 500 });
    const waiting = sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await store()
      .db.transaction()
      .execute(async (tx) => {
        await sql`LOCK TABLE readiness IN ACCESS EXCLUSIVE MODE`.execute(tx);
        for (const _ of [1, 2, 3]) {
          pass(1_000);
          expect(await ask()).toBe('unavailable');
        }
        expect((await waiting.execute(tx)).rows).toEqual([{ count: 1 }]);
      });
    await expect
      .poll(() => {
        pass(1_000);
        return ask();
      })
      .toBe('ready');
  });

  it('the server is unavailable if the database cannot write any more', async () => {
    const { pathname } = new URL(store().url);
    await sql`ALTER DATABASE ${sql.id(pathname.slice(1))} SET temp_file_limit = '64kB'`.execute(store().db);
    const full = await openStore({ databaseUrl: store().url, dataDir: '', log: { info: () => undefined, error: () => undefined } });
    const { ask } = readiness({ db: full.db });
    expect(await ask()).toBe('unavailable');
    await full.close();
  });
});
