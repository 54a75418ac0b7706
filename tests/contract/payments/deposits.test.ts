import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setRgLimit } from '#server/modules/responsibleGaming/rgLimits/store.ts';
import { takeBreak } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { resolveDoubts } from '#server/modules/payments/vendor/index.ts';
import {
  callback,
  CARD,
  cashOf,
  createDeposit,
  depositId,
  gatewayOf,
  onVendorPage,
  pay,
  statusOf,
  vendorOf,
} from '#tests/support/deposits.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { newPlayer, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
beforeEach(() => sandbox(server(), 'clock', { reset: true }));

const START = 100_000n;

async function somebody(options: { readonly region?: string } = {}) {
  const credentials = await newPlayer(server(), options);
  return { player: await PlayerClient.logIn(server(), credentials), email: credentials.email };
}
const settled = (player: PlayerClient, id: string, status: string) =>
  vi.waitFor(async () => expect(await statusOf(player, id)).toBe(status), { interval: 20 });
const violations = () => ledgerViolations(server().app.deps.db);
const landing = async (player: PlayerClient, field = 'paymentProvidersLandingPage(type: DEPOSIT)') =>
  Object.values(
    await player.run<Record<string, Landing>>(
      `{ ${field} { permitted message providers { id availability excluded methods { id name } } preferredProvider { id preferredMethod { id name } } } }`,
    ),
  )[0] as Landing;
const quickLanding = (player: PlayerClient) => landing(player, 'paymentProvidersQuickDepositLandingPage');
type Landing = {
  readonly permitted: boolean;
  readonly message: string | null;
  readonly providers: readonly {
    readonly id: string;
    readonly availability: string;
    readonly excluded: boolean;
    readonly methods: readonly { readonly id: string; readonly name: string }[];
  }[];
  readonly preferredProvider: {
    readonly id: string;
    readonly preferredMethod: { readonly id: string; readonly name: string } | null;
  } | null;
};

