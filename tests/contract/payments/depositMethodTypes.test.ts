import { describe, expect, it, vi } from 'vitest';
import { setRgLimit } from '#server/modules/responsibleGaming/rgLimits/store.ts';
import { resolveDoubts } from '#server/modules/payments/vendor/index.ts';
import {
  atCounter,
  cashOf,
  createDeposit,
  depositId,
  gatewayOf,
  type Input,
  onVendorPage,
  statusOf,
  vendorOf,
} from '#tests/support/deposits.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { sandbox } from '#tests/support/http.ts';
import { graphql, newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const START = 100_000n;

const somebody = async (region?: string) => PlayerClient.logIn(server(), await newPlayer(server(), region === undefined ? {} : { region }));
const settled = (player: PlayerClient, id: string, status: string) =>
  vi.waitFor(async () => expect(await statusOf(player, id)).toBe(status), { interval: 20 });
const violations = () => ledgerViolations(server().app.deps.db);

type Line = {
  readonly kind: string;
  readonly node: { readonly label?: string; readonly value?: string; readonly canCopy?: boolean; readonly name?: string } | null;
};
const RECEIPT = `query ($id: ID!) { paymentTransaction(id: $id) { receipt { lines { kind node {
  ... on DefaultReceiptLine { label value canCopy } ... on LocationReceiptLine { name address } } } } } }`;
const linesOf = async (player: PlayerClient, id: string) =>
  (await player.run<{ paymentTransaction: { receipt: { lines: readonly Line[] } } }>(RECEIPT, { id })).paymentTransaction.receipt.lines;
const referenceOf = async (player: PlayerClient, id: string) =>
  (await linesOf(player, id)).find(({ node }) => node?.label === 'Reference')?.node?.value ?? '';

const WIRE = `mutation ($input: PaymentInput!) { wireTransferDepositCreate(input: $input) { userErrors { message } uri { webUrl transactionId } } }`;
type Made = { readonly uri: { readonly webUrl: string; readonly transactionId: string } | null };
const wire = async (player: PlayerClient, paymentProviderId = 'wire-transfer') =>
  graphql<{ wireTransferDepositCreate: Made }>(
    server(),
    WIRE,
    { input: { amountCents: 250_000, paymentProviderId } },
    { authorization: `Bearer ${player.tokens.access_token}` },
  );

type Call = { readonly method: string; readonly path: RegExp };
/** Loses the server's matching calls to the vendor: the request or, with `isHeard`, only the response. */
function loseCalls({ method, path }: Call, isHeard = false) {
  const { apiOrigin } = vendorOf(server());
  const { fetch: send } = globalThis;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
    if (origin !== new URL(apiOrigin).origin || (init?.method ?? 'GET') !== method || !path.test(pathname)) return send(input, init);
    if (isHeard) await send(input, init);
    throw new TypeError('lost');
  });
}

/** Creates a deposit that the vendor does not know, because the call that announces it is lost. */
async function unheard(player: PlayerClient, input: Partial<Input>): Promise<string> {
  const lost = loseCalls({ method: 'POST', path: /^\/payments$/ });
  try {
    return await depositId(player, input);
  } finally {
    lost.mockRestore();
  }
}

const DAY_MS = 86_400_000;
/** Checks open payments with the vendor, like the server's job, as if `ms` milliseconds had passed. */
async function doubtsIn(ms: number): Promise<void> {
  const { deps } = server().app;
  const later = new Date(deps.ports.now().getTime() + ms);
  await resolveDoubts({ ...deps, ports: { ...deps.ports, now: () => later } }, vendorOf(server()));
}

const anyFacility = async (player: PlayerClient): Promise<string> =>
  (
    await player.run<{ paymentFacilities: readonly { id: string }[] }>(
      '{ paymentFacilities(paymentProviderId: "cash-at-casino") { id name } }',
    )
  ).paymentFacilities[0]?.id ?? '';

