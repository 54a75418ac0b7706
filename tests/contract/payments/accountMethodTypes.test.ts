import { describe, expect, it } from 'vitest';
import { callback, cashOf, createDeposit, depositId, gatewayOf, onVendorPage } from '#tests/support/deposits.ts';
import { ask } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { paidBy, settled, withdrawalId } from '#tests/support/withdrawals.ts';

const server = useTestServer();
const START = 100_000n;
const ACCOUNT = { routing: '123456789', account: '000123456789' };
const somebody = async (region = 'US-NJ') => PlayerClient.logIn(server(), await newPlayer(server(), { region }));
const urlOf = async (player: PlayerClient, id: string) => ((await gatewayOf(player, id)).json as { url: string }).url;

type Provider = {
  readonly id: string;
  readonly name: string;
  readonly excluded: boolean;
  readonly methods: readonly { readonly id: string; readonly name: string }[];
};
/** Runs the query on a brand's site. */
async function askOn<Data>(player: PlayerClient, brand: string, query: string): Promise<Data> {
  const { json } = await ask(server().port, '/graphql', {
    method: 'POST',
    headers: {
      host: `${brand}.localhost:${server().port}`,
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${player.tokens.access_token}`,
    },
    body: JSON.stringify({ query }),
  });
  return (json as { data: Data }).data;
}
const landing = async (player: PlayerClient, brand = 'tsb', type = 'DEPOSIT', more = ''): Promise<readonly Provider[]> =>
  (
    await askOn<{ paymentProvidersLandingPage: { providers: readonly Provider[] } }>(
      player,
      brand,
      `{ paymentProvidersLandingPage(type: ${type}${more}) { providers { id name excluded methods { id name } } } }`,
    )
  ).paymentProvidersLandingPage.providers;
const idsOf = (providers: readonly Provider[]) => providers.map(({ id }) => id);

describe.each([['trustly'], ['vip-preferred']])('a deposit by %s', (paymentProviderId) => {
  it('a deposit is paid from the account the vendor asks for, which is kept for both directions', async () => {
    const player = await somebody();
    const id = await depositId(player, { paymentProviderId });
    const url = await urlOf(player, id);
    expect((await onVendorPage(url, 'state')).json).toMatchObject({ direction: 'in', asksFor: 'account' });
    expect((await onVendorPage(url, 'charge', { number: '4242 4242 4242 4242' })).status, 'a card is no account').toBe(422);
    await onVendorPage(url, 'charge', ACCOUNT);
    await settled(player, id, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(START + 5_000n);
    const name = paymentProviderId === 'trustly' ? 'Trustly' : 'VIP Preferred';
    const offered = (await landing(player)).find((each) => each.id === paymentProviderId);
    expect(offered).toMatchObject({ name, methods: [{ name: 'Account ending 6789' }] });
    const paymentMethodId = offered?.methods[0]?.id ?? '';
    const next = await depositId(player, { paymentProviderId, paymentMethodId });
    const again = await urlOf(player, next);
    expect((await onVendorPage(again, 'state')).json).toMatchObject({ asksFor: null });
    await onVendorPage(again, 'charge', {});
    await settled(player, next, 'SUCCESSFUL');
    const out = await withdrawalId(player, { paymentProviderId, paymentMethodId, amountCents: 10_000 });
    await settled(player, out, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(START);
    const { accountHistory } = await player.run<{ accountHistory: { entries: readonly { title: string; detail: string }[] } }>(
      '{ accountHistory(sectionId: "transactions", filterId: "deposits") { entries { title detail } } }',
    );
    expect(accountHistory.entries[0]).toEqual({ title: 'Deposit', detail: `${name} · Account ending 6789` });
    expect(await ledgerViolations(server().app.deps.db)).toEqual([]);
  });

  it.each([
    ['000111111116', 'DECLINED'],
    ['000111111113', 'MISMATCH'],
  ])('a deposit from the account %s fails as %s and adds nothing', async (account, failure) => {
    const player = await somebody();
    const id = await depositId(player, { paymentProviderId });
    await onVendorPage(await urlOf(player, id), 'charge', { ...ACCOUNT, account });
    await settled(player, id, 'FAILED');
    const { db } = server().app.deps;
    expect(await db.selectFrom('deposits').select('failure').where('id', '=', id).executeTakeFirst()).toEqual({ failure });
    expect(await cashOf(player)).toBe(START);
  });
});

describe('methods by region and brand', () => {
  it.each([
    ['US-NJ', 'tsb', ['debit-card', 'credit-card', 'trustly', 'vip-preferred', 'paypal', 'wire-transfer', 'cash-at-casino']],
    ['US-NJ', 'espnbet', ['debit-card', 'braintree-credit', 'trustly', 'vip-preferred', 'paypal', 'wire-transfer', 'cash-at-casino']],
    ['US-NY', 'hwc', ['debit-card', 'braintree-credit', 'trustly', 'vip-preferred', 'paypal', 'wire-transfer', 'cash-at-casino']],
    ['US-NV', 'tsc', ['debit-card', 'credit-card', 'trustly', 'vip-preferred', 'paypal', 'wire-transfer']],
    ['CA-ON', 'tsb', ['debit-card', 'credit-card', 'trustly', 'interac', 'wire-transfer']],
  ])('a player of %s on a site of %s is offered the methods %j', async (region, brand, ids) => {
    expect(idsOf(await landing(await somebody(region), brand))).toEqual(ids);
  });

  it.each([
    ['US-NJ', { paymentProviderId: 'braintree-credit' }],
    ['CA-ON', { paymentProviderId: 'vip-preferred' }],
    ['CA-ON', { paymentProviderId: 'cash-at-casino', facilityId: 'harbor-lights' }],
  ])('a deposit by an unavailable method is refused, whatever is sent: %s %j', async (region, input) => {
    const player = await somebody(region);
    const message = 'This payment method is not available right now.';
    expect(await createDeposit(player, input)).toMatchObject({ succeeded: false, userErrors: [{ message }] });
  });

  it('Apple Pay is listed where the brand has a merchant and the device has it, and paid on the vendor’s page', async () => {
    const player = await somebody();
    const listed = async (brand: string, type = 'DEPOSIT', more = ', capabilities: ["APPLE_PAY"]') =>
      idsOf(await landing(player, brand, type, more)).includes('apple-pay');
    expect([await listed('tsb'), await listed('tsb', 'DEPOSIT', ''), await listed('tsb', 'WITHDRAWAL')]).toEqual([true, false, false]);
    const id = await depositId(player, { paymentProviderId: 'apple-pay' });
    await onVendorPage(await urlOf(player, id), 'charge', { number: '4242 4242 4242 4242' });
    await settled(player, id, 'SUCCESSFUL');
    expect((await landing(player, 'tsb', 'DEPOSIT', ', capabilities: ["APPLE_PAY"]'))[0]?.methods, 'no card is kept').toEqual([]);
    (server().app.deps.config.applePayBrands as Set<string>).delete('hwc');
    expect(await listed('hwc')).toBe(false);
  });

  it('a credit card that paid on one site is paid back on any other', async () => {
    const player = await somebody();
    const id = await depositId(player, { paymentProviderId: 'credit-card' });
    await onVendorPage(await urlOf(player, id), 'charge', { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' });
    await settled(player, id, 'SUCCESSFUL');
    expect(idsOf(await landing(player, 'espnbet', 'WITHDRAWAL'))).toEqual(expect.arrayContaining(['credit-card', 'braintree-credit']));
    expect(idsOf(await landing(await somebody(), 'espnbet', 'WITHDRAWAL'))).not.toContain('credit-card');
  });
});

describe('a player who excludes credit cards', () => {
  const EXCLUDED = 'This payment method is on the excluded list and is unavailable right now.';
  const call = async (player: PlayerClient, brand: string, field: 'depositCreate' | 'withdrawalCreate', input: string) =>
    (
      await askOn<Record<string, { succeeded: boolean; userErrors: readonly { message: string }[] }>>(
        player,
        brand,
        `mutation { ${field}(input: { ${input} }) { succeeded userErrors { message } } }`,
      )
    )[field];
  const exclude = (player: PlayerClient, id: string, type: string) =>
    player.run(`mutation { excludePaymentMethod(paymentProviderId: "${id}", type: ${type}) { succeeded } }`);
  const excludedOn = async (player: PlayerClient, brand: string, type: string) =>
    idsOf((await landing(player, brand, type)).filter(({ excluded }) => excluded));

  it.each([
    ['credit-card', 'espnbet', 'braintree-credit'],
    ['braintree-credit', 'tsb', 'credit-card'],
  ])('a player who excluded %s pays by no credit card: on a site of %s %s is excluded too', async (excluded, brand, other) => {
    const player = await somebody();
    await exclude(player, excluded, 'DEPOSIT');
    expect(await excludedOn(player, brand, 'DEPOSIT')).toEqual([other]);
    expect(await call(player, brand, 'depositCreate', `amountCents: 5000, paymentProviderId: "${other}"`)).toMatchObject({
      succeeded: false,
      userErrors: [{ message: EXCLUDED }],
    });
    expect(await call(player, brand, 'depositCreate', 'amountCents: 5000, paymentProviderId: "debit-card"')).toMatchObject({
      succeeded: true,
    });
  });

  it('a player without credit cards is paid to a card only what the card has paid', async () => {
    const player = await somebody();
    const id = await depositId(player, { paymentProviderId: 'credit-card' });
    await onVendorPage(await urlOf(player, id), 'charge', { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' });
    await settled(player, id, 'SUCCESSFUL');
    const { db } = server().app.deps;
    const method = await db.selectFrom('deposits').select('method_id').where('id', '=', id).executeTakeFirstOrThrow();
    const card = (cents: number) => `amountCents: ${cents}, paymentProviderId: "credit-card", paymentMethodId: "${method.method_id}"`;
    await exclude(player, 'braintree-credit', 'WITHDRAWAL');
    expect(await excludedOn(player, 'espnbet', 'WITHDRAWAL')).toEqual(['credit-card', 'braintree-credit']);
    expect(await call(player, 'tsb', 'withdrawalCreate', card(5_000))).toMatchObject({ succeeded: true });
    expect(await call(player, 'tsb', 'withdrawalCreate', card(4_000))).toMatchObject({
      succeeded: false,
      userErrors: [{ message: EXCLUDED }],
    });
  });
});

describe('the payment history', () => {
  it('the history names each payment method with its card or reference', async () => {
    const player = await somebody();
    await paidBy(player);
    const wire = await depositId(player, { paymentProviderId: 'wire-transfer', amountCents: 20_000 });
    await callback(server(), { reference: wire, status: 'APPROVED', amountCents: '20000' });
    const { accountHistory } = await player.run<{ accountHistory: { entries: readonly { title: string; detail: string }[] } }>(
      '{ accountHistory(sectionId: "transactions", filterId: "deposits") { entries { title detail } } }',
    );
    expect(accountHistory.entries).toContainEqual({ title: 'Deposit', detail: 'Debit card · Visa ending 4242' });
    expect(accountHistory.entries).toContainEqual({
      title: 'Deposit',
      detail: expect.stringMatching(/^Wire transfer · LM-[2-9A-Z]{5}-[2-9A-Z]{5}$/),
    });
  });
});

describe('the history of unpaid deposits', () => {
  type Entry = {
    readonly title: string;
    readonly detail: string;
    readonly state: string;
    readonly receiptId: string | null;
    readonly amount: { readonly amountLong: string };
    readonly asked: { readonly formattedAmount: string } | null;
  };
  const ASK =
    'query ($filterId: ID, $first: Int, $after: String) { accountHistory(sectionId: "transactions", filterId: $filterId, first: $first, after: $after) { entries { title detail state receiptId amount { amountLong } asked { formattedAmount } } pageInfo { endCursor hasNextPage } } }';
  type Page = {
    readonly entries: readonly Entry[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
  const page = async (player: PlayerClient, asked: object) => (await player.run<{ accountHistory: Page }>(ASK, asked)).accountHistory;
  const failedOf = async (player: PlayerClient, filterId?: string) => (await page(player, { filterId })).entries;

  /** Creates a player with four deposits: declined, called back, pending on the vendor's page, and pending cash. */
  async function somebodyWithFour() {
    const player = await somebody();
    const declined = await depositId(player, { paymentProviderId: 'trustly', amountCents: 7_500 });
    await onVendorPage(await urlOf(player, declined), 'charge', { ...ACCOUNT, account: '000111111116' });
    await settled(player, declined, 'FAILED');
    const called = await depositId(player, { paymentProviderId: 'wire-transfer', amountCents: 20_000 });
    await player.run('mutation ($id: ID!) { cancelAnnouncedDeposit(depositId: $id) { succeeded } }', { id: called });
    const open = await depositId(player, { paymentProviderId: 'trustly', amountCents: 1_500 });
    const cash = await depositId(player, { paymentProviderId: 'cash-at-casino', amountCents: 5_000, facilityId: 'harbor-lights' });
    return { player, declined, called, open, cash };
  }

  it('the history lists unpaid deposits with amount, state and receipt, and adds nothing up', async () => {
    const { player, declined, called, open, cash } = await somebodyWithFour();
    const entries = await failedOf(player, 'deposits');
    expect(entries.map(({ state, receiptId, asked }) => [state, receiptId, asked?.formattedAmount])).toEqual([
      ['PENDING', cash, '$50.00'],
      ['PENDING', open, '$15.00'],
      ['CALLED_BACK', called, '$200.00'],
      ['FAILED', declined, '$75.00'],
      ['DONE', null, undefined],
    ]);
    expect(entries.slice(0, 4).map(({ amount }) => amount.amountLong)).toEqual(['0', '0', '0', '0']);
    expect(entries[3]?.detail).toBe('Trustly · Declined');
    expect(entries[2]?.detail).toMatch(/^Wire transfer · LM-\w+-\w+/);
    const all = await failedOf(player);
    expect(all.reduce((sum, { amount }) => sum + BigInt(amount.amountLong), 0n)).toBe(await cashOf(player));
    expect((await failedOf(player, 'failed')).map(({ receiptId }) => receiptId)).toEqual(expect.arrayContaining([declined]));
    for (const filterId of ['withdrawals', 'bets', 'payouts', 'cash-outs', 'corrections'])
      expect(await failedOf(player, filterId)).toEqual([]);
  });

  it.each([1, 2, 3])('the history comes in pages of %i, each entry once and in order, with ledger entries', async (first) => {
    const { player } = await somebodyWithFour();
    const whole = (await failedOf(player)).map(({ receiptId }) => receiptId);
    const seen: (string | null)[] = [];
    for (let after: string | null = null, at = 0; at < 6; at += 1) {
      const { entries, pageInfo }: Page = await page(player, { first, after });
      seen.push(...entries.map(({ receiptId }) => receiptId));
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    expect(whole).toHaveLength(5);
    expect(seen).toEqual(whole);
  });

  it('an unpaid deposit becomes one ledger entry when paid, and is hidden from other players', async () => {
    const player = await somebody();
    const id = await depositId(player, { paymentProviderId: 'trustly' });
    expect((await failedOf(player, 'deposits'))[0]).toMatchObject({ state: 'PENDING', receiptId: id });
    await onVendorPage(await urlOf(player, id), 'charge', ACCOUNT);
    await settled(player, id, 'SUCCESSFUL');
    const [entry, ...others] = await failedOf(player, 'deposits');
    expect(entry).toMatchObject({ state: 'DONE', receiptId: id, amount: { amountLong: '5000' }, asked: null });
    expect(others.map(({ receiptId }) => receiptId)).toEqual([null]);
    expect((await failedOf(await somebody(), 'deposits')).map(({ receiptId }) => receiptId)).toEqual([null]);
  });
});
