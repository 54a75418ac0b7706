import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { ask } from '#tests/support/http.ts';
import { newPlayer, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { createTestStore } from '#tests/support/store.ts';

/** Two processes of one site, with small budgets for operations. */
let servers: readonly TestServer[] = [];
let close: () => Promise<void> = () => Promise.resolve();
const OPERATIONS = 200;
const PLACEMENTS = 10;

beforeAll(async () => {
  const store = await createTestStore();
  const config = { operationsPerMinute: OPERATIONS, placementsPerMinute: PLACEMENTS };
  const one = await startTestServer({ databaseUrl: store.url, config });
  const two = await startTestServer({ databaseUrl: store.url, config: { ...config, dataDir: one.app.deps.config.dataDir } });
  servers = [one, two];
  close = async () => {
    await two.stop();
    await one.stop();
    await store.close();
  };
}, 120_000);
afterAll(() => close());

const here = (): TestServer => {
  const [one] = servers;
  if (!one) throw new Error('The server is there only inside tests');
  return one;
};
const fresh = async () => PlayerClient.logIn(here(), await newPlayer(here()));

describe('the budget of operations', () => {
  it('two processes share one operation budget, at most a tenth over, and refuse with a time to retry', async () => {
    const { tokens } = await fresh();
    const authorization = `Bearer ${tokens.access_token}`;
    const body = JSON.stringify({ query: '{ account { id } }' });
    const headers = { authorization, 'content-type': 'application/json', accept: 'application/graphql-response+json' };
    const answers = await Promise.all(
      servers.flatMap(({ port }) => Array.from({ length: OPERATIONS }, () => ask(port, '/graphql', { method: 'POST', headers, body }))),
    );
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBeLessThanOrEqual(OPERATIONS * 1.1);
    expect(taken).toBeGreaterThanOrEqual(OPERATIONS * 0.9);
    const refused = answers.find(({ status }) => status === 429);
    if (!refused) throw new Error('Nothing was refused');
    expect(refused.headers['content-type']).toContain('application/graphql-response+json');
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const { errors } = refused.json as { readonly errors: readonly { readonly message: string; readonly extensions: object }[] };
    expect(errors).toEqual([
      {
        message: 'Too many requests in a short time. Wait a moment and try again.',
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: seconds },
      },
    ]);
    expect((await (await fresh()).try('{ account { id } }')).status, 'another player behind the same address goes on').toBe(200);
  });

  it('the operation budget is shared by GET, event streams and sockets', async () => {
    const { tokens } = await fresh();
    const authorization = `Bearer ${tokens.access_token}`;
    const query = '{ account { id } }';
    const spent = async () => {
      for (let tries = 0; tries < OPERATIONS; tries += 1) {
        const { status } = await ask(here().port, `/graphql?query=${encodeURIComponent(query)}`, { headers: { authorization } });
        if (status === 429) return tries;
      }
      return OPERATIONS;
    };
    const { port } = here();
    const socket = createClient({
      url: `ws://localhost:${port}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization },
      retryAttempts: 0,
      lazy: false,
    });
    const overSocket = () =>
      new Promise<unknown>((resolve) => {
        let said: unknown = null;
        socket.subscribe({ query }, { next: (value) => (said = value), error: resolve, complete: () => resolve(said) });
      });
    expect(await overSocket()).toMatchObject({ data: { account: {} } });
    expect(await spent(), 'what the socket asked is counted, too').toBeLessThanOrEqual(OPERATIONS);
    const streamed = await ask(port, `/graphql?query=${encodeURIComponent('subscription { betsUpdated { id } }')}`, {
      headers: { authorization, accept: 'text/event-stream' },
    });
    expect(streamed.status).toBe(429);
    expect(await overSocket()).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    await socket.dispose();
  });

  it('of three hundred guessed promotion codes or shared bets the server looks up two', async () => {
    const guesses = async (text: (at: number) => string, { try: send }: Pick<PlayerClient, 'try'>) => {
      let looked = 0;
      for (let at = 0; at < 30; at += 1) if ((await send(text(at))).status !== 429) looked += 1;
      return looked;
    };
    const [one, two] = [await fresh(), await fresh()];
    const codes = await guesses((at) => `{ validateDepositPromoCode(promotionCode: "GUESS${at}") { __typename } }`, {
      try: (query) => one.try(query),
    });
    expect(codes).toBe(1);
    const bets = await guesses((at) => `{ sharedBet(shareBetId: "guess-${at}") { __typename } }`, { try: (query) => two.try(query) });
    expect(bets).toBe(1);
  });

  it('the budget of guesses belongs to the player: a new login does not renew it', async () => {
    const credentials = await newPlayer(here());
    let looked = 0;
    for (let login = 0; login < 4; login += 1) {
      const player = await PlayerClient.logIn(here(), credentials);
      if ((await player.try('{ sharedBet(shareBetId: "guess") { __typename } }')).status !== 429) looked += 1;
    }
    expect(looked).toBe(1);
  });
});

describe('placements of a player', () => {
  it('placements are limited across two processes; a decided placement is still answered', async () => {
    const player = await fresh();
    await player.locate();
    const { home } = await openMoneyline(here());
    const bets = [straight(home, '100')];
    const ids = Array.from({ length: PLACEMENTS * 2 }, (_, at) => `${player.playerId}-${at}`);
    const there = new PlayerClient(servers[1] ?? here(), player.tokens);
    const decisions = [];
    for (const [at, id] of ids.entries()) decisions.push(await place(at % 2 === 0 ? player : there, bets, id));
    const accepted = decisions.filter((decision) => decision.accepted);
    expect(accepted.length).toBeLessThanOrEqual(PLACEMENTS * 1.1);
    expect(accepted.length).toBeGreaterThanOrEqual(PLACEMENTS * 0.9);
    expect(decisions.at(-1)).toMatchObject({
      accepted: false,
      placedBets: [],
      errors: [{ code: 'placed-too-often', displayType: 'RETRYABLE' }],
    });
    const again = await place(player, bets, ids[0] ?? '');
    expect(again.placedBets, 'a repeated id has its decision').toEqual(decisions[0]?.placedBets);
    const { account } = await player.run<{ account: { balances: { playableBalance: { amountLong: string } } } }>(
      '{ account { balances { playableBalance { amountLong } } } }',
    );
    expect(Number(account.balances.playableBalance.amountLong)).toBe(100_000 - 100 * accepted.length);
  });

  it("a new login does not renew a player's placement limit", async () => {
    const credentials = await newPlayer(here());
    const { home } = await openMoneyline(here());
    const codes: (string | undefined)[] = [];
    for (const name of ['one', 'two']) {
      const player = await PlayerClient.logIn(here(), credentials);
      await player.locate();
      for (let at = 0; at < PLACEMENTS; at += 1) {
        const { errors } = await place(player, [straight(home, '100')], `${player.playerId}-${name}-${at}`);
        codes.push(errors[0]?.code);
      }
    }
    expect(new Set(codes.slice(0, PLACEMENTS))).toEqual(new Set([undefined]));
    expect(new Set(codes.slice(PLACEMENTS))).toEqual(new Set(['placed-too-often']));
  });
});
