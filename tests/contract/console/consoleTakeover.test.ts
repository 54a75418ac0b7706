import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Colleague, OperatorLink } from '#src/shared/console/general.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { Proposed } from '#src/shared/console/proposals.ts';
import { colleague } from '#tests/support/consoleThings.ts';
import { callConsole, confirm, OperatorClient, TwoPeople } from '#tests/support/operatorClient.ts';
import { logInByTotp, registerTotp, tokenIn } from '#tests/support/operatorFactor.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'For the test';
let compliance: OperatorClient;
let trader: OperatorClient;
let third: OperatorClient;
beforeEach(async () => {
  compliance = await OperatorClient.as(server(), 'compliance');
  trader = await OperatorClient.as(server(), 'trader');
});
beforeAll(async () => {
  third = await person('trader');
});

let count = 0;
const person = (role: OperatorRole): Promise<OperatorClient> => colleague(server(), `${role}-${(count += 1)}`, role);
async function make([first, second]: readonly [OperatorClient, OperatorClient], role: OperatorRole) {
  const email = `made-${(count += 1)}@house.test`;
  const { operatorId } = await new TwoPeople(first, second).run<{ operatorId: string }>('createOperator', {
    ...{ email, name: 'Nea Holm', role, reason },
  });
  return { email, operatorId };
}
type Made = Awaited<ReturnType<typeof make>>;
/** Returns the link that the proposer sees and the password that the confirmer sees. */
async function givenTo({ email, operatorId }: Made, [proposer, confirmer]: readonly [OperatorClient, OperatorClient]) {
  const link = await proposer.run<OperatorLink>('giveFactorLink', { operatorId });
  const secret = await confirmer.run<OperatorLink>('giveFactorLink', { operatorId });
  return { email, path: link.path ?? 'none', password: secret.password ?? 'none' };
}
async function enter(made: Made, two: readonly [OperatorClient, OperatorClient]): Promise<OperatorClient> {
  const account = await givenTo(made, two);
  return logInByTotp(server(), account, await registerTotp(server(), account));
}
async function sign(proposer: OperatorClient, confirmer: OperatorClient) {
  const { proposalId } = await proposer.run<Proposed>('replaceFactor', { operatorId: 'viewer', reason });
  const answer = await confirm(confirmer, proposalId ?? '');
  if (answer.status !== 200) await proposer.run('withdrawProposal', { proposalId, reason });
  return answer;
}

describe('two traders', () => {
  it('two traders cannot restore a compliance account', async () => {
    const victim = await person('compliance');
    expect(await trader.try('restoreOperator', { operatorId: victim.id, reason })).toMatchObject({ json: { error: 'wrong-role' } });
  });

  it("two traders can replace compliance's factor, but lack the password to log in", async () => {
    const victim = await person('compliance');
    await new TwoPeople(trader, third).run('replaceFactor', { operatorId: victim.id, reason });
    const { path, password } = await trader.run<OperatorLink>('giveFactorLink', { operatorId: victim.id });
    expect(password).toBeNull();
    expect(await callConsole(server(), 'register', { token: tokenIn(path ?? ''), password: 'a guess' })).toMatchObject({
      json: { error: 'wrong-password' },
    });
  });
});

describe('an operator whose factor was replaced', () => {
  it('an operator whose factor was replaced disables nobody for 24 hours', async () => {
    const two = [compliance, trader] as const;
    const made = await make(two, 'compliance');
    await enter(made, two);
    await new TwoPeople(...two).run('restoreOperator', { operatorId: made.operatorId, reason });
    const back = await enter(made, two);
    expect(await back.try('disableOperator', { operatorId: 'viewer', reason })).toMatchObject({
      json: { error: 'own-work', message: expect.stringContaining('24 hours') as string },
    });
  });
});

describe('a disabled login', () => {
  it('an unlock proposed before the account was disabled does not open it', async () => {
    const victim = await person('viewer');
    for (let tried = 0; tried < 3; tried += 1)
      await callConsole(server(), 'login', { email: `${victim.id}@linemaker.test`, password: 'wrong' });
    const { proposalId } = await compliance.run<Proposed>('unlockOperator', { operatorId: victim.id, reason });
    await (await person('compliance')).run('disableOperator', { operatorId: victim.id, reason });
    expect(await confirm(trader, proposalId ?? '')).toMatchObject({ json: { error: 'stale' } });
  });

  it('proposals of a disabled operator are not confirmed or renewed until the unlock', async () => {
    const left = await person('trader');
    const { proposalId } = await left.run<Proposed>('replaceFactor', { operatorId: 'editor', reason });
    await compliance.run('disableOperator', { operatorId: left.id, reason });
    const refused = { json: { error: 'wrong-state', message: expect.stringContaining(`${left.id}@linemaker.test`) as string } };
    expect(await confirm(trader, proposalId ?? '')).toMatchObject(refused);
    expect(await trader.try('renewProposal', { proposalId })).toMatchObject(refused);
    await new TwoPeople(compliance, trader).run('unlockOperator', { operatorId: left.id, reason });
    expect((await trader.try('renewProposal', { proposalId })).status).toBe(200);
    expect((await confirm(third, proposalId ?? '')).status).toBe(200);
  });
});

