import { afterEach, describe, expect, it } from 'vitest';
import { ask, sandbox } from '#tests/support/http.ts';
import { graphql, PlayerClient, token } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
afterEach(() => sandbox(server(), 'maintenance', { by: 'off' }));
const get = (path: string, headers: Record<string, string> = {}) => ask(server().port, path, { headers });
const post = (path: string, headers: Record<string, string> = {}) =>
  ask(server().port, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"query":"{ __typename }"}',
  });
const CONTENT = '{ startup { maintenanceModeContent { title message image link label refreshIntervalSeconds } } }';

describe('maintenance', () => {
  it('by header closes every call of players, with what to say', async () => {
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

  it('lets out who leaves, and probes and operators in', async () => {
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

  it('by content is in the startup answer at once, and nothing else is closed', async () => {
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

  it('takes no words that a header could not carry', async () => {
    const answer = await ask(server().port, '/sandbox/maintenance', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ by: 'header', title: 'a\r\nset-cookie: x=1' }),
    });
    expect(answer.status).toBe(422);
  });
});

describe('the waiting room', () => {
  it('has visitors wait with 202, and players go on', async () => {
    const player = await PlayerClient.fresh(server());
    await sandbox(server(), 'waiting-room', { on: true, refreshIntervalSeconds: 7 });
    const answer = await post('/graphql');
    expect(answer.status).toBe(202);
    expect(answer.json).toEqual({
      message: 'A lot of people are here right now. You will be let in as soon as there is room.',
      cfWaitingRoom: { inWaitingRoom: true, refreshIntervalSeconds: 7 },
    });
    expect(await player.run('{ account { id } }')).toEqual({ account: { id: player.playerId } });
    expect((await get('/i/regions')).status).toBe(200);
    await sandbox(server(), 'waiting-room', { on: false });
    expect((await post('/graphql')).status).toBe(200);
  });
});
