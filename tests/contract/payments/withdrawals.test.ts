import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeBreak } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { createWithdrawal as holdWithdrawal } from '#server/modules/payments/withdrawals/index.ts';
import { resolveDoubts } from '#server/modules/payments/vendor/index.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { callback, cashOf, onVendorPage, statusOf, vendorOf } from '#tests/support/deposits.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { confirm, createWithdrawal, openWithdrawal, paidBy, settled, toBank, validate, withdrawalId } from '#tests/support/withdrawals.ts';

const server = useTestServer();
beforeEach(() => sandbox(server(), 'clock', { reset: true }));

const START = 100_000n;

async function somebody() {
  const credentials = await newPlayer(server());
  return { player: await PlayerClient.logIn(server(), credentials), email: credentials.email };
}
const violations = () => ledgerViolations(server().app.deps.db);
const dbOf = () => server().app.deps.db;
const atVendor = (id: string): Promise<Response> =>
  fetch(`${vendorOf(server()).apiOrigin}/payments/${id}`, { headers: { authorization: `Bearer ${vendorOf(server()).secret}` } });
const word = (reference: string, status: string, more: object = {}) => callback(server(), { direction: 'out', reference, status, ...more });

const landing = async (player: PlayerClient) =>
  (
    await player.run<{ paymentProvidersLandingPage: Landing }>(
      '{ paymentProvidersLandingPage(type: WITHDRAWAL) { permitted message providers { id availability excluded warning methods { id name description } } preferredProvider { id preferredMethod { id } } } }',
    )
  ).paymentProvidersLandingPage;
type Landing = {
  readonly permitted: boolean;
  readonly message: string | null;
  readonly providers: readonly {
    readonly id: string;
    readonly availability: string;
    readonly excluded: boolean;
    readonly warning: string | null;
  }[];
  readonly preferredProvider: { readonly id: string; readonly preferredMethod: { readonly id: string } | null } | null;
};

