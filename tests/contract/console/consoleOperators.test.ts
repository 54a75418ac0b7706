import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { Colleague, OperatorLink } from '#src/shared/console/general.ts';
import type { Proposed } from '#src/shared/console/proposals.ts';
import { callConsole, confirm, OperatorClient, TwoPeople } from '#tests/support/operatorClient.ts';
import { logInByTotp, newOperator, registerTotp, tokenIn } from '#tests/support/operatorFactor.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'Starts on Monday';
let compliance: OperatorClient;
let trader: OperatorClient;
let two: TwoPeople;
beforeEach(async () => {
  compliance = await OperatorClient.as(server(), 'compliance');
  trader = await OperatorClient.as(server(), 'trader');
  two = new TwoPeople(compliance, trader);
});

let made = 0;
const wanted = (role: OperatorRole = 'viewer') => ({ email: `new-${(made += 1)}@house.test`, name: 'Nea Holm', role, reason });
const create = async (asked = wanted()) => {
  const { operatorId } = await two.run<{ operatorId: string }>('createOperator', asked);
  return { ...asked, operatorId };
};
const give = (by: OperatorClient, operatorId: string) => by.run<OperatorLink>('giveFactorLink', { operatorId });
/** Returns the link that the proposer sees and the password that the confirmer sees. */
async function loginOf(operatorId: string): Promise<{ readonly path: string; readonly password: string }> {
  const [{ path }, { password }] = [await give(compliance, operatorId), await give(trader, operatorId)];
  return { path: path ?? 'none', password: password ?? 'none' };
}
const listed = async (email: string) =>
  (await compliance.run<{ operators: readonly Colleague[] }>('listOperators')).operators.find((one) => one.email === email);
async function begin({ operatorId, email }: { readonly operatorId: string; readonly email: string }) {
  const account = { email, ...(await loginOf(operatorId)) };
  return { account, client: await logInByTotp(server(), account, await registerTotp(server(), account)) };
}

describe('an account made in the console', () => {
  it("a new operator's account needs a second person; proposer and confirmer each give one half of the login", async () => {
    const asked = wanted('trader');
    const { proposalId, summary } = await compliance.run<Proposed>('createOperator', asked);
    expect(summary).toBe(`Nea Holm (${asked.email}) gets an account as trader.`);
    expect(await listed(asked.email), 'nothing yet').toBeUndefined();
    expect((await confirm(compliance, proposalId ?? '')).status, 'nobody signs twice').toBe(403);
    expect((await confirm(trader, proposalId ?? '')).status).toBe(200);
    const found = await listed(asked.email);
    expect(found).toMatchObject({ role: 'trader', name: 'Nea Holm', hasFactor: false, lockedAt: null, lastLoginAt: null });
    const { client } = await begin({ operatorId: found?.id ?? '', email: asked.email });
    expect(await listed(asked.email)).toMatchObject({ hasFactor: true, lastLoginAt: expect.any(String) });
    const raised = await client.run<Proposed>('replaceFactor', { operatorId: 'viewer', reason });
    expect(await confirm(trader, raised.proposalId ?? ''), 'they do not sign together').toMatchObject({ json: { error: 'own-work' } });
    await client.run('withdrawProposal', { proposalId: raised.proposalId, reason });
  });

  it('only the latest link and password register a factor, and none after that', async () => {
    const account = await create();
    const [first, second] = [await loginOf(account.operatorId), await loginOf(account.operatorId)];
    const token = tokenIn(second.path);
    expect(await callConsole(server(), 'register', { token, password: first.password })).toMatchObject({
      json: { error: 'wrong-password' },
    });
    expect((await callConsole(server(), 'register', { token, password: second.password })).status).toBe(200);
    await registerTotp(server(), { email: account.email, ...second });
    expect(await compliance.try('giveFactorLink', { operatorId: account.operatorId })).toMatchObject({ json: { error: 'wrong-state' } });
  });

  it("a third person cannot give out an operator's link or password", async () => {
    const { operatorId } = await create();
    const other = await newOperator(server(), 'compliance');
    const third = await logInByTotp(server(), other, await registerTotp(server(), other));
    expect(await third.try('giveFactorLink', { operatorId })).toMatchObject({ json: { error: 'not-yours' } });
  });

  it("an address has one operator's account, however it is spelled", async () => {
    const asked = wanted();
    const again = { ...asked, email: asked.email.toUpperCase() };
    const { proposalId } = await compliance.run<Proposed>('createOperator', asked);
    expect(await trader.try('createOperator', again), 'compliance only').toMatchObject({ json: { error: 'wrong-role' } });
    expect(await compliance.try('createOperator', again)).toMatchObject({ json: { error: 'wrong-state' } });
    await confirm(trader, proposalId ?? '');
    expect(await compliance.try('createOperator', again)).toMatchObject({
      status: 409,
      json: { error: 'wrong-state', message: `${asked.email} has an account.` },
    });
    const late = await newOperator(server(), 'viewer');
    expect(await compliance.try('createOperator', { ...wanted(), email: late.email })).toMatchObject({ json: { error: 'wrong-state' } });
  });

  it.each([
    ['no address', { email: 'nobody' }],
    ['an address in two lines', { email: 'a@b.test\nc@d.test' }],
    ['no name', { name: ' ' }],
    ['a role that there is not', { role: 'root' }],
  ])("an operator's account with %s is refused", async (_, wrong) => {
    expect(await compliance.try('createOperator', { ...wanted(), ...wrong })).toMatchObject({ status: 422, json: { error: 'input' } });
  });
});

