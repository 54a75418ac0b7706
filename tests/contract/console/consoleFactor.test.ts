import { describe, expect, it } from 'vitest';
import { callConsole, OperatorClient } from '#tests/support/operatorClient.ts';
import { logInByTotp, newOperator, registerTotp, ticketOf, tokenIn } from '#tests/support/operatorFactor.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'For the test';
const prove = (ticket: string, code: string) => callConsole(server(), 'login/factor', { ticket, code });

describe("an operator's login", () => {
  it('an operator logs in by password and code; neither alone is enough', async () => {
    const account = await newOperator(server(), 'viewer');
    const { email, password } = account;
    expect(await callConsole(server(), 'login', { email, password })).toMatchObject({ status: 403, json: { error: 'no-factor' } });
    const codes = await registerTotp(server(), account);
    const asked = await callConsole(server(), 'login', { email, password });
    expect(asked.json).toMatchObject({ factor: { hasCode: true, passkey: null } });
    expect(asked.json).not.toHaveProperty('operator');
    expect(asked.headers['set-cookie'], 'no session yet').toBeUndefined();
    const client = await logInByTotp(server(), account, codes);
    expect(await client.run('listSwitches')).toMatchObject({ switches: [] });
  });

  it('a code and a login ticket work once each', async () => {
    const account = await newOperator(server(), 'viewer');
    const codes = await registerTotp(server(), account);
    const ticket = await ticketOf(server(), account);
    const code = codes();
    expect(await prove(ticket, code)).toMatchObject({ status: 200 });
    expect(await prove(ticket, codes()), 'the ticket').toMatchObject({ status: 401, json: { error: 'not-logged-in' } });
    expect(await prove(await ticketOf(server(), account), code), 'the code').toMatchObject({
      status: 401,
      json: { error: 'wrong-factor' },
    });
  });

  it('a code used twice at once is accepted once', async () => {
    const account = await newOperator(server(), 'viewer');
    const codes = await registerTotp(server(), account);
    const code = codes();
    const tickets = [await ticketOf(server(), account), await ticketOf(server(), account)];
    const answers = await Promise.all(tickets.map((ticket) => prove(ticket, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('three wrong codes lock an operator, also for the right code', async () => {
    const account = await newOperator(server(), 'viewer');
    const codes = await registerTotp(server(), account);
    const ticket = await ticketOf(server(), account);
    const answers = [];
    for (const wrong of ['000000', '', 'abcdef']) answers.push((await prove(ticket, wrong)).status);
    expect(answers).toEqual([401, 401, 423]);
    expect((await prove(ticket, codes())).status).toBe(423);
    expect((await callConsole(server(), 'login', account)).status).toBe(423);
  });

  it.each([
    ['a ticket that nobody has', { ticket: 'x'.repeat(43), code: '123456' }, 401],
    ['no proof', { ticket: 'x'.repeat(43) }, 422],
    ['a passkey that is none', { ticket: 'x'.repeat(43), passkey: 'yes' }, 422],
    ['a code of a hundred digits', { ticket: 'x'.repeat(43), code: '1'.repeat(100) }, 422],
  ])('an operator does not log in with %s', async (_, body, status) => {
    expect((await callConsole(server(), 'login/factor', body)).status).toBe(status);
  });

  it('an operator does not log in with a forged or empty passkey', async () => {
    const account = await newOperator(server(), 'viewer');
    await registerTotp(server(), account);
    const ticket = await ticketOf(server(), account);
    const forged = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {}, response: {} };
    for (const passkey of [{}, forged])
      expect(await callConsole(server(), 'login/factor', { ticket, passkey })).toMatchObject({ json: { error: 'wrong-factor' } });
  });
});

describe('a registration link', () => {
  it('a link registers one factor, with the password given for it', async () => {
    const account = await newOperator(server(), 'viewer');
    const token = tokenIn(account.path);
    expect(await callConsole(server(), 'register', { token, password: 'wrong' })).toMatchObject({ json: { error: 'wrong-password' } });
    await registerTotp(server(), account);
    expect(await callConsole(server(), 'register', { token, password: account.password })).toMatchObject({ json: { error: 'not-found' } });
  });

  it('a link with a wrong code registers nothing and can be used again', async () => {
    const account = await newOperator(server(), 'viewer');
    const begun = await callConsole(server(), 'register', { token: tokenIn(account.path), password: account.password });
    const { ticket } = begun.json as { ticket: string };
    expect(await callConsole(server(), 'register/finish', { ticket, code: '000000' })).toMatchObject({ json: { error: 'wrong-factor' } });
    await registerTotp(server(), account);
  });

  it('a registration link expires after three days', async () => {
    const account = await newOperator(server(), 'viewer');
    const { db } = server().app.deps;
    await db
      .updateTable('operator_links')
      .set({ expires_at: new Date(0) })
      .where('used_at', 'is', null)
      .execute();
    const answer = await callConsole(server(), 'register', { token: tokenIn(account.path), password: account.password });
    expect(answer).toMatchObject({ status: 404, json: { error: 'not-found' } });
  });
});

describe('a lost factor', () => {
  it('two operators replace a lost factor: its owner is logged out and signs nothing for 24 hours', async () => {
    const account = await newOperator(server(), 'compliance');
    const lost = await logInByTotp(server(), account, await registerTotp(server(), account));
    const [trader, compliance] = [await OperatorClient.as(server(), 'trader'), await OperatorClient.as(server(), 'compliance')];
    const operatorId = lost.id;
    expect(await trader.try('giveFactorLink', { operatorId }), 'one alone').toMatchObject({ json: { error: 'not-yours' } });
    expect(await lost.try('replaceFactor', { operatorId, reason }), 'one’s own').toMatchObject({ json: { error: 'own-work' } });
    const { proposalId } = await trader.run<{ proposalId: string }>('replaceFactor', { operatorId, reason });
    const { proposals } = await trader.run<{ proposals: readonly { id: string; digest: string }[] }>('listProposals', { state: 'open' });
    const digest = proposals.find(({ id }) => id === proposalId)?.digest;
    const confirmed = { proposalId, digest, reason };
    for (const [who, whose] of [
      [trader, 'the proposer'],
      [lost, 'the owner'],
    ] as const)
      expect((await who.try('confirmProposal', confirmed)).status, whose).toBe(403);
    expect(await lost.try('refuseProposal', { proposalId, reason }), 'nor does the owner stop it').toMatchObject({
      json: { error: 'own-work' },
    });
    expect((await lost.try('listSwitches')).status, 'nothing has happened').toBe(200);
    await compliance.run('confirmProposal', confirmed);
    expect((await lost.try('listSwitches')).status).toBe(401);
    expect(await callConsole(server(), 'login', account)).toMatchObject({ json: { error: 'no-factor' } });

    const { path } = await trader.run<{ path: string }>('giveFactorLink', { operatorId });
    const again = await logInByTotp(server(), account, await registerTotp(server(), { ...account, path }));
    expect(await compliance.try('giveFactorLink', { operatorId }), 'none is needed any more').toMatchObject({
      json: { error: 'wrong-state' },
    });
    expect(await again.try('replaceFactor', { operatorId: 'editor', reason }), 'nor proposes').toMatchObject({
      json: { error: 'own-work' },
    });
    const kept = await trader.run<{ proposalId: string }>('replaceFactor', { operatorId: 'viewer', reason });
    const open = await again.run<{ proposals: readonly { id: string; digest: string; whyNot: string | null }[] }>('listProposals', {
      state: 'open',
    });
    const found = open.proposals.find(({ id }) => id === kept.proposalId);
    expect(found?.whyNot).toContain('24 hours');
    expect(await again.try('confirmProposal', { proposalId: kept.proposalId, digest: found?.digest, reason })).toMatchObject({
      status: 403,
      json: { error: 'own-work' },
    });
  });
});
