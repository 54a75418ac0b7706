import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimits, createSharedCounts, postgresLimiters } from '#server/platform/rateLimits/index.ts';
import { token } from '#tests/support/playerClient.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { createTestStore } from '#tests/support/store.ts';

/** Starts two servers behind one proxy. */
async function pair(redisUrl: string | null) {
  const store = await createTestStore();
  const one = await startTestServer({ databaseUrl: store.url, config: { redisUrl } });
  const two = await startTestServer({ databaseUrl: store.url, config: { redisUrl, dataDir: one.app.deps.config.dataDir } });
  return {
    servers: [one, two] as const,
    store,
    close: async () => {
      await two.stop();
      await one.stop();
      await store.close();
    },
  };
}
type Pair = Awaited<ReturnType<typeof pair>>;

/** Sends a wrong code. It counts like a wrong password, but needs no hash. */
const guess = async (server: TestServer, at: string): Promise<number> =>
  (
    await token(server, {
      grant_type: 'authorization_code',
      ...{ code: `invented-${at}`, code_verifier: 'x'.repeat(43), redirect_uri: `http://localhost:${server.port}/oauth_callback` },
    })
  ).status;

async function lookedAt(servers: readonly TestServer[], each: number): Promise<number> {
  const statuses = await Promise.all(
    servers.flatMap((server, process) => Array.from({ length: each }, (_, at) => guess(server, `${process}-${at}-${each}`))),
  );
  return statuses.filter((status) => status !== 429).length;
}

function limits(name: string, redis: () => TestRedis | null) {
  describe(name, () => {
    let both: Pair | undefined;
    const servers = () => both?.servers ?? [];
    beforeAll(async () => {
      both = await pair(redis()?.url ?? null);
    }, 120_000);
    afterAll(() => both?.close());

    it('two processes exceed a shared limit by at most a tenth, and a later third adds nothing', async () => {
      const looked = await lookedAt(servers(), 120);
      expect(looked, 'of 240 guesses at once; the limit is 100').toBeLessThanOrEqual(110);
      expect(looked).toBeGreaterThanOrEqual(90);
      const [one] = servers();
      if (!one || !both) throw new Error('There is no server');
      await one.app.deps.rateLimits.settle();
      const later = await startTestServer({
        databaseUrl: both.store.url,
        config: { redisUrl: redis()?.url ?? null, dataDir: one.app.deps.config.dataDir },
      });
      const given = await lookedAt([later], 20);
      await later.app.stop();
      expect(looked + given, 'a restart forgets nothing').toBeLessThanOrEqual(115);
    }, 60_000);

    it('processes keep limiting while the store of limits is away, and logins still work', async () => {
      const [one] = servers();
      if (!one || !both) throw new Error('There is no server');
      const { db } = one.app.deps;
      redis()?.stop();
      await db.schema.alterTable('rate_limits').renameTo('rate_limits_away').execute();
      const tries = await Promise.all(
        Array.from({ length: 140 }, (_, at) =>
          token(one, { grant_type: 'limited_access_token', limited_access_token: `invented-${at}-${'x'.repeat(30)}` }),
        ),
      );
      expect(tries.filter(({ status }) => status === 400)).toHaveLength(100);
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(40);
      const demo = { grant_type: 'password', username: 'demo@linemaker.test', password: 'Linemaker-demo-1' };
      expect((await token(one, demo)).status).toBe(200);
      await db.schema.alterTable('rate_limits_away').renameTo('rate_limits').execute();
    }, 60_000);
  });
}

limits('limits in the database', () => null);

it('counts of a thousand addresses are written in a few statements', async () => {
  const store = await createTestStore();
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements += 1;
      return Promise.resolve(result);
    },
  });
  const counts = createSharedCounts({ limiters: postgresLimiters(db), onAway: () => undefined, nowMs: Date.now, answerMs: 30_000 });
  const limits = createRateLimits(Date.now, counts);
  const strangers = limits.open('strangers', { most: 100, windowMs: 600_000 });
  for (let at = 0; at < 1_500; at += 1) strangers.takeAtOnce(`stranger ${at}`);
  const counted = async () =>
    (await store.db.selectFrom('rate_limits').select('points').where('key', 'like', 'strangers:%').execute()).length;
  await limits.settle();
  expect([await counted(), statements]).toEqual([1_000, 2]);
  await limits.settle();
  expect([await counted(), statements], 'the rest is told a second later').toEqual([1_500, 3]);
  await store.close();
}, 60_000);

describe.runIf(hasRedis)('with Redis', () => {
  let redis: TestRedis | null = null;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.stop());
  limits('limits in Redis', () => redis);
});