describe('a wire transfer', () => {
  it('a wire deposit is announced, waits under its reference, and is credited once received', async () => {
    const player = await somebody();
    const { uri } = (await wire(player)).data.wireTransferDepositCreate;
    const id = uri?.transactionId ?? '';
    expect(uri?.webUrl).toBe(`/account/wallet/receipt/${id}`);
    expect(await statusOf(player, id)).toBe('PENDING_WIRE_DEPOSIT');
    const reference = await referenceOf(player, id);
    expect(reference).toMatch(/^LM-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(await cashOf(player)).toBe(START);
    expect((await atCounter(server(), reference, 'done')).status).toBe(204);
    await settled(player, id, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(START + 250_000n);
    expect((await atCounter(server(), reference, 'done')).status).toBe(404);
    expect(await violations()).toEqual([]);
  });

  const BANK = `{ wireInstructions { bankName bankAddress beneficiary accountNumber routingNumber swiftCode waiting { reference amount { amountLong } } } }`;
  type Bank = { readonly wireInstructions: Readonly<Record<string, string>> & { readonly waiting: readonly object[] } };

  it.each([
    ['US-NJ', /^99\d{7}$/, 'New Jersey'],
    ['US-PA', /^99\d{7}$/, 'Pennsylvania'],
    ['CA-ON', /^0\d{8}$/, 'Ontario'],
  ])(
    'the receipt of a wire deposit from %s names the bank account that receives it, as the page of wire transfers does',
    async (region, routing, owner) => {
      const player = await somebody(region);
      const { wireInstructions: before } = await player.run<Bank>(BANK);
      expect(before.waiting).toEqual([]);
      const id = (await wire(player)).data.wireTransferDepositCreate.uri?.transactionId ?? '';
      const lines = await linesOf(player, id);
      const value = (label: string) => lines.find(({ node }) => node?.label === label)?.node?.value;
      const { wireInstructions: bank } = await player.run<Bank>(BANK);
      expect(bank).toMatchObject({
        bankName: value('Bank'),
        bankAddress: value('Bank address'),
        beneficiary: value('Beneficiary'),
        accountNumber: value('Account number'),
        routingNumber: value('Routing number'),
        swiftCode: value('SWIFT code'),
        waiting: [{ reference: value('Reference'), amount: { amountLong: '250000' } }],
      });
      expect(bank['routingNumber']).toMatch(routing);
      expect(bank['beneficiary']).toContain(owner);
      const copied = lines.flatMap(({ node }) => (node?.canCopy === true ? [node.label] : []));
      expect(copied).toEqual(['Reference', 'Beneficiary', 'Account number', 'Routing number', 'SWIFT code']);
    },
  );

  it('the receipt of a wire deposit names no bank once the money has come', async () => {
    const player = await somebody();
    const id = (await wire(player)).data.wireTransferDepositCreate.uri?.transactionId ?? '';
    await atCounter(server(), await referenceOf(player, id), 'done');
    await settled(player, id, 'SUCCESSFUL');
    expect((await linesOf(player, id)).flatMap(({ node }) => node?.label ?? [])).not.toContain('Account number');
    expect((await player.run<Bank>(BANK)).wireInstructions.waiting).toEqual([]);
  });

  it('a wire deposit has no page, and its call takes no other provider', async () => {
    const player = await somebody();
    const id = await depositId(player, { paymentProviderId: 'wire-transfer', amountCents: 20_000 });
    expect((await gatewayOf(player, id)).status).toBe(404);
    expect((await wire(player, 'debit-card')).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('a wire deposit whose announcement was lost is announced again', async () => {
    const player = await somebody();
    const id = await unheard(player, { paymentProviderId: 'wire-transfer', amountCents: 20_000 });
    const reference = await referenceOf(player, id);
    expect((await atCounter(server(), reference, 'done')).status).toBe(404);
    await doubtsIn(6_000);
    expect((await atCounter(server(), reference, 'refused')).status).toBe(204);
    await settled(player, id, 'FAILED');
    expect(await cashOf(player)).toBe(START);
  });

  it('a wire deposit whose announcement arrives days later is still accepted', async () => {
    const player = await somebody();
    const id = await unheard(player, { paymentProviderId: 'wire-transfer', amountCents: 20_000 });
    await doubtsIn(9 * DAY_MS);
    expect(await statusOf(player, id)).toBe('PENDING_WIRE_DEPOSIT');
    expect((await atCounter(server(), await referenceOf(player, id), 'done')).status).toBe(204);
    await settled(player, id, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(START + 20_000n);
  });

  it.each([
    ['wire-transfer', 10],
    ['cash-at-casino', 3],
  ])('a %s deposit of which the vendor is never notified fails after %i days', async (paymentProviderId, days) => {
    const player = await somebody();
    const facilityId = paymentProviderId === 'cash-at-casino' ? await anyFacility(player) : undefined;
    const id = await unheard(player, { paymentProviderId, amountCents: 20_000, ...(facilityId === undefined ? {} : { facilityId }) });
    await doubtsIn(days * DAY_MS + 60_000);
    expect(await statusOf(player, id)).toBe('FAILED');
  });
});

describe('cash', () => {
  type Place = { readonly id: string; readonly name: string; readonly distance: string | null; readonly opening: string };
  type Places = {
    readonly paymentFacilities: readonly Place[];
    readonly playerArea: { readonly boundary: readonly object[]; readonly position: object | null };
  };
  const PLACES = `{ paymentFacilities(paymentProviderId: "cash-at-casino") { id name distance opening }
    playerArea { boundary { latitude longitude } position { latitude longitude } } }`;

  it('the places for cash are sorted by the distance from the verified location, and the chosen one stands on the receipt', async () => {
    const player = await somebody();
    const unknown = await player.run<Places>(PLACES);
    expect(unknown.paymentFacilities.map(({ distance }) => distance)).toEqual([null, null, null, null]);
    expect(unknown.playerArea.position).toBeNull();
    await player.locate();
    const { paymentFacilities: places, playerArea } = await player.run<Places>(PLACES);
    // The location vendor places every player in Newark.
    expect(places.map(({ id }) => id)).toEqual(['ironbound-hall', 'monmouth-rail', 'camden-wharf', 'harbor-lights']);
    expect(places.map(({ distance }) => distance)).toEqual(['1.3 mi', '30 mi', '74 mi', '96 mi']);
    expect(playerArea).toMatchObject({ position: { latitude: 40.736, longitude: -74.172 } });
    expect(playerArea.boundary.length).toBeGreaterThan(10);
    expect(places.every(({ opening }) => /^(Open until|Closed · opens) \d/.test(opening))).toBe(true);
    const [, , chosen] = places;
    const id = await depositId(player, { paymentProviderId: 'cash-at-casino', facilityId: chosen?.id ?? '' });
    expect((await linesOf(player, id)).find(({ kind }) => kind === 'LocationReceiptLine')?.node?.name).toBe(chosen?.name);
  });

  it('a cash deposit is brought to a place named on its receipt and credited when counted', async () => {
    const player = await somebody();
    const { paymentFacilities } = await player.run<{
      paymentFacilities: readonly { id: string; name: string; workingHours: readonly object[] }[];
    }>('{ paymentFacilities(paymentProviderId: "cash-at-casino") { id name address latitude longitude workingHours { label value } } }');
    const [place] = paymentFacilities;
    expect(place?.workingHours.length).toBeGreaterThan(0);
    const id = await depositId(player, { paymentProviderId: 'cash-at-casino', facilityId: place?.id ?? '' });
    expect(await statusOf(player, id)).toBe('PENDING_CASH_DEPOSIT');
    const lines = await linesOf(player, id);
    expect(lines.find(({ kind }) => kind === 'LocationReceiptLine')?.node?.name).toBe(place?.name);
    expect((await atCounter(server(), await referenceOf(player, id), 'done')).status).toBe(204);
    await settled(player, id, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(START + 5_000n);
    expect(await violations()).toEqual([]);
  });
});

describe('PayPal', () => {
  const end = async (player: PlayerClient, field: 'cancelPaypalDeposit' | 'completePaypalDeposit', depositOf: string) =>
    (
      await player.run<Record<string, { succeeded: boolean; userErrors: readonly { message: string }[] }>>(
        `mutation ($id: ID!) { ${field}(depositId: $id) { succeeded userErrors { message } } }`,
        { id: depositOf },
      )
    )[field];
  const begin = async (player: PlayerClient) => {
    const id = await depositId(player, { paymentProviderId: 'paypal' });
    return { id, url: ((await gatewayOf(player, id)).json as { url: string }).url };
  };

  it('a PayPal deposit is charged once, by our call, after the player has approved it', async () => {
    const [player, other] = [await somebody(), await somebody()];
    const { id, url } = await begin(player);
    expect(await end(player, 'completePaypalDeposit', id)).toMatchObject({ succeeded: true });
    expect([await statusOf(player, id), await cashOf(player)]).toEqual(['PENDING', START]);
    expect((await onVendorPage(url, 'charge', { email: 'ada@example.com' })).json).toMatchObject({ status: 'PENDING', isApproved: true });
    expect(await cashOf(player)).toBe(START);
    expect(await end(other, 'completePaypalDeposit', id)).toMatchObject({
      succeeded: false,
      userErrors: [{ message: 'We could not find this deposit.' }],
    });
    await Promise.all(Array.from({ length: 5 }, () => end(player, 'completePaypalDeposit', id)));
    await settled(player, id, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(START + 5_000n);
    expect(await end(player, 'cancelPaypalDeposit', id)).toMatchObject({ succeeded: false });
    expect(await violations()).toEqual([]);
  });

  it('a cancelled PayPal deposit charges nothing, even if it was approved', async () => {
    const player = await somebody();
    const { id, url } = await begin(player);
    await onVendorPage(url, 'charge', { email: 'ada@example.com' });
    expect(await end(player, 'cancelPaypalDeposit', id)).toMatchObject({ succeeded: true });
    expect([await statusOf(player, id), await cashOf(player)]).toEqual(['FAILED', START]);
    expect(await end(player, 'completePaypalDeposit', id)).toMatchObject({ succeeded: false });
    expect(await cashOf(player)).toBe(START);
  });

  it('a PayPal deposit whose answer is lost is decided by its receipt, without asking to pay again', async () => {
    const player = await somebody();
    const { id, url } = await begin(player);
    await onVendorPage(url, 'charge', { email: 'ada@example.com' });
    const lost = loseCalls({ method: 'POST', path: /\/complete$/ }, true);
    try {
      expect(await end(player, 'completePaypalDeposit', id)).toEqual({ succeeded: true, userErrors: [] });
    } finally {
      lost.mockRestore();
    }
    await settled(player, id, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(START + 5_000n);
  });

  it('a PayPal deposit that is being charged cannot be cancelled', async () => {
    const player = await somebody();
    const { id, url } = await begin(player);
    await onVendorPage(url, 'charge', { email: 'slow@example.com' });
    expect(await end(player, 'completePaypalDeposit', id)).toMatchObject({ succeeded: true });
    expect(await end(player, 'cancelPaypalDeposit', id)).toEqual({
      succeeded: false,
      userErrors: [{ message: 'It is too late to cancel this deposit.' }],
    });
    expect(await statusOf(player, id)).toBe('PENDING');
  });

  const approved = async (player: PlayerClient) => {
    const { id, url } = await begin(player);
    await onVendorPage(url, 'charge', { email: 'ada@example.com' });
    return id;
  };
  const limitTo = (player: PlayerClient, amount: bigint) => {
    const { db, ports } = server().app.deps;
    const key = { type: 'DEPOSIT', period: 'DAILY' } as const;
    const wish = { playerId: player.playerId, key, now: ports.now(), id: ports.newId(), amount, mayLoosen: () => Promise.resolve(true) };
    return db.transaction().execute((trx) => setRgLimit(trx, wish));
  };

  it('a PayPal deposit is not charged beyond a limit set meanwhile, and counts against it once', async () => {
    const [over, within] = [await somebody(), await somebody()];
    const [tooMuch, id] = [await approved(over), await approved(within)];
    await Promise.all([limitTo(over, 4_999n), limitTo(within, 5_000n)]);
    expect(await end(over, 'completePaypalDeposit', tooMuch)).toEqual({
      succeeded: false,
      userErrors: [{ message: 'This is above your deposit limit of $49.99 a day. Enter a lower amount.' }],
    });
    expect(await end(within, 'completePaypalDeposit', id)).toMatchObject({ succeeded: true });
    await settled(within, id, 'SUCCESSFUL');
    expect([await statusOf(over, tooMuch), await cashOf(over)]).toEqual(['PENDING', START]);
  });

  it('a PayPal deposit is not charged once the player has excluded PayPal', async () => {
    const player = await somebody();
    const id = await approved(player);
    await player.run('mutation { excludePaymentMethod(paymentProviderId: "paypal", type: DEPOSIT) { succeeded } }');
    expect(await end(player, 'completePaypalDeposit', id)).toEqual({
      succeeded: false,
      userErrors: [{ message: 'This payment method is on the excluded list and is unavailable right now.' }],
    });
    expect(await cashOf(player)).toBe(START);
  });
});

describe('Interac', () => {
  it('Interac is offered only to wallets in Canadian dollars and credited once the bank approves', async () => {
    const player = await somebody('CA-ON');
    const { paymentProvidersLandingPage } = await player.run<{ paymentProvidersLandingPage: { providers: readonly { id: string }[] } }>(
      '{ paymentProvidersLandingPage(type: DEPOSIT) { providers { id } } }',
    );
    expect(paymentProvidersLandingPage.providers.map(({ id }) => id)).toEqual([
      'debit-card',
      'credit-card',
      'trustly',
      'interac',
      'wire-transfer',
    ]);
    const before = await cashOf(player);
    const id = await depositId(player, { paymentProviderId: 'interac' });
    const { url } = (await gatewayOf(player, id)).json as { url: string };
    expect((await onVendorPage(url, 'charge', { email: 'not an address' })).status).toBe(422);
    await onVendorPage(url, 'charge', { email: 'ada@example.com' });
    await settled(player, id, 'SUCCESSFUL');
    expect(await cashOf(player)).toBe(before + 5_000n);
    expect(await createDeposit(player, { paymentProviderId: 'paypal' })).toMatchObject({ succeeded: false });
  });
});

describe('the deposit page outside an operating area', () => {
  it('the deposit page warns only outside an operating area', async () => {
    const ask = async () =>
      (await graphql<{ outOfStateDepositPage: object | null }>(server(), '{ outOfStateDepositPage { title body } }')).data;
    expect(await ask()).toEqual({ outOfStateDepositPage: null });
    await sandbox(server(), 'location', { place: 'US-NV' });
    expect(await ask()).toMatchObject({ outOfStateDepositPage: { title: "Looks like you're outside of an operating area" } });
    await sandbox(server(), 'location', { place: 'US-NJ' });
  });
});