describe('a withdrawal', () => {
  it('a withdrawal to the card that paid leaves the balance at once and has a history entry and receipt', async () => {
    const { player } = await somebody();
    const paymentMethodId = await paidBy(player);
    expect(await landing(player)).toMatchObject({
      permitted: true,
      preferredProvider: { id: 'debit-card', preferredMethod: { id: paymentMethodId } },
    });
    const input = { paymentMethodId };
    expect(await validate(player, input)).toMatchObject({ succeeded: true, permitted: true, uri: null });
    expect(await confirm(player, input)).toMatchObject({
      succeeded: true,
      amount: { formattedAmount: '$50.00' },
      providerName: 'Debit card',
      methodName: 'Visa ending 4242',
      balanceAfter: { formattedAmount: '$1,000.00' },
    });
    expect(await cashOf(player), 'nothing has moved').toBe(START + 5_000n);
    const balances: unknown[] = [];
    const stop = server().app.deps.bus?.subscribe(topics.balance(player.playerId), (message) => balances.push(message));
    const made = await createWithdrawal(player, input);
    expect(balances, 'whoever shows the balance is told').not.toEqual([]);
    stop?.();
    const id = made.uri?.transactionId ?? '';
    expect(made.uri).toMatchObject({ deepLink: { __typename: 'ReceiptDeepLink', receiptId: id }, webUrl: `/account/wallet/receipt/${id}` });
    expect(await cashOf(player)).toBe(START);
    await settled(player, id, 'SUCCESSFUL');
    const { paymentTransaction, accountHistory } = await player.run<{ paymentTransaction: object; accountHistory: { entries: object[] } }>(
      `query ($id: ID!) { paymentTransaction(id: $id) { type amount { formattedAmount } provider { id code } receipt { total { amountLong } lines { kind } } }
        accountHistory(sectionId: "transactions", filterId: "withdrawals") { entries { title detail state amount { amountLong } } } }`,
      { id },
    );
    expect(paymentTransaction).toMatchObject({
      type: 'WITHDRAWAL',
      provider: { id: 'debit-card', code: 'CARD' },
      receipt: { total: { amountLong: '5000' } },
    });
    expect(accountHistory.entries).toMatchObject([
      { title: 'Withdrawal', detail: 'Debit card · Visa ending 4242', state: 'DONE', amount: { amountLong: '-5000' } },
    ]);
    expect(await violations()).toEqual([]);
  });

  it("a withdrawal to a bank account asks for the account on the vendor's page and keeps it", async () => {
    const { player } = await somebody();
    const id = await withdrawalId(player, toBank(20_000));
    expect(await cashOf(player)).toBe(START - 20_000n);
    const url = await openWithdrawal(player, id);
    expect((await onVendorPage(url, 'state')).json).toMatchObject({ direction: 'out', asksFor: 'account', status: 'PENDING' });
    expect((await onVendorPage(url, 'charge', { routing: '12', account: '1' })).status).toBe(422);
    await onVendorPage(url, 'charge', { routing: '123456789', account: '000123456789' });
    await settled(player, id, 'SUCCESSFUL');
    const bank = (await landing(player)).providers.find(({ id: each }) => each === 'trustly');
    expect(bank).toMatchObject({ availability: 'AVAILABLE', methods: [{ name: 'Account ending 6789' }] });
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['refuses', '000111111116', 'DECLINED'],
    ['finds in another name', '000111111113', 'MISMATCH'],
  ])('a withdrawal that the bank %s fails with a specific error and returns the money', async (_, account, failure) => {
    const { player } = await somebody();
    const id = await withdrawalId(player, toBank(20_000));
    await onVendorPage(await openWithdrawal(player, id), 'charge', { routing: '123456789', account });
    await settled(player, id, 'FAILED');
    expect(await dbOf().selectFrom('withdrawals').select('failure').where('id', '=', id).executeTakeFirst()).toEqual({ failure });
    expect(await cashOf(player)).toBe(START);
    expect(await violations()).toEqual([]);
  });

  it("a withdrawal left on the vendor's page fails, returns the money and cannot be reopened", async () => {
    const { player } = await somebody();
    const id = await withdrawalId(player, toBank(20_000));
    await onVendorPage(await openWithdrawal(player, id), 'cancel', {});
    await settled(player, id, 'FAILED');
    expect(await cashOf(player)).toBe(START);
    const again = await ask(server().port, `/i/withdrawals/${id}/gateway`, {
      headers: { authorization: `Bearer ${player.tokens.access_token}` },
    });
    expect(again.status).toBe(409);
  });

  it.each([
    ['approved again and again', ['APPROVED', 'APPROVED', 'APPROVED'], 'SUCCESSFUL', -20_000n],
    ['declined after it was approved', ['APPROVED', 'DECLINED', 'EXPIRED'], 'SUCCESSFUL', -20_000n],
    ['approved after it was declined', ['DECLINED', 'APPROVED', 'DECLINED'], 'SUCCESSFUL', -20_000n],
    ['ended, then declined', ['EXPIRED', 'DECLINED', 'PENDING'], 'FAILED', 0n],
    ['pending after it was approved', ['PENDING', 'APPROVED', 'PENDING'], 'SUCCESSFUL', -20_000n],
  ])('a withdrawal that the vendor calls %s is decided by the best callback, once', async (_, words, status, cents) => {
    const { player } = await somebody();
    const id = await withdrawalId(player, toBank(20_000));
    for (const each of words) expect((await word(id, each, { amountCents: '20000' })).status).toBe(204);
    expect([await statusOf(player, id), await cashOf(player)]).toEqual([status, START + cents]);
    expect(await violations()).toEqual([]);
  });

  it('a withdrawal is ended once by twenty simultaneous callbacks', async () => {
    const { player } = await somebody();
    const id = await withdrawalId(player, toBank(20_000));
    const words = Array.from({ length: 20 }, (_, at) => word(id, at % 2 === 0 ? 'APPROVED' : 'DECLINED', { amountCents: '20000' }));
    expect(new Set((await Promise.all(words)).map(({ status }) => status))).toEqual(new Set([204]));
    expect([await statusOf(player, id), await cashOf(player)]).toEqual(['SUCCESSFUL', START - 20_000n]);
    expect(await violations()).toEqual([]);
  });

  it('a withdrawal paid after it failed takes what is left and records the rest as lost', async () => {
    const { player } = await somebody();
    const id = await withdrawalId(player, toBank(60_000));
    await word(id, 'DECLINED', { amountCents: '60000' });
    await withdrawalId(player, toBank(90_000));
    await word(id, 'APPROVED', { amountCents: '60000' });
    expect(await cashOf(player)).toBe(0n);
    const lost = await dbOf()
      .selectFrom('ledger_entries')
      .select('amount')
      .where('journal_id', '=', `withdrawal-paid:${id}:0`)
      .where('account_id', '=', 'house-uncollected:USD')
      .execute();
    expect(lost).toEqual([{ amount: '-50000' }]);
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['another amount', { amountCents: '30000' }],
    ['another currency', { amountCents: '20000', currency: 'CAD' }],
    ['a deposit', { amountCents: '20000', direction: 'in' }],
  ])('a withdrawal is not ended by a callback about %s', async (_, more) => {
    const { player } = await somebody();
    const id = await withdrawalId(player, toBank(20_000));
    expect((await word(id, 'DECLINED', more)).status).toBe(409);
    expect([await statusOf(player, id), await cashOf(player)]).toEqual(['PENDING', START - 20_000n]);
  });

  it('a withdrawal without a callback is looked up, and announced again if the vendor missed it', async () => {
    const { player } = await somebody();
    const paymentMethodId = await paidBy(player);
    const token = Buffer.from(JSON.stringify(['SILENT', 'Visa ending 4242'])).toString('base64url');
    await dbOf().updateTable('payment_methods').set({ vendor_token: token }).where('id', '=', paymentMethodId).execute();
    const id = await withdrawalId(player, { paymentMethodId });
    // Waits until the server's background job has announced the withdrawal to the vendor.
    await vi.waitFor(async () => expect((await atVendor(id)).status).toBe(200));
    const later = new Date(server().app.deps.ports.now().getTime() + 6_000);
    const { deps } = server().app;
    await resolveDoubts({ ...deps, ports: { ...deps.ports, now: () => later } }, vendorOf(server()));
    await settled(player, id, 'SUCCESSFUL');
    // As if the withdrawal's process had died six seconds ago, after the commit and before the announcement to the vendor.
    const way = { providerId: 'debit-card', methodId: await paidBy(player), facilityId: null };
    const ports = { ...deps.ports, now: () => new Date(later.getTime() - 6_000) };
    const kept = await withTransaction(dbOf(), (trx) =>
      holdWithdrawal({ ...way, amountCents: 100n }, ports, { prove: () => Promise.resolve(), hasId: true, consent: null })(
        trx,
        player.playerId,
      ),
    );
    const lost = kept.reference ?? expect.fail('it was refused');
    expect((await atVendor(lost)).status).toBe(404);
    await resolveDoubts({ ...deps, ports: { ...deps.ports, now: () => later } }, vendorOf(server()));
    await settled(player, lost, 'SUCCESSFUL');
    expect(await (await atVendor(lost)).json()).toMatchObject({ direction: 'out', status: 'APPROVED' });
  });

  it('a withdrawal page never opened fails after twenty minutes; an opened one waits for the vendor', async () => {
    const { player } = await somebody();
    const [never, opened] = [await withdrawalId(player, toBank(20_000)), await withdrawalId(player, toBank(10_000))];
    await dbOf().updateTable('withdrawals').set({ page_origin: 'http://localhost:1' }).where('id', '=', opened).execute();
    const { deps } = server().app;
    const later = new Date(deps.ports.now().getTime() + 21 * 60_000);
    await resolveDoubts({ ...deps, ports: { ...deps.ports, now: () => later } }, vendorOf(server()));
    expect([await statusOf(player, never), await statusOf(player, opened)]).toEqual(['FAILED', 'PENDING']);
    expect(await cashOf(player)).toBe(START - 10_000n);
    expect(await violations()).toEqual([]);
  });
});