describe('a deposit', () => {
  it("a deposit goes through the vendor's page to the balance, a receipt and the history", async () => {
    const { player } = await somebody();
    const id = await depositId(player);
    expect([await statusOf(player, id), await cashOf(player)]).toEqual(['PENDING', START]);
    expect((await pay(player, id)).json).toMatchObject({ reference: id, status: 'APPROVED' });
    await settled(player, id, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(START + 5_000n);
    const { paymentTransaction } = await player.run<{ paymentTransaction: { receipt: object } }>(
      'query ($id: ID!) { paymentTransaction(id: $id) { type amount { formattedAmount } provider { id code } receipt { total { amountLong } lines { kind } } } }',
      { id },
    );
    expect(paymentTransaction).toMatchObject({
      type: 'DEPOSIT',
      amount: { formattedAmount: '$50.00' },
      provider: { id: 'debit-card', code: 'CARD' },
      receipt: { total: { amountLong: '5000' } },
    });
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['approved again and again', ['APPROVED', 'APPROVED', 'APPROVED'], 'SUCCESSFUL', 5_000n],
    ['declined after it was approved', ['APPROVED', 'DECLINED', 'EXPIRED'], 'SUCCESSFUL', 5_000n],
    ['approved after it was declined', ['DECLINED', 'APPROVED', 'DECLINED'], 'SUCCESSFUL', 5_000n],
    ['ended, then declined', ['EXPIRED', 'DECLINED', 'PENDING'], 'FAILED', 0n],
    ['pending after it was approved', ['PENDING', 'APPROVED', 'PENDING'], 'SUCCESSFUL', 5_000n],
  ])('a deposit that the vendor calls %s is credited by the best callback, once', async (_, words, status, cents) => {
    const { player } = await somebody();
    const id = await depositId(player);
    for (const word of words) expect((await callback(server(), { reference: id, status: word })).status).toBe(204);
    expect([await statusOf(player, id), await cashOf(player)]).toEqual([status, START + cents]);
    expect(await violations()).toEqual([]);
  });

  it('a deposit is credited once by twenty simultaneous callbacks', async () => {
    const { player } = await somebody();
    const id = await depositId(player);
    const answers = await Promise.all(Array.from({ length: 20 }, () => callback(server(), { reference: id, status: 'APPROVED' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await cashOf(player)).toBe(START + 5_000n);
    expect(await violations()).toEqual([]);
  });

  it('a deposit without a callback is looked up at the vendor and credited', async () => {
    const { player } = await somebody();
    const id = await depositId(player);
    expect((await pay(player, id, CARD.silent)).json).toMatchObject({ status: 'PENDING' });
    expect(await statusOf(player, id)).toBe('PENDING');
    await sandbox(server(), 'clock', { advanceSeconds: 6 });
    await resolveDoubts(server().app.deps, vendorOf(server()));
    await settled(player, id, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(START + 5_000n);
  });

  it('a deposit that was never begun fails after twenty minutes and does not count as declined', async () => {
    const { player } = await somebody();
    const id = await depositId(player);
    const later = new Date(server().app.deps.ports.now().getTime() + 21 * 60_000);
    const { deps } = server().app;
    await resolveDoubts({ ...deps, ports: { ...deps.ports, now: () => later } }, vendorOf(server()));
    expect(await statusOf(player, id)).toBe('FAILED');
    const { failure } = await deps.db.selectFrom('deposits').select('failure').where('id', '=', id).executeTakeFirstOrThrow();
    expect(failure).toBe('ABANDONED');
  });

  it("a deposit left on the vendor's page fails and takes nothing", async () => {
    const { player } = await somebody();
    const id = await depositId(player);
    const { url } = (await gatewayOf(player, id)).json as { url: string };
    expect((await onVendorPage(url, 'cancel', {})).json).toMatchObject({ status: 'EXPIRED' });
    await settled(player, id, 'FAILED');
    expect((await gatewayOf(player, id)).status).toBe(409);
    expect((await onVendorPage(url, 'charge', { number: CARD.approved })).json).toMatchObject({ status: 'EXPIRED' });
    expect(await cashOf(player)).toBe(START);
  });
});

describe('a callback', () => {
  it.each([
    ['another secret', { secret: 'x'.repeat(43) }],
    ['another type', { typ: 'JWT' }],
    ['another audience', { audience: 'somebody' }],
    ['an hour ago', { agedSeconds: 3_600 }],
  ])('a callback signed with %s is refused and credits nothing', async (_, signing) => {
    const { player } = await somebody();
    const id = await depositId(player);
    expect((await callback(server(), { reference: id, status: 'APPROVED' }, signing)).status).toBe(401);
    expect([await statusOf(player, id), await cashOf(player)]).toEqual(['PENDING', START]);
  });

  it.each([
    ['another amount', { amountCents: '500000' }],
    ['another currency', { currency: 'CAD' }],
    ['no deposit of ours', { reference: 'nobody' }],
  ])('a callback with %s is refused and credits nothing', async (_, more) => {
    const { player } = await somebody();
    const id = await depositId(player);
    expect((await callback(server(), { reference: id, status: 'APPROVED', ...more })).status).toBe(409);
    expect([await statusOf(player, id), await cashOf(player)]).toEqual(['PENDING', START]);
  });

  it.each([undefined, {}, { event: 7 }, { event: 'a.b.c' }, []])('a callback with the body %j is refused', async (body) => {
    const answer = await ask(server().port, '/i/payments/callback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? null),
    });
    expect(answer.status).toBe(401);
  });
});

describe('a deposit request', () => {
  it('repeated requests with one id are one deposit; another body under the id is refused', async () => {
    const { player } = await somebody();
    const actionId = crypto.randomUUID();
    const made = await Promise.all(Array.from({ length: 20 }, () => createDeposit(player, {}, actionId)));
    expect(new Set(made.map(({ uri }) => uri?.transactionId)).size).toBe(1);
    const other = await createDeposit(player, { amountCents: 6_000 }, actionId);
    expect(other).toMatchObject({ succeeded: false, uri: null, userErrors: [{ field: ['actionId'] }] });
    const rows = await server().app.deps.db.selectFrom('deposits').select('id').where('player_id', '=', player.playerId).execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ amountCents: 999 }, 'amountCents', 'The minimum deposit is $10.00.'],
    [{ amountCents: 500_001 }, 'amountCents', 'The maximum deposit is $5,000.00.'],
    [{ paymentProviderId: 'interac' }, 'paymentProviderId', 'This payment method is not available right now.'],
    [{ paymentProviderId: 'cash-at-casino' }, 'facilityId', 'Choose where to pay the cash.'],
    [{ paymentProviderId: 'cash-at-casino', facilityId: '__proto__' }, 'facilityId', 'Choose where to pay the cash.'],
    [{ facilityId: 'harbor-lights' }, 'facilityId', 'Choose where to pay the cash.'],
    [{ paymentProviderId: '__proto__' }, 'paymentProviderId', 'This payment method is not available right now.'],
    [{ paymentMethodId: 'somebody-elses' }, 'paymentMethodId', 'Choose the card or account to pay with.'],
    [{ quickDeposit: true }, 'paymentMethodId', 'Choose the card or account to pay with.'],
    [{ promotionCode: 'NONE' }, 'promotionCode', 'This promotion code is not valid. Check it and try again.'],
    [{ promotionCode: 'summer10' }, 'promotionCode', 'This promotion has ended.'],
    [{ promotionCode: 'WELCOME25', amountCents: 4_999 }, 'amountCents', 'This promotion needs a deposit of $50.00 or more.'],
  ])('a deposit of %j is refused with a specific error and creates nothing', async (input, field, message) => {
    const { player } = await somebody();
    expect(await createDeposit(player, input)).toMatchObject({ succeeded: false, uri: null, userErrors: [{ field: [field], message }] });
    expect(await server().app.deps.db.selectFrom('deposits').select('id').where('player_id', '=', player.playerId).execute()).toEqual([]);
  });

  it('a deposit is refused while ten are in progress', async () => {
    const { player } = await somebody();
    const made = await Promise.all(Array.from({ length: 12 }, () => createDeposit(player)));
    expect(made.filter(({ uri }) => uri !== null)).toHaveLength(10);
    expect(made.find(({ uri }) => uri === null)?.userErrors).toMatchObject([{ message: expect.stringMatching(/in progress/) }]);
  });

  it.each([0, -5])('a deposit of %i cents is a bad request', async (amountCents) => {
    const { player } = await somebody();
    await expect(createDeposit(player, { amountCents })).rejects.toThrow('amountCents is more than 0.');
  });

  it('a deposit needs a login and is visible only to its player (checklist 53)', async () => {
    const { player } = await somebody();
    const { player: other } = await somebody();
    const id = await depositId(player);
    expect(await statusOf(other, id)).toBeNull();
    expect((await gatewayOf(other, id)).status).toBe(404);
    expect((await ask(server().port, `/i/deposits/${id}/gateway`)).status).toBe(401);
  });
});

describe('permission to deposit', () => {
  it('checklist 14, deposits: a suspended player cannot deposit by API or on an open page', async () => {
    const { player, email } = await somebody();
    const begun = await depositId(player);
    await sandbox(server(), 'account', { email, restricted: true });
    const refused = { permitted: false, succeeded: false, uri: null };
    expect(await createDeposit(player)).toMatchObject(refused);
    expect((await gatewayOf(player, begun)).status).toBe(403);
    expect(await landing(player)).toMatchObject({ permitted: false, message: expect.stringMatching(/can’t deposit/) });
    expect(await cashOf(player)).toBe(START);
  });

  it('checklist 42: five failed deposits in ten minutes block the next for half an hour', async () => {
    const { player } = await somebody();
    for (let failed = 0; failed < 5; failed += 1) {
      const id = await depositId(player);
      await pay(player, id, CARD.declined);
      await settled(player, id, 'FAILED');
    }
    expect(await createDeposit(player)).toMatchObject({
      permitted: false,
      userErrors: [{ message: expect.stringMatching(/^Five of your deposits/) }],
    });
  });

  it("checklist 37, deposits: deposits stay within the player's lowest limit, pending ones included", async () => {
    const { player } = await somebody();
    const { db, ports } = server().app.deps;
    const now = ports.now();
    await db.transaction().execute(async (trx) => {
      for (const [period, amount] of [
        ['DAILY', 10_000n],
        ['WEEKLY', 6_000n],
      ] as const)
        await setRgLimit(trx, {
          playerId: player.playerId,
          key: { type: 'DEPOSIT', period },
          now,
          id: ports.newId(),
          amount,
          mayLoosen: () => Promise.resolve(true),
        });
    });
    expect(await createDeposit(player)).toMatchObject({ succeeded: true });
    const over = await createDeposit(player, { amountCents: 1_001 });
    expect(over).toMatchObject({
      succeeded: false,
      userErrors: [{ field: ['amountCents'], message: 'This is above your deposit limit of $60.00 a week. Enter a lower amount.' }],
    });
    expect(await createDeposit(player, { amountCents: 1_000 })).toMatchObject({ succeeded: true });
  });

  it('checklist 14, deposits: a player on a break cannot deposit by API or on an open page', async () => {
    const { player } = await somebody();
    const begun = await depositId(player);
    const { db, ports } = server().app.deps;
    await db
      .transaction()
      .execute((trx) => takeBreak(trx, player.playerId, { id: ports.newId(), kind: 'SELF_EXCLUSION', endsAt: null }, ports.now()));
    expect(await createDeposit(player)).toMatchObject({ permitted: false, uri: null });
    expect((await gatewayOf(player, begun)).status).toBe(403);
    // The player's break called the deposit back, so the gateway refuses to open its page.
    await resolveDoubts(server().app.deps, vendorOf(server()));
    expect([await statusOf(player, begun), (await gatewayOf(player, begun)).status]).toEqual(['FAILED', 403]);
  });

  it('checklist 35, deposits: a player outside the area can deposit but not bet', async () => {
    const { player } = await somebody();
    await sandbox(server(), 'location', { place: 'US-NV' });
    await player.authorize(await player.packet());
    const id = await depositId(player);
    await pay(player, id);
    await settled(player, id, 'SUCCESSFUL');
    expect(await place(player, [straight((await openMoneyline(server())).home, '500')])).toMatchObject({ accepted: false });
    await sandbox(server(), 'location', { place: 'US-NJ' });
  });

  it('checklist 41: from the threshold on bets are refused until the deposits are acknowledged', async () => {
    const { player, email } = await somebody();
    await player.locate();
    const bet = async () => place(player, [straight((await openMoneyline(server())).home, '500')]);
    await sandbox(server(), 'account', { email, depositCents: 249_999 });
    expect(await bet()).toMatchObject({ accepted: true });
    await sandbox(server(), 'account', { email, depositCents: 1_000 });
    expect(await bet()).toMatchObject({ accepted: false, errors: [{ code: 'deposits-not-acknowledged' }] });
    const { userAck } = await player.run<{ userAck: object }>('mutation { userAck(ackType: "deposit-amount") { succeeded } }');
    expect(userAck).toEqual({ succeeded: true });
    expect(await bet()).toMatchObject({ accepted: true });
    const almostAYearAgo = new Date(server().app.deps.ports.now().getTime() - 366 * 86_400_000);
    await server()
      .app.deps.db.updateTable('acknowledgements')
      .set({ acknowledged_at: almostAYearAgo })
      .where('player_id', '=', player.playerId)
      .where('ack_type', '=', 'deposit-amount')
      .execute();
    expect(await bet()).toMatchObject({ accepted: false, errors: [{ code: 'deposits-not-acknowledged' }] });
  });
});

describe('payment methods', () => {
  it('a card is kept after the first deposit, preferred next, usable from the slip, and deletable', async () => {
    const { player } = await somebody();
    expect(await quickLanding(player)).toMatchObject({ permitted: true, providers: [], preferredProvider: null });
    const first = await depositId(player);
    await pay(player, first);
    await settled(player, first, 'SUCCESSFUL');
    const { preferredProvider } = await quickLanding(player);
    expect(preferredProvider).toMatchObject({ id: 'debit-card', preferredMethod: { name: 'Visa ending 4242' } });
    const paymentMethodId = preferredProvider?.preferredMethod?.id ?? '';
    const second = await depositId(player, { amountCents: 2_000, paymentMethodId, quickDeposit: true });
    const { url } = (await gatewayOf(player, second)).json as { url: string };
    expect((await onVendorPage(url, 'charge', {})).json).toMatchObject({ status: 'APPROVED' });
    await settled(player, second, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(START + 7_000n);
    const { player: other } = await somebody();
    const forget = (who: PlayerClient) =>
      who.run<{ paymentMethodDelete: { succeeded: boolean } }>(
        'mutation ($id: ID!) { paymentMethodDelete(paymentMethodId: $id) { succeeded } }',
        {
          id: paymentMethodId,
        },
      );
    const kept = (who: PlayerClient) => who.run('{ paymentProviderMethods(paymentProviderId: "debit-card", type: DEPOSIT) { name } }');
    expect(await kept(player)).toEqual({ paymentProviderMethods: [{ name: 'Visa ending 4242' }] });
    expect(await kept(other)).toEqual({ paymentProviderMethods: [] });
    expect(await createDeposit(other, { paymentMethodId })).toMatchObject({ succeeded: false });
    expect(await forget(other)).toEqual({ paymentMethodDelete: { succeeded: false } });
    expect(await forget(player)).toEqual({ paymentMethodDelete: { succeeded: true } });
    expect(await quickLanding(player)).toMatchObject({ providers: [], preferredProvider: null });
  });

  it('an excluded payment method is marked and refused for deposits', async () => {
    const { player } = await somebody();
    await player.run('mutation { excludePaymentMethod(paymentProviderId: "debit-card", type: DEPOSIT) { succeeded } }');
    expect((await landing(player)).providers.find(({ id }) => id === 'debit-card')).toMatchObject({ excluded: true });
    expect(await createDeposit(player)).toMatchObject({
      permitted: false,
      userErrors: [{ message: 'This payment method is on the excluded list and is unavailable right now.' }],
    });
  });

  it('a promotion code gives its credit once', async () => {
    const { player } = await somebody();
    const isShown = () => player.run('{ displayPromoCode }');
    expect(await isShown()).toEqual({ displayPromoCode: true });
    const id = await depositId(player, { promotionCode: 'welcome25' });
    const twin = await depositId(player, { promotionCode: 'WELCOME25' });
    await callback(server(), { reference: id, status: 'APPROVED' });
    await callback(server(), { reference: twin, status: 'APPROVED' });
    const { account } = await player.run<{ account: object }>('{ account { balances { bonusBalance { amountLong } } } }');
    expect(account).toEqual({ balances: { bonusBalance: { amountLong: '2500' } } });
    expect(await isShown(), 'no promotion is open to the player any more').toEqual({ displayPromoCode: false });
    expect(await createDeposit(player, { promotionCode: 'WELCOME25' })).toMatchObject({
      succeeded: false,
      userErrors: [{ message: 'You have already used this promotion code.' }],
    });
    expect(await violations()).toEqual([]);
  });
});

describe('the vendor', () => {
  it('the payment vendor answers only our server, and its pages have their own origin', async () => {
    const { apiOrigin, pageOrigin } = vendorOf(server());
    const { port } = new URL(apiOrigin);
    expect((await ask(Number(port), '/payments/any')).status).toBe(401);
    expect((await ask(Number(port), '/payments', { method: 'POST', headers: { authorization: 'Bearer x' } })).status).toBe(401);
    expect(new URL(pageOrigin).origin).not.toBe(server().origin);
  });
});
