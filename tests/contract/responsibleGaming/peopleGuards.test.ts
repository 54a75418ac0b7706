import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { documentHashes } from '#src/gql/documentHashes.ts';
import { rgLimitKeys, rgLimitPath } from '#src/shared/limits/rgLimits.ts';
import { ask, type Answer, sandbox } from '#tests/support/http.ts';
import { callConsole } from '#tests/support/operatorClient.ts';
import { openAccount } from '#tests/support/people/openAccount.ts';
import { graphql, newPlayer, openMoneyline, place, PlayerClient, straight, token, type Tokens } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
beforeEach(() => sandbox(server(), 'clock', { reset: true }));

const CHECK = '{ realityCheck { intervalMinutes startedAt dueAt isDue minutesActive amountWagered { formattedAmount } } }';
const UNDERSTOOD = 'mutation { userAck(ackType: "reality-check") { succeeded userErrors { message } } }';
type Check = { readonly isDue: boolean; readonly minutesActive: number; readonly amountWagered: { readonly formattedAmount: string } };

async function somebody() {
  const credentials = await newPlayer(server());
  const player = await PlayerClient.logIn(server(), credentials);
  await player.locate();
  return { player, email: credentials.email };
}
const checkOf = async (player: PlayerClient) => (await player.run<{ realityCheck: Check }>(CHECK)).realityCheck;
const understand = async (player: PlayerClient) =>
  (await player.run<{ userAck: { succeeded: boolean; userErrors: readonly object[] } }>(UNDERSTOOD)).userAck;
const bet = async (player: PlayerClient, cents = '500') => place(player, [straight((await openMoneyline(server())).home, cents)]);
const refusedFor = (code: string) => ({ accepted: false, errors: [{ code }] });
const cashOf = async (player: PlayerClient): Promise<string> =>
  (
    await player.run<{ account: { balances: { playableBalance: { amountLong: string } } } }>(
      '{ account { balances { playableBalance { amountLong } } } }',
    )
  ).account.balances.playableBalance.amountLong;
const call = (method: string, path: string, player: PlayerClient | null, body: unknown): Promise<Answer> =>
  ask(server().port, path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(player ? { authorization: `Bearer ${player.tokens.access_token}` } : {}),
    },
    body: JSON.stringify(body),
  });

describe('the reality check', () => {
  it('checklist 40: a due reality check blocks bets until acknowledged, and shows time and amount', async () => {
    const { player, email } = await somebody();
    expect(await bet(player)).toMatchObject({ accepted: true });
    expect(await checkOf(player)).toMatchObject({ isDue: false, intervalMinutes: 60, amountWagered: { formattedAmount: '$5.00' } });
    await sandbox(server(), 'account', { email, realityCheckDue: true });
    expect(await checkOf(player)).toMatchObject({ isDue: true });
    expect(await bet(player)).toMatchObject(refusedFor('reality-check-due'));
    expect(await understand(player)).toEqual({ succeeded: true, userErrors: [] });
    expect(await checkOf(player)).toMatchObject({ isDue: false });
    expect(await bet(player)).toMatchObject({ accepted: true });
  });

  it("a reality check is due at the chosen interval by the server's clock", async () => {
    const { player } = await somebody();
    expect((await call('POST', '/i/reality_checkin_interval', player, { amount: 15 })).status).toBe(204);
    await sandbox(server(), 'clock', { advanceSeconds: 14 * 60 });
    expect(await checkOf(player)).toMatchObject({ isDue: false, minutesActive: 14 });
    // Counts as activity, so that the session does not expire.
    await player.run('{ account { id } }');
    const renewed = await token(server(), { grant_type: 'refresh_token', refresh_token: player.tokens.refresh_token });
    await sandbox(server(), 'clock', { advanceSeconds: 60 });
    expect(await checkOf(new PlayerClient(server(), renewed.json as Tokens))).toMatchObject({ isDue: true, minutesActive: 15 });
  });

  it('a reality check cannot be acknowledged before it is due', async () => {
    const { player } = await somebody();
    expect(await understand(player)).toMatchObject({
      succeeded: false,
      userErrors: [{ message: 'There is no reality check to confirm yet.' }],
    });
  });

  it.each([0, 5, 61, 14.5, -15, '15', null])('a reality check interval of %j is refused', async (amount) => {
    const { player } = await somebody();
    expect((await call('POST', '/i/reality_checkin_interval', player, { amount })).status).toBe(422);
  });
});