describe('a withdrawal request', () => {
  it('repeated requests with one id are one withdrawal; another body under the id is refused', async () => {
    const { player } = await somebody();
    const actionId = crypto.randomUUID();
    const made = await Promise.all(Array.from({ length: 20 }, () => createWithdrawal(player, toBank(20_000), actionId)));
    expect(new Set(made.map(({ uri }) => uri?.transactionId)).size).toBe(1);
    expect(await createWithdrawal(player, toBank(30_000), actionId)).toMatchObject({
      succeeded: false,
      userErrors: [{ field: ['actionId'] }],
    });
    expect(await cashOf(player)).toBe(START - 20_000n);
  });

  it('withdrawals never exceed the balance, even if twenty come at once', async () => {
    const { player } = await somebody();
    const made = await Promise.all(Array.from({ length: 20 }, () => createWithdrawal(player, toBank(30_000))));
    expect(made.filter(({ succeeded }) => succeeded)).toHaveLength(3);
    expect(made.find(({ succeeded }) => !succeeded)?.userErrors[0]?.message).toMatch(/^You can withdraw up to \$/);
    expect(await cashOf(player)).toBe(START - 90_000n);
    expect(await violations()).toEqual([]);
  });

  it.each([
    [{ ...toBank(999) }, 'amountCents', 'The minimum withdrawal is $10.00.'],
    [{ ...toBank(100_001) }, 'amountCents', 'You can withdraw up to $1,000.00. Enter a lower amount.'],
    [{ ...toBank(5_000), paymentProviderId: 'paypal' }, 'paymentProviderId', 'This payment method is not available right now.'],
    [{ ...toBank(5_000), paymentProviderId: '__proto__' }, 'paymentProviderId', 'This payment method is not available right now.'],
    [{ ...toBank(5_000), paymentMethodId: 'somebody-elses' }, 'paymentMethodId', 'Choose the card or account to send to.'],
    [{ amountCents: 5_000, paymentProviderId: 'debit-card' }, 'paymentMethodId', 'Choose the card or account to send to.'],
  ])('a withdrawal of %j is refused with a specific error and holds nothing', async (input, field, message) => {
    const { player } = await somebody();
    const refusal = { succeeded: false, userErrors: [{ field: [field], message }] };
    expect(await validate(player, input)).toMatchObject(refusal);
    expect(await confirm(player, input)).toMatchObject({ ...refusal, balanceAfter: null });
    expect(await createWithdrawal(player, input)).toMatchObject({ ...refusal, uri: null });
    expect(await cashOf(player)).toBe(START);
  });

  it("a withdrawal above the provider's maximum is refused", async () => {
    const { player, email } = await somebody();
    await sandbox(server(), 'account', { email, fundCents: 3_000_000 });
    expect(await createWithdrawal(player, toBank(2_500_001))).toMatchObject({
      userErrors: [{ field: ['amountCents'], message: 'The maximum withdrawal is $25,000.00.' }],
    });
  });

  it("a withdrawal uses only its player's card, and its page and receipt are private (checklist 45, 53)", async () => {
    const [{ player }, { player: other }] = [await somebody(), await somebody()];
    const paymentMethodId = await paidBy(player);
    expect(await createWithdrawal(other, { paymentMethodId })).toMatchObject({
      succeeded: false,
      userErrors: [{ field: ['paymentMethodId'] }],
    });
    const id = await withdrawalId(player, { paymentMethodId });
    const gateway = (token: string) =>
      ask(server().port, `/i/withdrawals/${id}/gateway`, { headers: { authorization: `Bearer ${token}` } });
    expect(await statusOf(other, id)).toBeNull();
    expect((await gateway(other.tokens.access_token)).status).toBe(404);
    expect((await gateway('nobody')).status).toBe(401);
  });
});

