import { beforeEach, describe, expect, it } from 'vitest';
import { ask, type Answer, sandbox } from '#tests/support/http.ts';
import { newPlayer, openMoneyline, place, PlayerClient, straight, token, type Tokens } from '#tests/support/playerClient.ts';
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
const call = (method: string, path: string, player: PlayerClient | null, body: unknown): Promise<Answer> =>
  ask(server().port, path, {
    method,
    headers: { 'content-type': 'application/json', ...(player ? { authorization: `Bearer ${player.tokens.access_token}` } : {}) },
    body: JSON.stringify(body),
  });

describe('the reality check', () => {
  it('checklist 40: closes play until it is acknowledged, and tells time and amount wagered', async () => {
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

  it('comes at the chosen interval by the clock of the server', async () => {
    const { player } = await somebody();
    expect((await call('POST', '/i/reality_checkin_interval', player, { amount: 15 })).status).toBe(204);
    await sandbox(server(), 'clock', { advanceSeconds: 14 * 60 });
    expect(await checkOf(player)).toMatchObject({ isDue: false, minutesActive: 14 });
    // An act, so that the session is not over for want of any.
    await player.run('{ account { id } }');
    const renewed = await token(server(), { grant_type: 'refresh_token', refresh_token: player.tokens.refresh_token });
    await sandbox(server(), 'clock', { advanceSeconds: 60 });
    expect(await checkOf(new PlayerClient(server(), renewed.json as Tokens))).toMatchObject({ isDue: true, minutesActive: 15 });
  });

  it('cannot be read ahead of its time', async () => {
    const { player } = await somebody();
    expect(await understand(player)).toMatchObject({
      succeeded: false,
      userErrors: [{ message: 'There is no reality check to acknowledge yet.' }],
    });
  });

  it.each([0, 5, 61, 14.5, -15, '15', null])('takes no interval of %j', async (amount) => {
    const { player } = await somebody();
    expect((await call('POST', '/i/reality_checkin_interval', player, { amount })).status).toBe(422);
  });
});

describe('the responsible-gaming notice', () => {
  it('is confirmed with 202, and only then bets are taken', async () => {
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
  ])('%s %s is for who is logged in', async (method, path, body) => {
    const answer = await call(method, path, null, body);
    expect(answer.status).toBe(401);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the offer of limits', () => {
  it('is there after a sign-up, and over with 201', async () => {
    const email = 'offer@linemaker.test';
    const password = 'a rare sentence of words';
    const made = await call('POST', '/api/accounts', null, {
      client_id: 'linemaker-web',
      first_name: 'Ola',
      last_name: 'Offer',
      email,
      password,
      birth_date: '1990-01-01',
      region_code: 'US-NJ',
      accepts_terms: true,
    });
    expect(made.status).toBe(201);
    const player = await PlayerClient.logIn(server(), { email, password });
    const isOffered = async () =>
      (await player.run<{ account: { showLimitsModal: boolean } }>('{ account { showLimitsModal } }')).account.showLimitsModal;
    expect(await isOffered()).toBe(true);
    expect((await call('PATCH', '/i/acks/limits_modal_dismissed_at', player, {})).status).toBe(201);
    expect(await isOffered()).toBe(false);
  });
});