describe('the responsible-gaming notice', () => {
  it('the responsible-gaming notice is confirmed with 202, and bets are refused until then', async () => {
    const { player, email } = await somebody();
    await sandbox(server(), 'account', { email, requiresAcknowledgement: true });
    for (const body of [{}, { acknowledged: false }, { acknowledged: 'true' }, [true]])
      expect((await call('POST', '/i/acks', player, body)).status).toBe(422);
    expect(await bet(player)).toMatchObject(refusedFor('acknowledgement-required'));
    expect((await call('POST', '/i/acks', player, { acknowledged: true })).status).toBe(202);
    const { account } = await player.run<{ account: object }>('{ account { requiresResponsibleGamingAcknowledgement } }');
    expect(account).toEqual({ requiresResponsibleGamingAcknowledgement: false });
    expect(await bet(player)).toMatchObject({ accepted: true });
  });

  it.each([
    ['POST', '/i/acks', { acknowledged: true }],
    ['PATCH', '/i/acks/limits_modal_dismissed_at', {}],
    ['POST', '/i/reality_checkin_interval', { amount: 15 }],
  ])('the request %s %s needs a session', async (method, path, body) => {
    const answer = await call(method, path, null, body);
    expect(answer.status).toBe(401);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

/** Returns every REST route for players, whether the sources register its path as a literal or as a variable. */
function playersRoutes(): readonly (readonly [method: string, path: string])[] {
  const sources = readdirSync('server/api/rest', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const found = sources.flatMap((name) =>
    [
      ...readFileSync(`server/api/rest/${name}`, 'utf8').matchAll(
        /\b(?:app|scope)\.(get|post|patch|put|delete)(?:<[^(]*>)?\(\s*'(\/(?:api|i|oauth)\/[^']+)'/g,
      ),
    ].map(([, method = '', path = '']) => [method.toUpperCase(), path.replace(/:\w+/g, 'none')] as const),
  );
  const limits = rgLimitKeys.map(rgLimitPath).flatMap((path) => [
    ['POST', path],
    ['POST', `${path}/pending`],
    ['DELETE', `${path}/pending`],
  ]) as [string, string][];
  const gateways = ['deposits', 'withdrawals'].map((noun) => ['GET', `/i/${noun}/none/gateway`] as const);
  // Leaves out the regions route, whose answer is public and cached.
  const all = [...found, ...limits, ...gateways].filter(([, path]) => path !== '/i/regions');
  return all.toSorted(([, a], [, b]) => Number(/logout|exclusions|cool/.test(a)) - Number(/logout|exclusions|cool/.test(b)));
}

describe('answers with account data', () => {
  it('checklist 10: every REST answer with account data is no-store, with and without a player', async () => {
    const player = await PlayerClient.fresh(server());
    const routes = playersRoutes();
    for (const known of ['/api/session', '/oauth/token', '/i/acks', '/i/w2g_forms/none', '/i/form_files', '/i/time_limits/pending'])
      expect(routes.map(([, path]) => path)).toContain(known);
    for (const who of [player, null])
      for (const [method, path] of routes) {
        const { headers, status } = await call(method, path, who, method === 'GET' || method === 'DELETE' ? undefined : {});
        expect([method, path, status, headers['cache-control']]).toEqual([method, path, status, 'no-store']);
      }
  });

  it('checklist 10: every GraphQL answer with account data is no-store, by text and by hash', async () => {
    const player = await PlayerClient.fresh(server());
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: documentHashes['AccountState'] } });
    const byHash = `/graphql?operationName=AccountState&variables=%7B%7D&extensions=${encodeURIComponent(extensions)}`;
    const answers = [
      await call('POST', '/graphql', player, { query: '{ account { id } }' }),
      await call('GET', byHash, player, undefined),
      await call('POST', '/graphql', null, { query: '{ account { id } }' }),
    ];
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store', 'no-store']);
  });
});

describe('the offer of limits', () => {
  it('the offer of limits is shown after a sign-up until it is dismissed with 201', async () => {
    const email = 'offer@linemaker.test';
    const password = 'a rare sentence of words';
    const named = { first_name: 'Ola', last_name: 'Offer', birth_date: '1990-01-01' };
    const { player } = await openAccount(server(), { ...named, email, password });
    const isOffered = async () =>
      (await player.run<{ account: { showLimitsModal: boolean } }>('{ account { showLimitsModal } }')).account.showLimitsModal;
    expect(await isOffered()).toBe(true);
    expect((await call('PATCH', '/i/acks/limits_modal_dismissed_at', player, {})).status).toBe(201);
    expect(await isOffered()).toBe(false);
  });
});

describe('direct calls', () => {
  it("checklist 14, wagers: a suspended player's direct call is refused and moves no money", async () => {
    const { player, email } = await somebody();
    await sandbox(server(), 'account', { email, restricted: true });
    expect(await bet(player)).toMatchObject(refusedFor('account-restricted'));
    expect(await cashOf(player)).toBe('100000');
  });

  it('a player who is suspended or on a break cannot join an offer (checklist 14)', async () => {
    const OPT_IN = 'mutation { promotionEnrollment(promotionId: "season-pick-em") { success errors { message } } }';
    const closed = {
      promotionEnrollment: { success: false, errors: [{ message: 'You can’t join this offer while your account can’t bet.' }] },
    };
    const { player, email } = await somebody();
    await sandbox(server(), 'account', { email, restricted: true });
    expect(await player.run(OPT_IN)).toEqual(closed);
    await sandbox(server(), 'account', { email, restricted: false });
    expect(await player.run(OPT_IN)).toMatchObject({ promotionEnrollment: { success: true } });
    const { player: tired } = await somebody();
    await call('POST', '/i/cool_offs', tired, { hours: 72 });
    expect(await tired.run(OPT_IN)).toEqual(closed);
  });

  it("checklist 54: a player's credentials open no operator function", async () => {
    const { player } = await somebody();
    const bearer = { authorization: `Bearer ${player.tokens.access_token}`, cookie: `__Host-refresh=${player.tokens.refresh_token}` };
    for (const [path, body] of [
      ['session', null],
      ['operations/drafts.list', {}],
      ['operations/results.set', { eventId: 'x', homeScore: 1, awayScore: 0 }],
    ] as const)
      expect([401, 403, 404], path).toContain((await callConsole(server(), path, body, bearer)).status);
    expect((await ask(server().port, '/console/api/session', { headers: bearer })).status, 'on the players’ host').toBe(404);
    const { __schema: schema } = await player.run<{ __schema: { mutationType: { fields: readonly { name: string }[] } } }>(
      '{ __schema { mutationType { fields { name } } } }',
    );
    expect(schema.mutationType.fields.filter(({ name }) => /publish|result|void|operator|regrade|trading/i.test(name))).toEqual([]);
  });

  it('checklist 59: a placement with one invalid bet places none', async () => {
    const { player } = await somebody();
    const { home } = await openMoneyline(server());
    const good = straight(home, '500');
    const bad = [
      [good, { ...straight(home, '500'), stakeCents: '-1' }],
      [good, straight({ ...home, id: 'nothing' }, '500')],
      [good, straight(home, '999999999999')],
      [good, good, { ...good, legs: [] }],
    ];
    for (const bets of bad) {
      const outcome = await place(player, bets).catch((error: unknown) => error);
      expect(outcome).not.toMatchObject({ accepted: true });
      expect(await cashOf(player)).toBe('100000');
    }
    const { n } = await server()
      .app.deps.db.selectFrom('bets')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .where('player_id', '=', player.playerId)
      .executeTakeFirstOrThrow();
    expect(n).toBe('0');
  });

  it('checklist 60: the log names logins, refusals and logouts, without passwords or tokens', async () => {
    const { log } = server().app.deps;
    const lines: string[] = [];
    const spies = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(log, level).mockImplementation((...said: readonly unknown[]) => void lines.push(JSON.stringify(said))),
    );
    const credentials = await newPlayer(server());
    const wrong = 'not the password at all';
    await token(server(), { grant_type: 'password', username: credentials.email, password: wrong });
    const player = await PlayerClient.logIn(server(), credentials);
    const renewed = await token(server(), { grant_type: 'refresh_token', refresh_token: player.tokens.refresh_token });
    await token(server(), { grant_type: 'refresh_token', refresh_token: 'a token that nobody was given' });
    await call('POST', '/api/password', player, { current_password: wrong, new_password: 'yet another password' });
    await call('POST', '/api/logout', player, {});
    spies.forEach((spy) => spy.mockRestore());
    const all = lines.join('\n');
    for (const event of ['login-failed', 'logged-in', 'refresh-refused', 'logged-out']) expect(all).toContain(`"event":"${event}"`);
    const { access_token, refresh_token } = renewed.json as Tokens;
    const secrets = [credentials.password, wrong, 'yet another password', 'a token that nobody', access_token, refresh_token];
    for (const secret of [...secrets, player.tokens.access_token, player.tokens.refresh_token]) expect(all).not.toContain(secret);
  });
});

describe('random input', () => {
  const text = fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength: 1,
    maxLength: 200,
  });
  /** Internals that an error must not reveal: stack traces, file names, SQL, library names. */
  const INSIDE = /\bat \/|\.ts\b|node_modules|select |insert |jose|JWS|JWT|kysely|fastify|stack/;
  const unauthenticated = [{ extensions: { code: 'UNAUTHENTICATED' } }];

  it('random tokens, cookies and headers open nothing and cause no server error', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (one, other) => {
        const headers = {
          authorization: `Bearer ${one}`,
          cookie: `__Host-refresh=${other}; __Host-device=${other}`,
          'sec-fetch-site': 'same-origin',
          'x-anonymous-authorization': one,
          'x-country-code': other,
          'x-region-code': one,
          'x-ui-capabilities': other,
        };
        const refused = [
          await ask(server().port, '/api/session', { headers }),
          await token(server(), { grant_type: 'refresh_token' }, headers),
        ];
        expect(refused).toMatchObject([
          { status: 401 },
          { status: 400, json: { error: expect.stringMatching(/^invalid_\w+$/) as string } },
        ]);
        for (const { text: said } of refused) expect(said).not.toMatch(INSIDE);
        const { errors } = await graphql(server(), '{ account { id } }', {}, headers);
        expect(errors).toMatchObject(unauthenticated);
        expect(JSON.stringify(errors)).not.toMatch(INSIDE);
      }),
      { numRuns: 40 },
    );
  });

  it('a random location packet is refused with a specific error, without internal details', async () => {
    const { player } = await somebody();
    const part = fc.json({ maxDepth: 2 }).map((json) => Buffer.from(json).toString('base64url'));
    const shaped = fc.tuple(part, part, fc.base64String()).map((parts) => parts.join('.'));
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, shaped, fc.string()), async (made) => {
        const { errors, expiresAt } = await player.authorize(made);
        expect([errors[0]?.code, errors[0]?.result, expiresAt]).toEqual(['packet-invalid', 'SERVER_ERROR', null]);
        expect(JSON.stringify(errors)).not.toMatch(INSIDE);
      }),
      { numRuns: 18 },
    );
  });

  it('a token or packet changed by one letter is refused', async () => {
    const { player } = await somebody();
    const { access_token: real } = player.tokens;
    const packet = await player.packet();
    const changed = (of: string, at: number): string => {
      const place = at % (of.length - 1);
      return `${of.slice(0, place)}${of[place] === 'A' ? 'B' : 'A'}${of.slice(place + 1)}`;
    };
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (at) => {
        const { errors } = await graphql(server(), '{ account { id } }', {}, { authorization: `Bearer ${changed(real, at)}` });
        expect(errors).toMatchObject(unauthenticated);
      }),
      { numRuns: 40 },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (at) => {
        expect(await player.authorize(changed(packet, at))).toMatchObject({ errors: [{}], expiresAt: null });
      }),
      { numRuns: 10 },
    );
  });

  it('a random body is refused with a specific error and causes no server error', async () => {
    const { player } = await somebody();
    const calls = [
      ['POST', '/i/cashflow_limits/spend/daily'],
      ['POST', '/i/time_limits'],
      ['POST', '/i/cool_offs'],
      ['POST', '/i/acks'],
      ['POST', '/i/reality_checkin_interval'],
      ['POST', '/api/one_time_codes'],
      ['POST', '/api/one_time_codes/verifications'],
      ['POST', '/api/password_resets'],
      ['PATCH', '/api/login_preferences'],
      ['POST', '/api/accounts'],
      ['POST', '/api/accounts/codes'],
      ['POST', '/api/accounts/confirmations'],
    ] as const;
    const fields = fc.constantFrom(
      'amount',
      'hours',
      'acknowledged',
      'one_time_code',
      'limited_access_token',
      'token',
      'strong_auth_enabled',
      'email',
    );
    const body = fc.oneof(fc.jsonValue(), fc.dictionary(fields, fc.jsonValue()));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), body, async ([method, path], made) => {
        const { status } = await call(method, path, player, made);
        expect(status, `${method} ${path}`).toBeLessThan(500);
      }),
      { numRuns: 120 },
    );
  });
});
