import { describe, expect, it } from 'vitest';
import { callConsole, OperatorClient, TwoPeople } from '#tests/support/operatorClient.ts';
import type { Answer } from '#tests/support/http.ts';
import { newOperator, registerTotp } from '#tests/support/operatorFactor.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'For the test';

const PASSWORD = 'Linemaker-demo-1';
type Login = { readonly email: string; readonly password: string };

const enter = ({ email, password }: Login, cookie = '') => callConsole(server(), 'login', { email, password }, { cookie });
const guess = async (email: string, times: number, cookie = '') => {
  const statuses: number[] = [];
  for (let tried = 0; tried < times; tried += 1) statuses.push((await enter({ email, password: 'wrong' }, cookie)).status);
  return statuses;
};
const deviceIn = ({ headers }: Answer): string => {
  const set = headers['set-cookie']?.find((one) => one.startsWith('__Host-operator-device=')) ?? '';
  expect(set).toMatch(/^__Host-operator-device=[\w-]{32}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  return set.split(';', 1)[0] ?? '';
};

/** Logs in a demo operator by password only. Returns the login and its browser, which is now known. */
async function demo(role: string): Promise<Login & { readonly device: string }> {
  const login = { email: `${role}@linemaker.test`, password: PASSWORD };
  return { ...login, device: deviceIn(await enter(login)) };
}

/** Logs in a new operator by password and code. Returns the login and its browser, which is now known. */
async function known(): Promise<Login & { readonly device: string }> {
  const account = await newOperator(server(), 'viewer');
  const codes = await registerTotp(server(), account);
  const asked = await enter(account);
  expect(asked.headers['set-cookie'], 'a password alone makes nothing known').toBeUndefined();
  const { ticket } = (asked.json as { readonly factor: { readonly ticket: string } }).factor;
  return { ...account, device: deviceIn(await callConsole(server(), 'login/factor', { ticket, code: codes() })) };
}

describe('a browser that an operator has logged in with', () => {
  it("a known browser still logs in after strangers have locked the operator's account", async () => {
    const account = await demo('editor');
    expect(await guess(account.email, 3)).toEqual([401, 401, 423]);
    expect((await enter(account)).status, 'a browser that is not known').toBe(423);
    expect((await enter(account, account.device)).status).toBe(200);
    expect((await enter(account)).status, 'afterwards').toBe(423);
  });

  it('a known browser has three wrong guesses of its own, which lock the account for everybody', async () => {
    const account = await demo('viewer');
    await guess(account.email, 3);
    expect(await guess(account.email, 2, account.device)).toEqual([401, 401]);
    expect((await enter(account, account.device)).status, 'a right one gives them back').toBe(200);
    expect(await guess(account.email, 3, account.device)).toEqual([401, 401, 423]);
    expect((await enter(account, account.device)).status).toBe(423);
    const both = await TwoPeople.as(server(), 'compliance', 'trader');
    await both.run('unlockOperator', { operatorId: 'viewer', reason });
    expect((await enter(account, account.device)).status, 'unlocked').toBe(200);
  });

  it('a wrong code counts as a wrong password on a known browser', async () => {
    const account = await known();
    await guess(account.email, 3);
    const asked = await callConsole(server(), 'login', account, { cookie: account.device });
    const { ticket } = (asked.json as { readonly factor: { readonly ticket: string } }).factor;
    const codes: number[] = [];
    for (let tried = 0; tried < 3; tried += 1)
      codes.push((await callConsole(server(), 'login/factor', { ticket, code: '000000' }, { cookie: account.device })).status);
    expect(codes).toEqual([401, 401, 423]);
  });

  it('a known browser does not help with another account, nor does a forged cookie', async () => {
    const [mine, other] = [await known(), await known()];
    await guess(other.email, 3);
    expect((await enter(other, mine.device)).status).toBe(423);
    expect((await enter(other, `__Host-operator-device=${'x'.repeat(32)}`)).status).toBe(423);
  });

  it('a known browser does not open an account that was disabled', async () => {
    const account = await known();
    const compliance = await OperatorClient.as(server(), 'compliance');
    const { operators } = await compliance.run<{ operators: readonly { id: string; email: string }[] }>('listOperators');
    await compliance.run('disableOperator', { operatorId: operators.find(({ email }) => email === account.email)?.id, reason });
    expect((await enter(account, account.device)).status).toBe(423);
  });
});