describe('a restored account', () => {
  it('a restored operator loses password, factor and session, and gets new ones from two people', async () => {
    const before = await create();
    const { account, client } = await begin(before);
    await two.run('restoreOperator', { operatorId: before.operatorId, reason: 'Forgot her password' });
    expect((await client.try('listSwitches')).status).toBe(401);
    expect((await callConsole(server(), 'login', account)).status, 'the password of before').toBe(401);
    const after = await begin(before);
    expect((await after.client.try('listSwitches')).status).toBe(200);
    expect(await client.try('restoreOperator', { operatorId: 'viewer', reason })).toMatchObject({ status: 401 });
  });

  it('an operator keeps the password when only the factor is replaced', async () => {
    const before = await create();
    const { account } = await begin(before);
    await two.run('replaceFactor', { operatorId: before.operatorId, reason: 'Lost her phone' });
    const { password, path } = await give(compliance, before.operatorId);
    expect(password).toBeNull();
    expect((await registerTotp(server(), { ...account, path: path ?? 'none' }))()).toMatch(/^\d{6}$/);
  });

  it('an operator cannot restore their own account or an unknown one', async () => {
    expect(await compliance.try('restoreOperator', { operatorId: compliance.id, reason })).toMatchObject({ json: { error: 'own-work' } });
    expect(await compliance.try('restoreOperator', { operatorId: 'nobody', reason })).toMatchObject({ json: { error: 'not-found' } });
  });
});

describe('a disabled account', () => {
  it('an account disabled by one person is logged out at once and unlocked by two', async () => {
    const { operatorId, email } = await create();
    const { account, client } = await begin({ operatorId, email });
    await compliance.run('disableOperator', { operatorId, reason: 'Her laptop was stolen' });
    expect((await client.try('listSwitches')).status).toBe(401);
    expect((await callConsole(server(), 'login', account)).status).toBe(423);
    expect((await listed(email))?.lockedAt).not.toBeNull();
    await two.run('unlockOperator', { operatorId, reason: 'It was found' });
    expect((await callConsole(server(), 'login', account)).status).toBe(200);
  });

  it('an operator cannot disable their own account or an unknown one', async () => {
    expect(await compliance.try('disableOperator', { operatorId: compliance.id, reason })).toMatchObject({ json: { error: 'own-work' } });
    expect(await compliance.try('disableOperator', { operatorId: 'nobody', reason })).toMatchObject({ json: { error: 'not-found' } });
  });
});