describe('a pending registration', () => {
  const begun = async (made: Made, two: readonly [OperatorClient, OperatorClient]) => {
    const { path, password } = await givenTo(made, two);
    const { json } = await callConsole(server(), 'register', { token: tokenIn(path), password });
    return (json as { readonly ticket: string }).ticket;
  };
  const finish = (ticket: string) => callConsole(server(), 'register/finish', { ticket, code: '000000' });

  it('a registration begun before the account was disabled cannot be finished, even after the unlock', async () => {
    const two = [compliance, trader] as const;
    const made = await make(two, 'viewer');
    const ticket = await begun(made, two);
    await compliance.run('disableOperator', { operatorId: made.operatorId, reason });
    expect(await finish(ticket)).toMatchObject({ status: 423, json: { error: 'locked' } });
    await new TwoPeople(...two).run('unlockOperator', { operatorId: made.operatorId, reason });
    expect(await finish(ticket)).toMatchObject({ json: { error: 'not-found' } });
  });

  it('a registration begun before the account was restored cannot be finished', async () => {
    const two = [compliance, trader] as const;
    const made = await make(two, 'viewer');
    const ticket = await begun(made, two);
    await new TwoPeople(...two).run('restoreOperator', { operatorId: made.operatorId, reason });
    expect(await finish(ticket)).toMatchObject({ json: { error: 'not-found' } });
    expect((await (await enter(made, two)).try('listSwitches')).status).toBe(200);
  });
});

describe('a chain of accounts', () => {
  it('an operator cannot sign with an account they made, directly or through others', async () => {
    const first = [compliance, trader] as const;
    const middle = await enter(await make(first, 'compliance'), first);
    const second = [middle, third] as const;
    const last = await enter(await make(second, 'trader'), second);
    for (const [proposer, confirmer] of [
      [compliance, last],
      [last, trader],
    ] as const)
      expect(await sign(proposer, confirmer)).toMatchObject({ status: 403, json: { error: 'own-work' } });
    expect((await sign(compliance, trader)).status, 'the two makers').toBe(200);
    expect((await sign(last, await person('trader'))).status, 'somebody else').toBe(200);
  });
});

describe('password and link of an account', () => {
  it("the proposer gets an account's link and the confirmer its password", async () => {
    const { operatorId } = await make([compliance, trader], 'viewer');
    const link = await compliance.run<OperatorLink>('giveFactorLink', { operatorId });
    expect(link).toEqual({ path: expect.stringMatching(/^\/#register=/) as string, password: null });
    expect(await trader.run<OperatorLink>('giveFactorLink', { operatorId })).toEqual({
      path: null,
      password: expect.any(String) as string,
    });
  });

  it('an operator who knew the password cannot also get the link by replacing the factor', async () => {
    const two = [compliance, trader] as const;
    const made = await make(two, 'viewer');
    await enter(made, two);
    const { operatorId } = made;
    await new TwoPeople(trader, third).run('replaceFactor', { operatorId, reason });
    expect(await trader.try('giveFactorLink', { operatorId })).toMatchObject({ json: { error: 'not-yours' } });
    expect((await third.run<OperatorLink>('giveFactorLink', { operatorId })).path).toMatch(/^\/#register=/);
  });
});

// Must run last, because it locks out most operators.
describe('a stolen login of compliance', () => {
  it('a stolen compliance login leaves two operators who can unlock all others', async () => {
    const thief = await person('compliance');
    const { operators } = await thief.run<{ operators: readonly Colleague[] }>('listOperators');
    const honest = ['trader', 'compliance'];
    const others = operators.map(({ id }) => id).filter((id) => id !== thief.id && !honest.includes(id));
    for (const operatorId of others) await thief.run('disableOperator', { operatorId, reason });
    for (const operatorId of honest)
      expect(await thief.try('disableOperator', { operatorId, reason })).toMatchObject({
        status: 409,
        json: { error: 'wrong-state', message: expect.stringContaining('Besides you, two people') as string },
      });
    await new TwoPeople(compliance, trader).run('unlockOperator', { operatorId: third.id, reason });
    await new TwoPeople(compliance, trader).run('restoreOperator', { operatorId: thief.id, reason });
    expect((await thief.try('listSwitches')).status).toBe(401);
  });
});