describe('permission to withdraw', () => {
  it('checklist 14: a suspended player or one on a break can withdraw, by card and by bank', async () => {
    const { player, email } = await somebody();
    const paymentMethodId = await paidBy(player);
    const { ports } = server().app.deps;
    await dbOf()
      .transaction()
      .execute((trx) => takeBreak(trx, player.playerId, { id: ports.newId(), kind: 'SELF_EXCLUSION', endsAt: null }, ports.now()));
    await sandbox(server(), 'account', { email, restricted: true });
    const byCard = await withdrawalId(player, { paymentMethodId });
    await settled(player, byCard, 'SUCCESSFUL');
    const byBank = await withdrawalId(player, toBank(100_000));
    await onVendorPage(await openWithdrawal(player, byBank), 'charge', { routing: '123456789', account: '000123456789' });
    await settled(player, byBank, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(0n);
  });

  it('a player whose identity is unknown cannot withdraw and is told why', async () => {
    const { player } = await somebody();
    await dbOf().updateTable('players').set({ vendor_status: 'PENDING' }).where('id', '=', player.playerId).execute();
    const message = expect.stringMatching(/^We need to know who you are before you can withdraw/) as string;
    expect(await createWithdrawal(player, toBank(5_000))).toMatchObject({ permitted: false, succeeded: false, userErrors: [{ message }] });
    expect(await landing(player)).toMatchObject({ permitted: false, message });
    expect(await cashOf(player)).toBe(START);
  });

  it('checklist 4, withdrawals: a withdrawal after the inactivity limit needs a new login', async () => {
    const { player } = await somebody();
    await sandbox(server(), 'clock', { advanceSeconds: 16 * 60 });
    await expect(createWithdrawal(player, toBank(5_000))).rejects.toThrow(/log in/i);
    await sandbox(server(), 'clock', { reset: true });
  });

  it('a provider excluded for withdrawals is refused for them but not for deposits', async () => {
    const { player } = await somebody();
    await player.run('mutation { excludePaymentMethod(paymentProviderId: "trustly", type: WITHDRAWAL) { succeeded } }');
    expect(await createWithdrawal(player, toBank(5_000))).toMatchObject({
      permitted: false,
      userErrors: [{ message: 'This payment method is on the excluded list and is unavailable right now.' }],
    });
    await player.run('mutation { excludePaymentMethod(paymentProviderId: "debit-card", type: DEPOSIT) { succeeded } }');
    expect((await landing(player)).providers.filter(({ excluded }) => excluded).map(({ id }) => id)).toEqual(['trustly']);
  });

  it('an excluded card is still paid back what it has paid', async () => {
    const { player } = await somebody();
    const paymentMethodId = await paidBy(player);
    await player.run('mutation { excludePaymentMethod(paymentProviderId: "debit-card", type: WITHDRAWAL) { succeeded } }');
    const message = 'This payment method is on the excluded list and is unavailable right now.';
    expect(await createWithdrawal(player, { paymentMethodId, amountCents: 5_001 })).toMatchObject({ userErrors: [{ message }] });
    const id = await withdrawalId(player, { paymentMethodId });
    await settled(player, id, 'SUCCESSFUL');
    expect(await createWithdrawal(player, { paymentMethodId, amountCents: 100 })).toMatchObject({ userErrors: [{ message }] });
    expect(await createWithdrawal(player, toBank(5_000))).toMatchObject({ succeeded: true });
  });

  it('checklist 43: a cash deposit can be withdrawn in full at once, without a play-through condition', async () => {
    const { player } = await somebody();
    const paymentMethodId = await paidBy(player);
    const { account } = await player.run<{ account: object }>(
      '{ account { balances { withdrawableBalance { amountLong } restrictedBalance { amountLong } } } }',
    );
    expect(account).toEqual({ balances: { withdrawableBalance: { amountLong: '105000' }, restrictedBalance: { amountLong: '0' } } });
    const id = await withdrawalId(player, { paymentMethodId });
    await settled(player, id, 'SUCCESSFUL');
  });
});

describe('checklist 44: card deposits', () => {
  it('checklist 44: a card deposit is withdrawn to its card first, even to a deleted card', async () => {
    const { player } = await somebody();
    const paymentMethodId = await paidBy(player);
    const first = 'We pay back to your card first. Please withdraw $50.00 to Visa ending 4242 before this.';
    expect(await createWithdrawal(player, toBank(1_000))).toMatchObject({ userErrors: [{ field: ['paymentMethodId'], message: first }] });
    await player.run('mutation ($id: ID!) { paymentMethodDelete(paymentMethodId: $id) { succeeded } }', { id: paymentMethodId });
    expect(await createWithdrawal(player, toBank(1_000))).toMatchObject({ succeeded: false });
    await withdrawalId(player, { amountCents: 2_000, paymentMethodId });
    expect(await createWithdrawal(player, toBank(1_000))).toMatchObject({ userErrors: [{ message: first.replace('50', '30') }] });
    const rest = await withdrawalId(player, { amountCents: 3_000, paymentMethodId });
    await settled(player, rest, 'SUCCESSFUL');
    expect(
      await createWithdrawal(player, { amountCents: 1_000, paymentMethodId }),
      'a forgotten card takes back what it has paid',
    ).toMatchObject({ succeeded: false });
    expect(await createWithdrawal(player, toBank(1_000))).toMatchObject({ succeeded: true });
  });

  it('checklist 44: deposits of a card that refuses payouts can be withdrawn elsewhere', async () => {
    const { player } = await somebody();
    const paymentMethodId = await paidBy(player);
    const id = await withdrawalId(player, { amountCents: 5_000, paymentMethodId });
    await settled(player, id, 'SUCCESSFUL');
    const again = await paidBy(player);
    expect(again).toBe(paymentMethodId);
    await dbOf().updateTable('payment_methods').set({ vendor_token: 'gone' }).where('id', '=', paymentMethodId).execute();
    const refused = await withdrawalId(player, { amountCents: 5_000, paymentMethodId });
    await settled(player, refused, 'FAILED');
    expect(await createWithdrawal(player, toBank(5_000))).toMatchObject({ succeeded: true });
  });
});
