import { describe, expect, it } from 'vitest';
import { ask, sandbox } from '#tests/support/http.ts';
import { newPlayer, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const post = (command: string, body: string, type = 'application/json') =>
  ask(server().port, `/sandbox/${command}`, { method: 'POST', headers: { 'content-type': type }, body });

describe('the control API', () => {
  it('the sandbox lists its commands', async () => {
    const { json } = await ask(server().port, '/sandbox', { headers: { accept: 'application/json' } });
    expect(json).toMatchObject({
      commands: expect.arrayContaining([
        expect.objectContaining({ method: 'POST', path: '/sandbox/price', fields: ['selectionId', 'american'] }),
      ]) as unknown,
    });
  });

  it.each([
    ['another name for this machine', { host: 'rebound.example' }, 421],
    ['a name that only begins like ours', { host: 'localhost.example' }, 421],
    ['a page of another site', { origin: 'https://other.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a page of ours', { host: 'tsb.localhost', origin: 'http://tsb.localhost:4000' }, 200],
  ])('the sandbox answers %s with the expected status', async (_who, headers, status) => {
    expect((await ask(server().port, '/sandbox', { headers: { accept: 'application/json', ...headers } })).status).toBe(status);
    const vendor = Number(new URL(server().app.deps.geolocation.vendorOrigin).port);
    expect((await ask(vendor, '/location.js', { headers: { host: 'rebound.example' } })).status).toBe(421);
  });

  it('the sandbox names what is wrong with a command and does nothing', async () => {
    expect(await post('price', '{"selectionId":"x","american":50,"stray":1}')).toMatchObject({
      status: 422,
      json: { problems: ['stray is not known; known are selectionId, american.', 'american is at most -100 or at least 100.'] },
    });
    expect(await post('price', '{"selectionId":"nobody","american":150}')).toMatchObject({
      status: 404,
      json: { message: 'nobody: unknown selection.' },
    });
    expect(await post('result', '{"eventId":"nobody","homeScore":1,"awayScore":0}')).toMatchObject({ status: 404 });
    expect(await post('account', '{"email":"nobody@linemaker.test","unlock":true}')).toMatchObject({ status: 404 });
    expect(await post('location', '{"place":"Atlantis"}')).toMatchObject({ status: 422 });
    for (const wrong of ['{"country":"France"}', '{"country":"fr"}', '{"country":"FR","email":"demo@linemaker.test"}'])
      expect(await post('location', wrong), wrong).toMatchObject({ status: 422 });
    expect(await post('location', '{"place":"everybody"}')).toMatchObject({ status: 422 });
    expect(await post('location', '{"email":"demo@linemaker.test","service":"old"}')).toMatchObject({
      status: 422,
      json: { problems: ['service is of every device: send it without email.'] },
    });
    expect(await post('location', '{"email":"nobody@linemaker.test","place":"US-NV"}')).toMatchObject({ status: 404 });
    expect(await post('identity', '{"answer":"as-everybody"}')).toMatchObject({ status: 422 });
    expect(await post('identity', '{}')).toMatchObject({ status: 422 });
    expect(await post('clock', '{}')).toMatchObject({
      status: 422,
      json: { message: expect.stringContaining('Send exactly one of advanceSeconds, reset.') as string },
    });
    expect(await post('clock', '[]')).toMatchObject({ status: 422 });
    expect(await post('clock', '{')).toMatchObject({ status: 400 });
    expect(await post('nothing', '{}')).toMatchObject({ status: 404 });
  });

  it('the sandbox refuses forms, which a foreign page could send', async () => {
    expect((await post('clock', 'advanceSeconds=1', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('clock', '{"advanceSeconds":1}', 'text/plain')).status).toBe(415);
  });
});

describe('sandbox commands', () => {
  it('sandbox commands set lines, scores and states, and return events to the simulation', async () => {
    const { catalogue } = server().app.deps;
    const spread = catalogue
      .events({ status: 'PRE_GAME' })
      .flatMap(({ id }) => catalogue.marketsOf(id))
      .find(({ type }) => type === 'spread');
    if (!spread) throw new Error('no spread');
    const { eventId } = spread;
    await sandbox(server(), 'line', { marketId: spread.id, points: -9.5 });
    expect(catalogue.market(spread.id)?.selections.map(({ type, points }) => [type, points])).toEqual(
      expect.arrayContaining([
        ['home', -950],
        ['away', 950],
      ]),
    );
    await sandbox(server(), 'event/start', { eventId });
    await sandbox(server(), 'event/score', { eventId, homeScore: 7, awayScore: 3, period: 'Q2', clock: '1:05' });
    expect(catalogue.event(eventId)).toMatchObject({
      status: 'IN_PLAY',
      scoreboard: { homeScore: 7, awayScore: 3, period: 'Q2', clock: '1:05' },
    });
    expect(catalogue.event(eventId)?.origin).toMatch(/^sandbox:/);
    await sandbox(server(), 'event/progress', { eventId, progress: 'SUSPENDED' });
    expect(catalogue.event(eventId)).toMatchObject({ status: 'IN_PLAY', matchProgress: 'SUSPENDED' });
    expect(catalogue.marketsOf(eventId).flatMap(({ selections }) => selections.filter(({ status }) => status === 'OPEN'))).toEqual([]);
    await sandbox(server(), 'event/progress', { eventId, progress: 'NONE' });
    expect(catalogue.event(eventId)).toMatchObject({ matchProgress: 'IN_PROGRESS' });
    await sandbox(server(), 'event/release', { eventId });
    expect(catalogue.event(eventId)?.origin).toBe('seed');
  });

  it('sandbox commands refuse to play or settle a voided event', async () => {
    const { catalogue } = server().app.deps;
    const eventId = catalogue.events({ status: 'PRE_GAME' })[0]?.id ?? '';
    const voided = JSON.stringify({ eventId, reason: 'Fog' });
    expect(await post('event/void', voided)).toMatchObject({ status: 200, json: { reason: 'Fog', settledBets: 0 } });
    expect(await post('event/void', voided)).toMatchObject({ status: 200 });
    await catalogue.reload([eventId]);
    const message = `${eventId}: this event was voided; its bets were returned and stay so.`;
    for (const [command, body] of [
      ['result', { eventId, homeScore: 1, awayScore: 0 }],
      ['event/score', { eventId, homeScore: 1, awayScore: 0 }],
      ['event/start', { eventId }],
    ] as const)
      expect(await post(command, JSON.stringify(body))).toMatchObject({ status: 409, json: { message } });
    expect(catalogue.event(eventId)).toMatchObject({ status: 'CANCELLED', scoreboard: null });
  });

  it('a sandbox command advances matches by seconds, even when paused', async () => {
    const { catalogue } = server().app.deps;
    const versions = () => catalogue.events({ status: 'IN_PLAY' }).reduce((sum, { version }) => sum + version, 0n);
    const before = versions();
    expect(await sandbox(server(), 'simulation', { paused: true, stepSeconds: 120 })).toEqual({ paused: true });
    expect(versions()).toBeGreaterThan(before);
  });

  it('sandbox commands suspend, fund and log out a player and require an acknowledgement', async () => {
    const credentials = await newPlayer(server(), { cents: 5_000 });
    const player = await PlayerClient.logIn(server(), credentials);
    await player.locate();
    const { home } = await openMoneyline(server());
    const { email } = credentials;
    await sandbox(server(), 'account', { email, restricted: true });
    expect(await place(player, [straight(home, '100')])).toMatchObject({ accepted: false, errors: [{ code: 'account-restricted' }] });
    await sandbox(server(), 'account', { email, restricted: false, requiresAcknowledgement: true });
    expect(await place(player, [straight(home, '100')])).toMatchObject({ accepted: false, errors: [{ code: 'acknowledgement-required' }] });
    await player.run('mutation { userAck(ackType: "responsible-gaming") { succeeded } }');
    expect(await sandbox(server(), 'account', { email, fundCents: 1_000 })).toMatchObject({ cashCents: 6_000 });
    expect(await place(player, [straight(home, '6000')])).toMatchObject({ accepted: true, patronBalanceAfter: { amountLong: '0' } });
    await sandbox(server(), 'account', { email, endSession: true });
    expect((await player.try('{ account { id } }')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('a sandbox command creates players of other regions with their currency', async () => {
    expect(await sandbox(server(), 'players', { region: 'CA-ON', cents: 0 })).toMatchObject({
      region: 'CA-ON',
      currency: 'CAD',
      cashCents: 0,
    });
    expect(await post('players', '{"region":"XX"}')).toMatchObject({ status: 422 });
  });

  it('a sandbox command advances the clock and resets it to real time', async () => {
    const now = async (body: object) => Date.parse((await sandbox<{ now: string }>(server(), 'clock', body)).now);
    const before = await now({ reset: true });
    expect((await now({ advanceSeconds: 3_600 })) - before).toBeGreaterThanOrEqual(3_600_000);
    expect((await now({ reset: true })) - before).toBeLessThan(3_600_000);
  });
});
