import { describe, expect, it, vi } from 'vitest';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { cashOf, createDeposit, statusOf } from '#tests/support/deposits.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { type Credentials, newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { createWithdrawal, toBank } from '#tests/support/withdrawals.ts';

const server = useTestServer();
type Outcome = { readonly success: boolean; readonly errors: readonly { readonly field: string[]; readonly message: string }[] };
type Source = 'DEPOSIT' | 'LIMIT' | 'LOGIN_PREFERENCES' | 'PASSWORD' | 'WITHDRAWAL';

const call = (player: PlayerClient, method: string, path: string, body: object) =>
  ask(server().port, path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${player.tokens.access_token}` },
    body: JSON.stringify(body),
  });
const preferences = (player: PlayerClient, isStrong: boolean) =>
  call(player, 'PATCH', '/api/login_preferences', { strong_auth_enabled: isStrong });
const lossLimit = (player: PlayerClient, amount: number | null) => call(player, 'POST', '/i/cashflow_limits/loss/weekly', { amount });
const isNeeded = async (player: PlayerClient, source: Source) =>
  (
    await player.run<{ oneTimeCode: { showOneTimeCode: boolean } }>(
      'query ($source: OneTimeCodeSource!) { oneTimeCode(source: $source) { showOneTimeCode } }',
      { source },
    )
  ).oneTimeCode.showOneTimeCode;
const send = async (player: PlayerClient): Promise<Outcome> =>
  (await player.run<{ sendOneTimeCode: Outcome }>('mutation { sendOneTimeCode(channel: EMAIL) { success errors { field message } } }'))
    .sendOneTimeCode;
const show = async (player: PlayerClient, oneTimeCode: string, source: Source = 'LOGIN_PREFERENCES'): Promise<Outcome> =>
  (
    await player.run<{ verifyOneTimeCode: Outcome }>(
      'mutation ($c: String!, $s: OneTimeCodeSource!) { verifyOneTimeCode(oneTimeCode: $c, source: $s) { success errors { field message } } }',
      { c: oneTimeCode, s: source },
    )
  ).verifyOneTimeCode;

async function careful() {
  const credentials = await newPlayer(server());
  const player = await PlayerClient.logIn(server(), credentials);
  expect((await preferences(player, true)).status).toBe(200);
  return { credentials, player };
}
async function codeSentTo({ email }: Pick<Credentials, 'email'>): Promise<string> {
  const { mails } = await sandbox<{ mails: readonly { readonly subject: string }[] }>(server(), 'mail', { to: email });
  return /^(\d{8}) is your code$/.exec(mails[0]?.subject ?? '')?.[1] ?? expect.fail('no code was sent');
}
const other = (code: string): string => code.replace(/./, (digit) => `${(Number(digit) + 1) % 10}`);
const needed = { status: 403, json: { error: 'mfa_required' } };

describe('a code within a session', () => {
  it('a player without strong logins is asked for no code', async () => {
    const player = await PlayerClient.fresh(server());
    for (const source of ['DEPOSIT', 'LIMIT', 'LOGIN_PREFERENCES', 'PASSWORD', 'WITHDRAWAL'] as const)
      expect(await isNeeded(player, source)).toBe(false);
    expect((await preferences(player, false)).status).toBe(200);
  });

  it('checklist 13: a code allows one action of its source, once', async () => {
    const { player, credentials } = await careful();
    expect(await isNeeded(player, 'LOGIN_PREFERENCES')).toBe(true);
    expect(await preferences(player, false)).toMatchObject(needed);
    expect(await send(player)).toEqual({ success: true, errors: [] });
    const code = await codeSentTo(credentials);
    expect(await show(player, code)).toEqual({ success: true, errors: [] });
    expect(await isNeeded(player, 'LOGIN_PREFERENCES')).toBe(false);
    expect(await isNeeded(player, 'PASSWORD'), 'nothing else').toBe(true);
    expect(await show(player, code, 'PASSWORD'), 'used').toMatchObject({ success: false, errors: [{ field: ['oneTimeCode'] }] });
    expect((await preferences(player, false)).status).toBe(200);
    expect((await preferences(player, true)).status).toBe(200);
    expect(await preferences(player, false), 'the next act needs a code of its own').toMatchObject(needed);
  });

  it('checklist 13: a code is bound to its session, ten minutes, five tries and three mails', async () => {
    const { player, credentials } = await careful();
    await send(player);
    const first = await codeSentTo(credentials);
    for (let wrong = 0; wrong < 4; wrong += 1)
      expect(await show(player, other(first))).toMatchObject({
        errors: [{ message: 'This code is not correct. Check it and try again.' }],
      });
    const dead = { success: false, errors: [{ message: 'This code has expired. Ask for a new one.' }] };
    expect(await show(player, other(first))).toMatchObject(dead);
    expect(await show(player, first)).toMatchObject(dead);
    await send(player);
    const second = await codeSentTo(credentials);
    await send(player);
    expect(await show(player, second), 'a new one is the end of the old').toMatchObject({ success: false });
    expect(await send(player)).toMatchObject({
      success: false,
      errors: [{ message: 'You have asked for too many codes. Try again in ten minutes.' }],
    });
    const third = await codeSentTo(credentials);
    await sandbox(server(), 'clock', { advanceSeconds: 601 });
    expect(await show(player, third)).toMatchObject(dead);
    await sandbox(server(), 'clock', { reset: true });
    const stranger = await careful();
    expect(await show(stranger.player, third), 'of another player').toMatchObject(dead);
  });

  it('a confirmed code allows its action for ten minutes', async () => {
    const { player, credentials } = await careful();
    await send(player);
    await show(player, await codeSentTo(credentials));
    expect(await isNeeded(player, 'LOGIN_PREFERENCES')).toBe(false);
    await sandbox(server(), 'clock', { advanceSeconds: 601 });
    expect(await preferences(player, false)).toMatchObject(needed);
    await sandbox(server(), 'clock', { reset: true });
  });

  it('a password change needs a code, and keeps the password without it', async () => {
    const { player, credentials } = await careful();
    const change = (current: string) =>
      call(player, 'POST', '/api/password', { current_password: current, new_password: 'another one of mine' });
    expect(await change(credentials.password)).toMatchObject(needed);
    await send(player);
    await show(player, await codeSentTo(credentials), 'PASSWORD');
    expect((await change('wrong')).status, 'the password is asked for all the same').toBe(422);
    expect((await change(credentials.password)).status, 'a slip uses no code up').toBe(204);
    expect(await isNeeded(player, 'PASSWORD')).toBe(true);
  });

  it('raising or removing a limit needs a code; lowering a limit needs none', async () => {
    const { player, credentials } = await careful();
    expect((await lossLimit(player, 10_000)).status).toBe(204);
    expect((await lossLimit(player, 5_000)).status, 'less').toBe(204);
    expect(await lossLimit(player, 20_000), 'more').toMatchObject(needed);
    expect(await lossLimit(player, null), 'none').toMatchObject(needed);
    const SET = 'mutation { setLimit(type: LOSS, period: WEEKLY, amountOrDuration: "20000") { userErrors { message } } }';
    expect(await player.run(SET)).toMatchObject({ setLimit: { userErrors: [{ message: 'Please enter your code.' }] } });
    await send(player);
    await show(player, await codeSentTo(credentials), 'LIMIT');
    expect((await lossLimit(player, 4_000)).status, 'less uses no code up').toBe(204);
    expect((await lossLimit(player, 20_000)).status).toBe(204);
    expect(await lossLimit(player, 30_000)).toMatchObject(needed);
  });

  it('a code that cannot be mailed is reported, and allows nothing', async () => {
    const { player } = await careful();
    vi.spyOn(server().app.deps.mail, 'sendNow').mockResolvedValueOnce(false);
    expect(await send(player)).toMatchObject({
      success: false,
      errors: [{ message: 'We can’t send codes right now. Try again later, or contact support.' }],
    });
    expect(await preferences(player, false)).toMatchObject(needed);
  });

  it.each(['', '1234567', '123456789', '1234 678', "' or 1=1", '１２３４５６７８'])('the value %j is refused as a code', async (code) => {
    const { player } = await careful();
    await send(player);
    expect(await show(player, code)).toMatchObject({ success: false, errors: [{ message: 'Enter the 8-digit code.' }] });
  });

  it('a code sent three times at once is accepted once', async () => {
    const { player, credentials } = await careful();
    await send(player);
    const code = await codeSentTo(credentials);
    const shown = await Promise.all([show(player, code), show(player, code), show(player, code)]);
    expect(shown.filter(({ success }) => success)).toHaveLength(1);
  });

  it('a confirmed code allows one of many actions requested at the same moment', async () => {
    const { player, credentials } = await careful();
    const periods = ['daily', 'weekly', 'monthly'] as const;
    const limits = ['deposit', 'loss', 'spend'].flatMap((type) => periods.map((period) => `/i/cashflow_limits/${type}/${period}`));
    const set = (amount: number | null) => Promise.all(limits.map((path) => call(player, 'POST', path, { amount })));
    expect((await set(10_000)).map(({ status }) => status)).toEqual(limits.map(() => 204));
    await proven(player, credentials, 'LIMIT');
    const raised = (await set(null)).map(({ status }) => status);
    expect(raised.toSorted((a, b) => a - b)).toEqual([204, ...limits.slice(1).map(() => 403)]);
    expect(await isNeeded(player, 'LIMIT')).toBe(true);
  });
});

/** Sends the player a code and confirms one action with it. */
async function proven(player: PlayerClient, credentials: Credentials, source: Source): Promise<void> {
  await send(player);
  expect(await show(player, await codeSentTo(credentials), source)).toMatchObject({ success: true });
}
const mfaOf = async (player: PlayerClient, type: 'DEPOSIT' | 'WITHDRAWAL') => {
  const { paymentProvidersLandingPage: page } = await player.run<{
    paymentProvidersLandingPage: { providers: { id: string; mfaRequired: boolean }[] };
  }>('query ($type: TransactionType!) { paymentProvidersLandingPage(type: $type) { providers { id mfaRequired } } }', { type });
  return page.providers.filter(({ mfaRequired }) => mfaRequired).map(({ id }) => id);
};
const CODE_NEEDED = 'Please enter your code.';

describe('withdrawals', () => {
  const withdraw = (player: PlayerClient, actionId?: string, cents = 2_000) => createWithdrawal(player, toBank(cents), actionId);
  const madeBy = async ({ playerId }: PlayerClient) =>
    (await server().app.deps.db.selectFrom('withdrawals').select('id').where('player_id', '=', playerId).execute()).length;

  it('a withdrawal of a player without strong logins needs no code', async () => {
    const player = await PlayerClient.fresh(server());
    expect(await mfaOf(player, 'WITHDRAWAL')).toEqual([]);
    expect(await withdraw(player)).toMatchObject({ succeeded: true });
  });

  it('checklist 13: each withdrawal needs a code; without it the money stays', async () => {
    const { player, credentials } = await careful();
    expect(await mfaOf(player, 'WITHDRAWAL')).toContain('trustly');
    const actionId = crypto.randomUUID();
    const { errors } = await player.try(
      'mutation ($input: PaymentInput!, $actionId: ID) { withdrawalCreate(input: $input, actionId: $actionId) { succeeded } }',
      { input: toBank(2_000), actionId },
    );
    expect(errors).toMatchObject([{ message: CODE_NEEDED, extensions: { code: 'MFA_REQUIRED' } }]);
    expect([await cashOf(player), await madeBy(player)]).toEqual([100_000n, 0]);
    await proven(player, credentials, 'DEPOSIT');
    await expect(withdraw(player, actionId), 'of another source').rejects.toThrow(CODE_NEEDED);
    await proven(player, credentials, 'WITHDRAWAL');
    expect(await withdraw(player, actionId, 1_000_000), 'what is refused uses no code up').toMatchObject({ succeeded: false });
    const made = await withdraw(player);
    expect(made).toMatchObject({ succeeded: true });
    expect(await cashOf(player)).toBe(98_000n);
    await expect(withdraw(player), 'the next one').rejects.toThrow(CODE_NEEDED);
    expect(await madeBy(player)).toBe(1);
  });

  it.each(['withdrawalCreate', 'interacWithdrawalCreate', 'firstWireTransferWithdrawalCreate'])(
    'a withdrawal needs a code by whichever call: %s',
    async (call) => {
      const { player } = await careful();
      const isInterac = call.startsWith('interac');
      // Interac exists only for wallets in Canadian dollars.
      if (isInterac) await server().app.deps.db.updateTable('players').set({ currency: 'CAD' }).where('id', '=', player.playerId).execute();
      const made = player.run(`mutation ($input: PaymentInput!) { ${call}(input: $input) { succeeded } }`, {
        input: { amountCents: 20_000, paymentProviderId: isInterac ? 'interac' : 'wire-transfer' },
      });
      await expect(made).rejects.toThrow(CODE_NEEDED);
      expect([await madeBy(player), await cashOf(player)]).toEqual([0, 100_000n]);
    },
  );

  it('one code pays one of six withdrawals made at once, and its own repeat needs none', async () => {
    const { player, credentials } = await careful();
    await proven(player, credentials, 'WITHDRAWAL');
    const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
    const outcomes = await Promise.all(ids.map((id) => withdraw(player, id).catch((error: Error) => error.message)));
    const made = outcomes.flatMap((outcome, at) => (typeof outcome === 'string' ? [] : [{ id: ids[at], outcome }]));
    expect(outcomes.filter((outcome) => outcome === CODE_NEEDED)).toHaveLength(5);
    expect(made).toHaveLength(1);
    expect(await withdraw(player, made[0]?.id)).toEqual(made[0]?.outcome);
    expect(await cashOf(player)).toBe(98_000n);
  });
});

describe('deposits', () => {
  const asking = async (state: 'off' | 'on') =>
    (await OperatorClient.as(server(), 'approver')).run('switchFlag', { flag: 'deposit-mfa', state, reason: 'For the test' });

  it('each deposit needs a code if the flag and the provider require it', async () => {
    const { player, credentials } = await careful();
    expect(await mfaOf(player, 'DEPOSIT'), 'the house does not ask yet').toEqual([]);
    expect(await createDeposit(player)).toMatchObject({ succeeded: true });
    await asking('on');
    try {
      expect(await mfaOf(player, 'DEPOSIT')).toEqual(['debit-card', 'credit-card', 'trustly', 'vip-preferred']);
      await expect(createDeposit(player)).rejects.toThrow(CODE_NEEDED);
      await proven(player, credentials, 'DEPOSIT');
      const { uri } = await createDeposit(player);
      expect(await statusOf(player, uri?.transactionId ?? '')).toBe('PENDING');
      await expect(createDeposit(player)).rejects.toThrow(CODE_NEEDED);
      const other = await PlayerClient.fresh(server());
      expect(await createDeposit(other), 'of who wants no strong logins').toMatchObject({ succeeded: true });
    } finally {
      await asking('off');
    }
  });
});
