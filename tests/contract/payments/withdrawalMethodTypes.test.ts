import { beforeEach, describe, expect, it } from 'vitest';
import { resolveDoubts } from '#server/modules/payments/vendor/index.ts';
import { atCounter, cashOf, createDeposit, type Input, onVendorPage, statusOf, vendorOf } from '#tests/support/deposits.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { confirm, createWithdrawal, openWithdrawal, settled, withdrawalId } from '#tests/support/withdrawals.ts';

const server = useTestServer();
beforeEach(() => sandbox(server(), 'clock', { reset: true }));

const START = 100_000n;
const UNAVAILABLE = 'This payment method is not available right now.';
const somebody = async (region = 'US-NJ') => PlayerClient.logIn(server(), await newPlayer(server(), { region }));
const violations = () => ledgerViolations(server().app.deps.db);

type Line = { readonly kind: string; readonly node: { readonly label?: string; readonly value?: string; readonly name?: string } | null };
const receiptOf = async (player: PlayerClient, id: string) =>
  (
    await player.run<{ paymentTransaction: { receipt: { lines: readonly Line[] } } }>(
      'query ($id: ID!) { paymentTransaction(id: $id) { receipt { lines { kind node { ... on DefaultReceiptLine { label value } ... on LocationReceiptLine { name } } } } } }',
      { id },
    )
  ).paymentTransaction.receipt.lines;
const lineOf = async (player: PlayerClient, id: string, label: string) =>
  (await receiptOf(player, id)).find(({ node }) => node?.label === label)?.node?.value ?? '';

type Own = 'firstWireTransferWithdrawalCreate' | 'interacWithdrawalCreate';
/** Withdraws with the payment method's own mutation. */
const ownCall = async (player: PlayerClient, field: Own, input: Input, actionId: string = crypto.randomUUID()) =>
  (
    await player.run<Record<Own, { uri: { transactionId: string; webUrl: string; deepLink: object } | null }>>(
      `mutation ($input: PaymentInput!, $actionId: ID) { ${field}(input: $input, actionId: $actionId) { uri { transactionId webUrl deepLink { __typename ... on InteracConfirmationDeepLink { withdrawalId } } } } }`,
      { input, actionId },
    )
  )[field].uri ?? expect.fail('refused');
const landing = async (player: PlayerClient, type: 'DEPOSIT' | 'WITHDRAWAL') =>
  (
    await player.run<{
      paymentProvidersLandingPage: { providers: readonly { id: string; methods: readonly { id: string; name: string }[] }[] };
    }>('query ($type: TransactionType!) { paymentProvidersLandingPage(type: $type) { providers { id methods { id name } } } }', { type })
  ).paymentProvidersLandingPage.providers;
const methodsOf = async (player: PlayerClient, id: string, type: 'DEPOSIT' | 'WITHDRAWAL' = 'WITHDRAWAL') =>
  (await landing(player, type)).find((each) => each.id === id)?.methods ?? [];

describe('withdrawal methods', () => {
  it.each([
    ['US-NJ', ['vip-preferred', 'wire-transfer', 'cash-at-casino']],
    ['CA-ON', ['interac', 'wire-transfer']],
    ['US-NV', ['vip-preferred', 'wire-transfer']],
  ])('a player is offered withdrawals by currency, and cash where the region has a place: %s', async (region, ways) => {
    const others = new Set(['credit-card', 'debit-card', 'trustly']);
    expect((await landing(await somebody(region), 'WITHDRAWAL')).map(({ id }) => id).filter((id) => !others.has(id))).toEqual(ways);
  });

  it.each([
    ['CA-ON', { paymentProviderId: 'cash-at-casino', facilityId: 'harbor-lights' }, UNAVAILABLE],
    ['US-NJ', { paymentProviderId: 'interac' }, UNAVAILABLE],
    ['US-NJ', { paymentProviderId: 'paypal' }, UNAVAILABLE],
    ['US-NJ', { paymentProviderId: 'cash-at-casino' }, 'Choose where to pick up the cash.'],
    ['US-NJ', { paymentProviderId: 'cash-at-casino', facilityId: 'foundry-row' }, 'Choose where to pick up the cash.'],
    [
      'US-NJ',
      { paymentProviderId: 'wire-transfer', amountCents: 20_000, facilityId: 'harbor-lights' },
      'Choose where to pick up the cash.',
    ],
    ['US-NJ', { paymentProviderId: 'wire-transfer', amountCents: 9_999 }, 'The minimum withdrawal is $100.00.'],
    ['US-NJ', { paymentProviderId: 'wire-transfer', amountCents: 20_000, paymentMethodId: 'x' }, 'Choose the card or account to send to.'],
  ])('a withdrawal in %s by %j is refused and holds nothing', async (region, input, message) => {
    const player = await somebody(region);
    const before = await cashOf(player);
    expect(await createWithdrawal(player, input)).toMatchObject({ succeeded: false, userErrors: [{ message }] });
    expect(await cashOf(player)).toBe(before);
  });
});

