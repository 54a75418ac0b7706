import { describe, expect, it, vi } from 'vitest';
import { ask } from '#tests/support/http.ts';
import { callConsole, consoleHost, OperatorClient, TwoPeople } from '#tests/support/operatorClient.ts';
import { graphql, newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { sandbox } from '#tests/support/http.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const PASSWORD = 'Linemaker-demo-1';
const session = (headers: Readonly<Record<string, string>>) => callConsole(server(), 'session', null, headers);

describe('an operator', () => {
  it("an operator logs in on the console's host, with a cookie for that host that scripts cannot read", async () => {
    const answer = await callConsole(server(), 'login', { email: 'Editor@Linemaker.test', password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ operator: { role: 'editor', email: 'editor@linemaker.test' } });
    const cookie = String(answer.headers['set-cookie']?.[0]);
    expect(cookie).toMatch(/^__Host-operator=[\w-]{43}; Max-Age=(?:28800|2879\d); Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('an operator has one session at a time, until the logout', async () => {
    const first = await OperatorClient.as(server(), 'viewer');
    expect((await session(first.headers)).status).toBe(200);
    const second = await OperatorClient.as(server(), 'viewer');
    expect((await session(first.headers)).json).toMatchObject({ error: 'not-logged-in' });
    expect((await callConsole(server(), 'logout', {}, second.headers)).status).toBe(204);
    expect((await session(second.headers)).status).toBe(401);
  });

  it.each(['editor@linemaker.test', 'nobody@linemaker.test'])('%s is locked after three wrong passwords', async (email) => {
    const answers = [];
    for (let tried = 0; tried < 4; tried += 1) answers.push(await callConsole(server(), 'login', { email, password: 'wrong' }));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 423, 423]);
    if (email.startsWith('nobody')) return;
    expect((await callConsole(server(), 'login', { email, password: PASSWORD })).status, 'also with the right one').toBe(423);
    const both = await TwoPeople.as(server(), 'compliance', 'trader');
    await both.run('unlockOperator', { operatorId: 'editor', reason: 'He called' });
    expect((await callConsole(server(), 'login', { email, password: PASSWORD })).status).toBe(200);
  });

  it("an operator's session ends after a quarter of an hour without a call", async () => {
    const { headers } = await OperatorClient.as(server(), 'trader');
    await sandbox(server(), 'clock', { advanceSeconds: 14 * 60 });
    expect((await session(headers)).status).toBe(200);
    await sandbox(server(), 'clock', { advanceSeconds: 14 * 60 });
    expect((await session(headers)).status, 'each call keeps it').toBe(200);
    await sandbox(server(), 'clock', { advanceSeconds: 15 * 60 });
    expect((await session(headers)).status).toBe(401);
  });
});

describe('a request from outside the console', () => {
  it.each([
    ['no origin', { origin: '' }],
    ['another origin', { origin: 'http://localhost:4000' }],
    ['another site, by the browser’s word', { 'sec-fetch-site': 'same-site' }],
    ['another content type', { 'content-type': 'text/plain' }],
  ])('a console login with %s is refused and sets no cookie', async (_, headers) => {
    const answer = await callConsole(server(), 'login', { email: 'viewer@linemaker.test', password: PASSWORD }, headers);
    expect([403, 415]).toContain(answer.status);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it("a console call without the session's CSRF token is refused", async () => {
    const viewer = await OperatorClient.as(server(), 'viewer');
    for (const token of ['', 'x'.repeat(43)])
      expect(await viewer.try('listDrafts', {}, { 'x-csrf-token': token })).toMatchObject({ status: 403, json: { error: 'foreign-page' } });
    expect((await viewer.try('listDrafts')).status).toBe(200);
  });
});

describe('a fault of a console page', () => {
  const fault = { type: 'error', at: 1, category: 'render', name: 'TypeError', message: 'a.b is undefined' };
  const told = (body: object, headers: Readonly<Record<string, string>>) => callConsole(server(), 'faults', body, headers);

  it('a fault of a console page is logged with its operator and call, without the rest of the report', async () => {
    const { id, headers } = await OperatorClient.as(server(), 'viewer');
    const warn = vi.spyOn(server().app.deps.log, 'warn');
    const forged = { ...fault, event: 'forged', operatorId: 'somebody', correlationId: 'none' };
    // Sends the cookie but no token, like a browser's beacon.
    const answer = await told({ entries: [forged] }, { cookie: headers['cookie'] ?? '' });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(warn.mock.calls).toEqual([
      [
        {
          event: 'console-page-fault',
          correlationId: expect.stringMatching(/./),
          operatorId: id,
          category: 'render',
          name: 'TypeError',
          message: 'a.b is undefined',
          stack: undefined,
        },
      ],
    ]);
    expect(warn.mock.calls[0]?.[0]).not.toMatchObject({ correlationId: 'none' });
    warn.mockRestore();
  });

  it("a fault report needs a login, the console's own origin and a valid size", async () => {
    const { headers } = await OperatorClient.as(server(), 'viewer');
    const cookie = headers['cookie'] ?? '';
    const warn = vi.spyOn(server().app.deps.log, 'warn');
    expect((await told({ entries: [fault] }, {})).status).toBe(401);
    expect((await told({ entries: [fault] }, { cookie, origin: 'http://localhost:4000' })).status).toBe(403);
    expect((await told({ entries: [{ ...fault, category: 'anything' }] }, { cookie })).status).toBe(422);
    expect((await told({ entries: Array.from({ length: 201 }, () => fault) }, { cookie })).status).toBe(422);
    expect((await told({ entries: Array.from({ length: 30 }, () => ({ ...fault, message: 'x'.repeat(4_000) })) }, { cookie })).status).toBe(
      413,
    );
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe('two hosts', () => {
  it("the console's API does not exist on players' hosts", async () => {
    const { headers } = await OperatorClient.as(server(), 'compliance');
    const { port } = server();
    for (const host of [`localhost:${port}`, `tsb.localhost:${port}`]) {
      const there = { host, origin: `http://${host}` };
      for (const path of ['login', 'operations/listDrafts', '%6fperations/listDrafts'])
        expect((await callConsole(server(), path, {}, { ...headers, ...there })).status, `${host} ${path}`).toBe(404);
      expect((await callConsole(server(), 'session', null, { ...headers, ...there })).status).toBe(404);
    }
  });

  it("the players' API does not exist on the console's host", async () => {
    const host = consoleHost(server());
    const player = await PlayerClient.logIn(server(), await newPlayer(server()));
    const authorization = `Bearer ${player.tokens.access_token}`;
    for (const path of [
      '/graphql',
      '/%67raphql',
      '/oauth/token',
      '/api/session',
      '/viewer',
      '/i/regions',
      '/metrics',
      '/sandbox',
      '/telemetry',
    ])
      for (const method of ['GET', 'POST'])
        expect(
          (
            await ask(server().port, path, {
              method,
              body: method === 'POST' ? '{}' : undefined,
              headers: { host, authorization, accept: 'application/json', 'content-type': 'application/json' },
            })
          ).status,
          `${method} ${path}`,
        ).toBeOneOf([404, 405]);
    expect((await ask(server().port, '/readyz', { headers: { host } })).status).toBe(200);
  });

  it("a player's token gives no access to the console", async () => {
    const player = await PlayerClient.logIn(server(), await newPlayer(server()));
    const headers = { authorization: `Bearer ${player.tokens.access_token}`, cookie: `__Host-operator=${player.tokens.refresh_token}` };
    expect(await callConsole(server(), 'operations/listDrafts', {}, headers)).toMatchObject({ status: 401 });
    const { email, password } = await newPlayer(server());
    expect((await callConsole(server(), 'login', { email, password })).status).toBe(401);
  });

  it("an operator's cookie and password give no access to the players' API", async () => {
    const { headers } = await OperatorClient.as(server(), 'compliance');
    const token = headers['cookie']?.split('=')[1] ?? '';
    const { errors } = await graphql(server(), '{ account { id } }', {}, { ...headers, authorization: `Bearer ${token}` });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    await expect(PlayerClient.logIn(server(), { email: 'compliance@linemaker.test', password: PASSWORD })).rejects.toThrow(/login: 400/);
  });
});
