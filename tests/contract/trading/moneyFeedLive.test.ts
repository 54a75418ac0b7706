import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const FILE = path.join(root, 'fixtures/feeds/american-football.csv');
const EVENT = 'nfl-2019-04-nyj-buf';

let server: TestServer;
// Its own embedded database, which the commands find by its data folder.
beforeAll(async () => {
  server = await startTestServer();
}, 90_000);
afterAll(() => server.stop());

const run = (command: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(root, 'server/modules/trading', command), FILE], {
    cwd: root,
    env: { ...process.env, DATA_DIR: server.app.deps.config.dataDir, DATABASE_URL: '', POSTGRES_BIN: '' },
  });

/** Resolves when the server shows the wanted state; otherwise the test times out. */
function shown(isWanted: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isWanted()) resolve();
      else setImmediate(look);
    };
    look();
  });
}

it('a file imported beside a running server is offered and settled, and the open page is updated', async () => {
  const { catalogue } = server.app.deps;
  expect((await run('importCommand.ts')).stdout).toContain('4 events added');
  await shown(() => catalogue.event(EVENT) !== null);
  expect(catalogue.event(EVENT)).toMatchObject({ name: 'Jets at Bills', status: 'PRE_GAME' });
  expect(catalogue.marketsOf(EVENT).map(({ type, line }) => [type, line])).toEqual([
    ['moneyline', null],
    ['spread', -700],
    ['total', 4_100],
  ]);

  const player = await PlayerClient.fresh(server);
  await player.locate();
  // The game ends 17–24, so the away team at +7 pushes.
  const bet = (id: string, num: string, den: string, points: string | null, cents: string) =>
    straight({ id: `${EVENT}:${id}`, num, den, points }, cents);
  const placed = await place(player, [
    bet('moneyline:home', '20', '51', null, '1000'),
    bet('spread:away', '25', '27', '7', '2000'),
    bet('total:under', '20', '21', '41', '3000'),
  ]);
  expect(placed.errors).toEqual([]);

  const client = createClient({
    url: `ws://localhost:${server.port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${player.tokens.access_token}` },
    retryAttempts: 0,
  });
  const balances = client.iterate<{ accountBalanceUpdates: { playableBalance: { amountLong: string } } }>({
    query: 'subscription { accountBalanceUpdates { playableBalance { amountLong } } }',
  });
  const prices = client.iterate<{ eventPrices: { status: string; scoreboard: { homeScore: number } | null } }>({
    query: `subscription { eventPrices(eventId: "${EVENT}") { status scoreboard { homeScore } } }`,
  });
  const nextBalance = async () => (await balances.next()).value?.data?.accountBalanceUpdates.playableBalance.amountLong;
  const nextState = async () => (await prices.next()).value?.data?.eventPrices;
  expect(await nextBalance()).toBe('94000');
  expect(await nextState()).toMatchObject({ status: 'PRE_GAME', scoreboard: null });

  expect((await run('resultsCommand.ts')).stdout).toContain('3 events finished, 3 bets settled, 1 games have no score yet');
  // The first bet wins 392 on 1,000; the two pushes return 2,000 and 3,000.
  expect(await nextBalance()).toBe(String(94_000 + 1_392 + 2_000 + 3_000));
  expect(await nextState()).toMatchObject({ status: 'FINISHED', scoreboard: { homeScore: 24 } });
  expect(catalogue.event(EVENT)).toMatchObject({ status: 'FINISHED', scoreboard: { homeScore: 24, awayScore: 17 } });
  await client.dispose();
}, 120_000);
