import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask, sandbox } from '#tests/support/http.ts';
import { graphql, PlayerClient, token } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
  return sandbox(server(), 'maintenance', { by: 'off' });
});
const get = (path: string, headers: Record<string, string> = {}) => ask(server().port, path, { headers });
const post = (path: string, headers: Record<string, string> = {}) =>
  ask(server().port, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"query":"{ __typename }"}',
  });
/** Opens a GraphQL socket and sends the init message. `closed` resolves to the close code. */
async function openSocket(headers: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://localhost:${server().port}/graphql`, 'graphql-transport-ws');
  open.push(socket);
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  const next = async () => JSON.parse(String((await once(socket, 'message'))[0])) as { payload: unknown };
  socket.send(JSON.stringify({ type: 'connection_init', payload: headers }));
  await Promise.race([next(), closed]);
  return {
    closed,
    ask: async (query: string) => {
      const answer = next();
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
      return (await answer).payload;
    },
  };
}
const CONTENT = '{ startup { maintenanceModeContent { title message image link label refreshIntervalSeconds } } }';

describe('maintenance', () => {
  it('maintenance by header refuses every call of players with 503 and its texts', async () => {
    await sandbox(server(), 'maintenance', { by: 'header', title: 'Back soon', label: 'More', link: '/help', refreshIntervalSeconds: 20 });
    for (const path of ['/graphql?query={__typename}', '/i/regions', '/viewer', '/api/session']) {
      const { status, headers } = await get(path);
      expect(status, path).toBe(503);
      expect(headers).toMatchObject({
        'x-maintenance-mode-enabled': 'true',
        'x-maintenance-mode-title': 'Back soon',
        'x-maintenance-mode-cta-label': 'More',
        'x-maintenance-mode-cta-link': '/help',
        'x-maintenance-mode-refresh-interval-seconds': '20',
        'cache-control': 'no-store',
      });
      expect(headers).not.toHaveProperty('x-maintenance-mode-message');
    }
    expect((await post('/graphql')).status).toBe(503);
    expect((await token(server(), { grant_type: 'password', username: 'demo@linemaker.test', password: 'x' })).status).toBe(503);
    await sandbox(server(), 'maintenance', { by: 'off' });
    expect((await post('/graphql')).status).toBe(200);
  });

  it('maintenance by header closes open sockets and refuses new ones until it ends', async () => {
    const player = await PlayerClient.fresh(server());
    const headers = { authorization: `Bearer ${player.tokens.access_token}` };
    const [visitors, players] = [await openSocket(), await openSocket(headers)];
    expect(await visitors.ask('{ liveEventsCount { count } }')).toHaveProperty('data');
    await sandbox(server(), 'maintenance', { by: 'header' });
    expect(await Promise.all([visitors.closed, players.closed])).toEqual([1013, 1013]);
    expect(await (await openSocket(headers)).closed).toBe(4403);
    await sandbox(server(), 'maintenance', { by: 'off' });
    expect(await (await openSocket(headers)).ask('{ account { id } }')).toEqual({ data: { account: { id: player.playerId } } });
  });

  it('maintenance by header still allows logout, probes and the console', async () => {
    const player = await PlayerClient.fresh(server());
    await sandbox(server(), 'maintenance', { by: 'header' });
    const left = await ask(server().port, '/api/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${player.tokens.access_token}` },
    });
    expect(left.status).toBe(204);
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/console/api/session', { host: `console.localhost:${server().port}` })).status).not.toBe(503);
  });

  it('maintenance by content is announced in the startup answer and closes nothing else', async () => {
    expect((await graphql(server(), CONTENT)).data).toMatchObject({ startup: { maintenanceModeContent: null } });
    await sandbox(server(), 'maintenance', { by: 'content', title: 'Later', imageUrl: '/closed.svg' });
    expect((await graphql(server(), CONTENT)).data).toEqual({
      startup: {
        maintenanceModeContent: {
          title: 'Later',
          message: null,
          image: '/closed.svg',
          link: null,
          label: null,
          refreshIntervalSeconds: null,
        },
      },
    });
    expect((await get('/i/regions')).status).toBe(200);
  });

  it.each(['https://pictures.example/closed.svg', '//pictures.example/closed.svg', 'closed.svg'])(
    'maintenance refuses a picture that is no path of this site: %s',
    async (imageUrl) => {
      await expect(sandbox(server(), 'maintenance', { by: 'content', imageUrl })).rejects.toThrow(/422 .*imageUrl is a path of this site/);
    },
  );

  it('maintenance refuses a title that no header can carry', async () => {
    const answer = await ask(server().port, '/sandbox/maintenance', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ by: 'header', title: 'a\r\nset-cookie: x=1' }),
    });
    expect(answer.status).toBe(422);
  });
});

describe('the waiting room', () => {
  it('the waiting room answers visitors with 202 and lets players through', async () => {
    const player = await PlayerClient.fresh(server());
    await sandbox(server(), 'waiting-room', { on: true, refreshIntervalSeconds: 7 });
    const answer = await post('/graphql');
    expect(answer.status).toBe(202);
    expect(answer.json).toEqual({
      message: 'The site is very busy. We will let you in as soon as we can.',
      cfWaitingRoom: { inWaitingRoom: true, refreshIntervalSeconds: 7 },
    });
    expect(await player.run('{ account { id } }')).toEqual({ account: { id: player.playerId } });
    expect((await get('/i/regions')).status).toBe(200);
    await sandbox(server(), 'waiting-room', { on: true, message: 'The final is on.' });
    expect((await post('/graphql')).json).toEqual({ message: 'The final is on.', cfWaitingRoom: { inWaitingRoom: true } });
    await sandbox(server(), 'waiting-room', { on: false });
    expect((await post('/graphql')).status).toBe(200);
  });

  it.each([
    ['a word', 'Bearer let-me-in'],
    ['another scheme', 'Basic YTpi'],
    [
      'a token of somebody else’s making',
      'Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJwIiwic2lkIjoicyIsImV4cCI6NDEwMjQ0NDgwMCwianRpIjoiMSJ9.AAAA',
    ],
  ])('the waiting room does not take %s for a login', async (_what, authorization) => {
    await sandbox(server(), 'waiting-room', { on: true });
    expect((await post('/graphql', { authorization })).status).toBe(202);
  });

  it('the waiting room closes sockets of visitors and keeps those of players', async () => {
    const player = await PlayerClient.fresh(server());
    const headers = { authorization: `Bearer ${player.tokens.access_token}` };
    const [visitors, players] = [await openSocket(), await openSocket(headers)];
    await sandbox(server(), 'waiting-room', { on: true });
    expect(await visitors.closed).toBe(1013);
    expect(await (await openSocket()).closed).toBe(4403);
    expect(await players.ask('{ account { id } }')).toEqual({ data: { account: { id: player.playerId } } });
  });
});