describe('a withdrawal by Interac', () => {
  const INPUT = { amountCents: 5_000, paymentProviderId: 'interac' };

  it('an Interac withdrawal is confirmed on its own page and paid; its account is kept for payouts', async () => {
    const [player, other] = [await somebody('CA-ON'), await somebody('CA-ON')];
    const before = await cashOf(player);
    const { transactionId: id, webUrl, deepLink } = await ownCall(player, 'interacWithdrawalCreate', INPUT);
    expect(webUrl).toBe(`/i/withdrawals/${id}/gateway`);
    expect(deepLink).toEqual({ __typename: 'InteracConfirmationDeepLink', withdrawalId: id });
    expect(await cashOf(player)).toBe(before - 5_000n);
    const asked = await ask(server().port, webUrl, { headers: { authorization: `Bearer ${other.tokens.access_token}` } });
    expect(asked.status).toBe(404);
    const url = await openWithdrawal(player, id);
    expect((await onVendorPage(url, 'state')).json).toMatchObject({ direction: 'out', asksFor: 'payer' });
    await onVendorPage(url, 'charge', { email: 'ada@example.com' });
    await settled(player, id, 'SUCCESSFUL');
    const [kept] = await methodsOf(player, 'interac');
    expect(kept?.name).toBe('Interac, a…@example.com');
    expect(await methodsOf(player, 'interac', 'DEPOSIT')).toEqual([]);
    const charged = { ...INPUT, paymentMethodId: kept?.id ?? '' };
    expect(await createDeposit(player, charged)).toMatchObject({ succeeded: false, userErrors: [{ field: ['paymentMethodId'] }] });
    const again = await createWithdrawal(player, charged);
    expect(again.uri?.deepLink.__typename).toBe('ReceiptDeepLink');
    await settled(player, again.uri?.transactionId ?? '', 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(before - 10_000n);
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['declined', 'DECLINED'],
    ['someone', 'MISMATCH'],
  ])('an Interac withdrawal to an account that is %s fails with a specific error and returns the money', async (name, failure) => {
    const player = await somebody('CA-ON');
    const before = await cashOf(player);
    const { transactionId: id } = await ownCall(player, 'interacWithdrawalCreate', INPUT);
    await onVendorPage(await openWithdrawal(player, id), 'charge', { email: `${name}@example.com` });
    await settled(player, id, 'FAILED');
    const { db } = server().app.deps;
    expect(await db.selectFrom('withdrawals').select('failure').where('id', '=', id).executeTakeFirst()).toEqual({ failure });
    expect(await cashOf(player)).toBe(before);
  });
});

describe('a withdrawal by wire', () => {
  const INPUT = { amountCents: 20_000, paymentProviderId: 'wire-transfer' };
  const ACCOUNT = { routing: '123456789', account: '000123456789' };
  async function sent(player: PlayerClient) {
    const { transactionId: id } = await ownCall(player, 'firstWireTransferWithdrawalCreate', INPUT);
    expect(await statusOf(player, id)).toBe('PENDING');
    await onVendorPage(await openWithdrawal(player, id), 'charge', ACCOUNT);
    await settled(player, id, 'PENDING_WIRE_WITHDRAWAL');
    return id;
  }

  it('a wire withdrawal asks for the account once and is paid when the bank confirms its reference', async () => {
    const player = await somebody();
    const first = await sent(player);
    expect(await cashOf(player)).toBe(START - 20_000n);
    const reference = await lineOf(player, first, 'Reference');
    expect(reference).toMatch(/^LM-/);
    expect((await atCounter(server(), reference, 'done')).status).toBe(204);
    await settled(player, first, 'SUCCESSFUL');
    expect((await atCounter(server(), reference, 'refused')).status).toBe(404);
    const [kept] = await methodsOf(player, 'wire-transfer');
    expect(kept?.name).toBe('Account ending 6789');
    const next = await withdrawalId(player, { ...INPUT, paymentMethodId: kept?.id ?? '' });
    await settled(player, next, 'PENDING_WIRE_WITHDRAWAL');
    expect((await atCounter(server(), await lineOf(player, next, 'Reference'), 'done')).status).toBe(204);
    await settled(player, next, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(START - 40_000n);
    expect(await violations()).toEqual([]);
  });

  it('a wire withdrawal that the bank sends back fails and returns the money', async () => {
    const player = await somebody();
    const id = await sent(player);
    await atCounter(server(), await lineOf(player, id, 'Reference'), 'refused');
    await settled(player, id, 'FAILED');
    expect(await cashOf(player)).toBe(START);
    expect(await violations()).toEqual([]);
  });

  it("the wire withdrawal's call takes no other provider and no kept account", async () => {
    const player = await somebody();
    await expect(ownCall(player, 'firstWireTransferWithdrawalCreate', { ...INPUT, paymentProviderId: 'trustly' })).rejects.toThrow();
    await expect(ownCall(player, 'firstWireTransferWithdrawalCreate', { ...INPUT, paymentMethodId: 'kept' })).rejects.toThrow();
    await expect(ownCall(player, 'interacWithdrawalCreate', INPUT)).rejects.toThrow();
    expect(await cashOf(player)).toBe(START);
  });
});

describe('cash to pick up', () => {
  const INPUT = { amountCents: 5_000, paymentProviderId: 'cash-at-casino', facilityId: 'harbor-lights' };

  it('a cash withdrawal waits at the chosen place under a reference and is paid out once', async () => {
    const player = await somebody();
    expect(await confirm(player, INPUT)).toMatchObject({ succeeded: true, methodName: 'Harbor Lights Casino, Main Cage' });
    const made = await createWithdrawal(player, INPUT);
    const id = made.uri?.transactionId ?? '';
    expect(made.uri?.deepLink.__typename).toBe('ReceiptDeepLink');
    await settled(player, id, 'PENDING_CASH_PICKUP');
    const lines = await receiptOf(player, id);
    expect(lines.find(({ kind }) => kind === 'LocationReceiptLine')?.node?.name).toBe('Harbor Lights Casino, Main Cage');
    const reference = await lineOf(player, id, 'Reference');
    const answers = await Promise.all(Array.from({ length: 5 }, () => atCounter(server(), reference, 'done')));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    await settled(player, id, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(START - 5_000n);
    expect(await violations()).toEqual([]);
  });

  it('a cash withdrawal has no vendor page', async () => {
    const player = await somebody();
    const id = await withdrawalId(player, INPUT);
    const headers = { authorization: `Bearer ${player.tokens.access_token}` };
    expect((await ask(server().port, `/i/withdrawals/${id}/gateway`, { headers })).status).toBe(409);
  });

  it('a cash withdrawal not picked up in three days returns to the wallet', async () => {
    const credentials = await newPlayer(server());
    const player = await PlayerClient.logIn(server(), credentials);
    const id = await withdrawalId(player, INPUT);
    await settled(player, id, 'PENDING_CASH_PICKUP');
    await sandbox(server(), 'clock', { advanceSeconds: 3 * 86_400 + 60 });
    await resolveDoubts(server().app.deps, vendorOf(server()));
    const again = await PlayerClient.logIn(server(), credentials);
    expect([await statusOf(again, id), await cashOf(again)]).toEqual(['FAILED', START]);
    await sandbox(server(), 'clock', { reset: true });
  });
});
