import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenHarmCase } from '#src/shared/console/harm.ts';
import { aName, launch, seated, wager } from '#tests/support/casinoPlay.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { type Credentials, graphql, newPlayer, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { statementsOfRequests } from '#tests/support/statements.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { createWithdrawal, toBank } from '#tests/support/withdrawals.ts';

const server = useTestServer();
let compliance: OperatorClient;
beforeAll(async () => {
  compliance = await OperatorClient.as(server(), 'compliance');
});

type Notice = {
  readonly step: string;
  readonly ackType: string;
  readonly seen: readonly string[];
  readonly contact: { readonly when: string; readonly phone: string; readonly until: string } | null;
};
const NOTICE = '{ account { saferPlayNotice { step ackType seen contact { when phone until } } } }';
const CONFIRM =
  'mutation ($ackType: String!, $actionId: ID) { userAck(ackType: $ackType, actionId: $actionId) { succeeded userErrors { message } } }';
const noticeOf = async (player: PlayerClient): Promise<Notice | null> =>
  (await player.run<{ account: { saferPlayNotice: Notice | null } }>(NOTICE)).account.saferPlayNotice;
const confirm = async (player: PlayerClient, ackType: string, actionId: string = crypto.randomUUID()): Promise<boolean> =>
  (await player.run<{ userAck: { succeeded: boolean } }>(CONFIRM, { ackType, actionId })).userAck.succeeded;
