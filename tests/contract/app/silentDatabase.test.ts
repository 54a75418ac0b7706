import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { newPlayer, openMoneyline, place, PlayerClient, straight, token } from '#tests/support/playerClient.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { type SilentProxy, startSilentProxy } from '#tests/support/silentProxy.ts';
import { createTestStore } from '#tests/support/store.ts';

let server: TestServer;
let proxy: SilentProxy;
let close: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  const store = await createTestStore();
  proxy = await startSilentProxy(store.url);
  server = await startTestServer({ databaseUrl: proxy.url });
  close = async () => {
    await proxy.speak();
    await server.stop();
    await proxy.close();
    await store.close();
  };
}, 120_000);
afterEach(() => proxy.speak());
afterAll(() => close());

const cashOf = async (player: PlayerClient): Promise<string> => {
  type Answer = { account: { balances: { playableBalance: { amountLong: string } } } };
  const { account } = await player.run<Answer>('{ account { balances { playableBalance { amountLong } } } }');
  return account.balances.playableBalance.amountLong;
};
async function bettor() {
  const player = await PlayerClient.logIn(server, await newPlayer(server));
  await player.locate();
  const { home } = await openMoneyline(server);
  return { player, bets: [straight(home, '1000')], id: `silent-${player.playerId}` };
}
async function readiness() {
  const [{ status }, { text }] = await Promise.all([ask(server.port, '/readyz'), ask(server.port, '/metrics')]);
  return [status, /^server_ready .*$/m.exec(text)?.[0]];
}
const PLACEMENT = 'query ($id: ID!) { placement(placementId: $id) { status result { accepted placedBets { id } } } }';

describe('a silent database', () => {
  it('requests to a silent database are refused with a specific error, and the same placement succeeds later', async () => {
    const { player, bets, id } = await bettor();
    const authorization = `Bearer ${player.tokens.access_token}`;
    proxy.silence();
    const [placed, session, limited, login] = await Promise.all([
      player.try('{ account { id } }'),
      ask(server.port, '/api/session', { headers: { authorization } }),
      token(server, { grant_type: 'limited_access_token', limited_access_token: 'x'.repeat(43) }),
      token(server, { grant_type: 'password', username: 'demo@linemaker.test', password: 'Linemaker-demo-1' }),
    ]);
    expect(placed.status, JSON.stringify(placed)).toBe(503);
    expect(placed.errors).toMatchObject([{ extensions: { code: 'TEMPORARILY_UNAVAILABLE' } }]);
    const named = {
      status: 503,
      json: { code: 'TEMPORARILY_UNAVAILABLE', message: 'Something went wrong on our side. Please try again in a moment.' },
    };
    expect(session).toMatchObject(named);
    expect(session.headers['retry-after']).toBe('5');
    expect([limited, login]).toMatchObject([named, named]);
    expect(await readiness()).toEqual([503, 'server_ready 0']);
    await proxy.speak();
    await expect.poll(readiness, { timeout: 20_000 }).toEqual([200, 'server_ready 1']);
    const decided = await place(player, bets, id);
    expect(decided.accepted).toBe(true);
    expect((await place(player, bets, id)).placedBets).toEqual(decided.placedBets);
    expect(await cashOf(player)).toBe('99000');
  }, 60_000);

  it('a placement that commits as the database falls silent is not refused, and is found later by its id', async () => {
    const { player, bets, id } = await bettor();
    const isCommitted = proxy.silenceAfter(id, 'commit');
    const answering = player.try<object>(
      `mutation ($bets: [PlaceBetInput!]!, $id: ID) { placeBets(bets: $bets, placementId: $id) { accepted errors { code } } }`,
      { bets, id },
    );
    await isCommitted;
    const answer = await answering;
    expect(answer.errors, 'no refusal: "nothing was charged" would be untrue').toMatchObject([
      { extensions: { code: 'TEMPORARILY_UNAVAILABLE' } },
    ]);
    await proxy.speak();
    const found = await player.run<{ placement: { status: string; result: { placedBets: readonly object[] } | null } }>(PLACEMENT, { id });
    expect(found.placement).toMatchObject({ status: 'DECIDED', result: { accepted: true } });
    expect((await place(player, bets, id)).placedBets).toHaveLength(1);
    expect(await cashOf(player)).toBe('99000');
    expect(await ledgerViolations(server.app.deps.db)).toEqual([]);
  }, 60_000);

  it('rate limits hold while the database is silent, and are shared again when it returns', async () => {
    const guess = async (at: number) =>
      (await token(server, { grant_type: 'limited_access_token', limited_access_token: `invented-${at}-${'y'.repeat(30)}` })).status;
    await server.app.deps.db.schema.alterTable('rate_limits').renameTo('rate_limits_away').execute();
    const statuses = await Promise.all(Array.from({ length: 140 }, (_, at) => guess(at)));
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(100);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(40);
    await server.app.deps.db.schema.alterTable('rate_limits_away').renameTo('rate_limits').execute();
  }, 60_000);
});

describe('statements', () => {
  it('a statement of a request ends after five seconds', async () => {
    const store = server.app.deps;
    const { rows } = await sql<{ statement_timeout: string }>`SHOW statement_timeout`.execute(store.db);
    expect(rows).toEqual([{ statement_timeout: '5s' }]);
  });
});