const located = async (credentials: Credentials): Promise<PlayerClient> => {
  const player = await PlayerClient.logIn(server(), credentials);
  await player.locate();
  return player;
};
const raise = ({ email }: Credentials, level: 1 | 2 | 3) => sandbox(server(), 'harm', { email, level });
const bet = async (player: PlayerClient) => {
  const { home } = await openMoneyline(server(), 3);
  return (await place(player, [straight(home, '200')])).errors.map(({ code }) => code);
};
const rest = (player: PlayerClient, path: string, body: object) =>
  ask(server().port, path, {
    method: 'POST',
    headers: { authorization: `Bearer ${player.tokens.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a level 1 message', () => {
  it('a level 1 message is shown until acknowledged, and a repeated confirmation succeeds', async () => {
    const credentials = await newPlayer(server());
    const player = await located(credentials);
    expect(await noticeOf(player)).toBeNull();
    await raise(credentials, 1);
    const notice = await noticeOf(player);
    expect(notice).toEqual({
      step: 'MESSAGE',
      ackType: expect.stringMatching(/^safer-play-/),
      seen: ['On 2 of the last 30 days you opened the self-exclusion page and did not choose an option.'],
      contact: null,
    });
    const actionId = crypto.randomUUID();
    const ackType = notice?.ackType ?? '';
    expect([await confirm(player, ackType, actionId), await confirm(player, ackType, actionId)]).toEqual([true, true]);
    expect([await confirm(player, ackType), await noticeOf(player), await bet(player)]).toEqual([false, null, []]);
  });
});

describe('a level 2 guide', () => {
  it('a level 2 guide blocks the next bet, game and round, and nothing else', async () => {
    const credentials = await newPlayer(server());
    const player = await located(credentials);
    const seat = await seated(player);
    await raise(credentials, 2);
    const { home } = await openMoneyline(server(), 3);
    expect((await place(player, [straight(home, '200')])).errors).toEqual([
      expect.objectContaining({ code: 'safer-play-guide-due', displayType: 'RG_ACK_REQUIRED' }),
    ]);
    expect((await launch(player)).errors).toEqual([expect.objectContaining({ kind: 'RG_ACK_REQUIRED' })]);
    expect((await wager(seat, { round: aName() })).said).toMatchObject({ isAccepted: false, refusal: 'safer-play-guide-due' });
    expect(await createWithdrawal(player, toBank(2_000))).toMatchObject({ succeeded: true, userErrors: [] });
    expect((await rest(player, '/i/cashflow_limits/deposit/daily', { amount: 6_000 })).status).toBe(204);
    expect(await confirm(player, (await noticeOf(player))?.ackType ?? '')).toBe(true);
    expect(await bet(player)).toEqual([]);
    expect((await wager(await seated(player), { round: aName() })).said).toMatchObject({ isAccepted: true });
  });

  it('a level 2 guide is shown on every brand and confirmed on one', async () => {
    const credentials = await newPlayer(server());
    const player = await located(credentials);
    await raise(credentials, 2);
    const on = async (host: string) => {
      const headers = { authorization: `Bearer ${player.tokens.access_token}`, host };
      return (await graphql<{ account: { saferPlayNotice: Notice | null } }>(server(), NOTICE, {}, headers)).data.account.saferPlayNotice;
    };
    const [here, there] = [await on('tsb.localhost'), await on('espnbet.localhost')];
    expect([here?.step, here]).toEqual(['GUIDE', there]);
    expect(await confirm(player, there?.ackType ?? '')).toBe(true);
    expect([await on('tsb.localhost'), await on('espnbet.localhost'), await bet(player)]).toEqual([null, null, []]);
  });

  it('a level 2 guide cannot be confirmed by another player or under another name', async () => {
    const [mine, others] = [await newPlayer(server()), await newPlayer(server())];
    const [player, other] = [await located(mine), await located(others)];
    await raise(mine, 2);
    const ackType = (await noticeOf(player))?.ackType ?? '';
    for (const name of [ackType, 'safer-play-', 'safer-play-unknown']) expect(await confirm(other, name), name).toBe(false);
    expect(await confirm(player, 'safer-play-unknown')).toBe(false);
    expect(await bet(player)).toEqual(['safer-play-guide-due']);
  });

  it('placement and launch read the harm notice in the statement that reads the account', async () => {
    const player = await located(await newPlayer(server()));
    const { home } = await openMoneyline(server(), 3);
    for (const act of [() => place(player, [straight(home, '200')]), () => launch(player)]) {
      const asked = (await statementsOfRequests(act)).filter((text) => text.includes('harm_notices'));
      expect(asked).toEqual([expect.stringContaining('register_standings')]);
    }
  });
});

describe('unreadable harm tables', () => {
  const LOOK = 'query ($betId: ID!) { cashOut(betId: $betId) { quote { quoteId amount { amountLong } } } }';
  const TAKE = `mutation ($betId: ID!, $quoteId: ID!, $amount: Long!, $cashOutId: ID!) {
    cashOutBet(betId: $betId, quoteId: $quoteId, amount: $amount, cashOutId: $cashOutId) { accepted refusal { code } } }`;
  const UNCHECKED = 'We can’t make our safer gambling checks right now. You were not charged.';
  type Quote = { readonly quoteId: string; readonly amount: { readonly amountLong: string } };

  it('unreadable harm tables refuse bets, games and rounds by name and leave cash outs, withdrawals, history and limits open', async () => {
    const player = await located(await newPlayer(server()));
    const seat = await seated(player);
    const round = { round: aName(), transaction: aName('wager') };
    const placementId = crypto.randomUUID();
    const { home } = await openMoneyline(server(), 3);
    const betId = (await place(player, [straight(home, '2000')])).placedBets[0]?.id ?? '';
    const { db } = server().app.deps;
    for (const table of ['harm_notices', 'harm_cases'])
      await sql`ALTER TABLE ${sql.table(table)} RENAME TO ${sql.table(`${table}_away`)}`.execute(db);
    try {
      expect(await place(player, [straight(home, '200')], placementId)).toMatchObject({
        accepted: false,
        errors: [{ code: 'safer-play-unchecked', displayType: 'RETRYABLE', message: expect.stringContaining(UNCHECKED) }],
      });
      expect((await launch(player)).errors).toEqual([expect.objectContaining({ message: expect.stringContaining(UNCHECKED) })]);
      expect((await wager(seat, round)).said).toMatchObject({ isAccepted: false, refusal: 'safer-play-unchecked' });
      const { cashOut } = await player.run<{ cashOut: { quote: Quote } }>(LOOK, { betId });
      const { quoteId, amount } = cashOut.quote;
      const taken = await player.run(TAKE, { betId, quoteId, amount: amount.amountLong, cashOutId: crypto.randomUUID() });
      expect(taken).toMatchObject({ cashOutBet: { accepted: true, refusal: null } });
      expect(await createWithdrawal(player, toBank(2_000))).toMatchObject({ succeeded: true, userErrors: [] });
      await player.run('{ accountHistory(sectionId: "transactions", filterId: "all") { entries { title } } }');
      expect((await rest(player, '/i/cashflow_limits/deposit/daily', { amount: 6_000 })).status).toBe(204);
    } finally {
      for (const table of ['harm_notices', 'harm_cases'])
        await sql`ALTER TABLE ${sql.table(`${table}_away`)} RENAME TO ${sql.table(table)}`.execute(db);
    }
    expect(await place(player, [straight(home, '200')], placementId), 'the refusal was not kept').toMatchObject({ accepted: true });
    expect((await wager(seat, round)).said, 'the refusal was not kept').toMatchObject({ isAccepted: true });
  });
});

describe('a level 3 wait', () => {
  it("a level 3 wait names the contact, allows withdrawals and ends with compliance's outcome", async () => {
    const credentials = await newPlayer(server());
    const player = await located(credentials);
    await raise(credentials, 3);
    const notice = await noticeOf(player);
    expect(notice).toMatchObject({ step: 'CONTACT', contact: { when: expect.stringMatching(/day, .+ E[DS]T$/), phone: '1-888-555-0142' } });
    expect(await bet(player)).toEqual(['safer-play-contact-due']);
    expect((await launch(player)).errors).toEqual([expect.objectContaining({ kind: 'RG_ACK_REQUIRED' })]);
    expect(await createWithdrawal(player, toBank(2_000))).toMatchObject({ succeeded: true, userErrors: [] });
    expect(await confirm(player, notice?.ackType ?? '')).toBe(false);
    const { cases } = await compliance.run<{ cases: readonly OpenHarmCase[] }>('listHarmCases');
    const open = cases.find(({ playerId }) => playerId === credentials.playerId);
    expect(open).toMatchObject({ level: 3, wait: { until: notice?.contact?.until, isMissed: false } });
    await compliance.run('closeHarmCase', { caseId: open?.caseId, outcome: 'CONTACTED', reason: 'We have talked.' });
    expect([(await noticeOf(player))?.step, await bet(player)]).toEqual(['GUIDE', ['safer-play-guide-due']]);
    expect((await rest(player, '/i/cool_offs', { hours: 72 })).status).toBe(200);
  });

  it("a player at level 3 is mailed the contact's hours and phone number", async () => {
    const credentials = await newPlayer(server());
    await raise(credentials, 3);
    await server().app.deps.mail.sendDue();
    type Mails = { readonly mails: readonly { readonly subject: string; readonly body: string }[] };
    const { mails } = await sandbox<Mails>(server(), 'mail', { to: credentials.email });
    const mail = mails.find(({ subject }) => subject === 'About your play');
    expect(mail?.body).toMatch(/We will contact you at .+ E[DS]T\. You can also call us: 1-888-555-0142\./);
    expect(mail?.body).not.toContain('Nothing about your account has changed');
  });
});
