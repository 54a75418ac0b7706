import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { abandon } from '#server/modules/payments/withdrawals/endings.ts';
import { openPayoutPage } from '#server/modules/payments/withdrawals/index.ts';
import { cashOf, depositId, pay, statusOf } from '#tests/support/deposits.ts';
import { failingBetween } from '#tests/support/failingTable.ts';
import { sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { createWithdrawal, paidBy, settled, toBank, withdrawalId } from '#tests/support/withdrawals.ts';

const server = useTestServer();
beforeEach(() => sandbox(server(), 'clock', { reset: true }));

const START = 100_000n;
const somebody = async () => ({ player: await PlayerClient.fresh(server()) });
const violations = () => ledgerViolations(server().app.deps.db);
const dbOf = () => server().app.deps.db;

describe('checklist 44: card deposits', () => {
  it('checklist 44: a card that refuses a payout frees only the refused amount for other methods', async () => {
    const { player } = await somebody();
    const paymentMethodId = await paidBy(player);
    await dbOf().updateTable('payment_methods').set({ vendor_token: 'gone' }).where('id', '=', paymentMethodId).execute();
    await settled(player, await withdrawalId(player, { amountCents: 100, paymentMethodId }), 'FAILED');
    const message = 'We pay back to your card first. Please withdraw $49.00 to Visa ending 4242 before this.';
    expect(await createWithdrawal(player, toBank(5_000))).toMatchObject({ succeeded: false, userErrors: [{ message }] });
    await settled(player, await withdrawalId(player, { amountCents: 4_900, paymentMethodId }), 'FAILED');
    expect(await createWithdrawal(player, toBank(5_000))).toMatchObject({ succeeded: true });
  });

  it('a pending deposit does not bring back a deleted card, but a later deposit does', async () => {
    const { player } = await somebody();
    const paymentMethodId = await paidBy(player);
    const pending = await depositId(player);
    const kept = async () =>
      (
        await player.run<{ paymentProviderMethods: object[] }>(
          '{ paymentProviderMethods(paymentProviderId: "debit-card", type: DEPOSIT) { id } }',
        )
      ).paymentProviderMethods;
    await player.run('mutation ($id: ID!) { paymentMethodDelete(paymentMethodId: $id) { succeeded } }', { id: paymentMethodId });
    await pay(player, pending);
    await settled(player, pending, 'SUCCESSFUL');
    expect(await kept()).toEqual([]);
    expect(await paidBy(player)).toBe(paymentMethodId);
    expect(await kept()).toEqual([{ id: paymentMethodId }]);
  });
});

describe('a withdrawal that the vendor refuses', () => {
  /** Starts a vendor with two fixed HTTP statuses: for payment announcements and for payment queries. */
  async function vendorThatSays(told: number, asked: number) {
    const vendor = createServer((request, response) => {
      request.resume();
      response.writeHead(request.method === 'POST' ? told : asked, { 'content-type': 'application/json' }).end('{}');
    });
    await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
    return { vendor: { apiOrigin: origin, pageOrigin: origin, secret: 'secret' }, stop: () => vendor.close() };
  }
  async function opened(told: number, asked: number) {
    const { player } = await somebody();
    const id = await withdrawalId(player, toBank(20_000));
    const { vendor, stop } = await vendorThatSays(told, asked);
    try {
      const answer = await openPayoutPage(server().app.deps, vendor, { playerId: player.playerId, id, pageOrigin: 'http://localhost' });
      return { answer, status: await statusOf(player, id), cash: await cashOf(player), id };
    } finally {
      stop();
    }
  }

  it.each([400, 410, 422])('a withdrawal that the vendor refuses for good (%i) fails and returns the money', async (told) => {
    const { answer, status, cash, id } = await opened(told, 404);
    expect(answer).toEqual({
      kind: 'refused',
      message: 'Our payment provider declined this withdrawal. The money is back in your wallet.',
    });
    expect([status, cash]).toEqual(['FAILED', START]);
    const row = await dbOf().selectFrom('withdrawals').select('failure').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ failure: 'REFUSED' });
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['of the moment', 503, 404],
    ['of too many', 429, 404],
    ['of us', 401, 404],
    ['and knows', 422, 200],
    ['and cannot be asked for', 422, 500],
  ])('a withdrawal not refused for good stays pending with its money: %s', async (_, told, asked) => {
    const { answer, status, cash } = await opened(told, asked);
    expect(answer).toEqual({ kind: 'unreachable' });
    expect([status, cash]).toEqual(['PENDING', START - 20_000n]);
  });
});

it('a withdrawal never begun fails even if the new balance cannot be announced', async () => {
  const { player } = await somebody();
  const id = await withdrawalId(player, toBank(20_000));
  expect(await abandon({ ...server().app.deps, db: failingBetween(dbOf(), 'ledger_accounts') }, id)).toBe(true);
  expect([await statusOf(player, id), await cashOf(player)]).toEqual(['FAILED', START]);
});

describe('a withdrawal request without an id', () => {
  const wish = (player: PlayerClient, amountCents: number) =>
    player.run<{ withdrawalCreate: { uri: { transactionId: string } | null } }>(
      'mutation ($input: PaymentInput!) { withdrawalCreate(input: $input) { uri { transactionId } } }',
      { input: toBank(amountCents) },
    );

  it('a withdrawal without an id repeated soon is the same; another amount or a later one is new', async () => {
    const { player } = await somebody();
    const made = await Promise.all(Array.from({ length: 5 }, () => wish(player, 20_000)));
    expect(new Set(made.map(({ withdrawalCreate }) => withdrawalCreate.uri?.transactionId)).size).toBe(1);
    expect(await cashOf(player)).toBe(START - 20_000n);
    await wish(player, 10_000);
    await sandbox(server(), 'clock', { advanceSeconds: 301 });
    await wish(player, 20_000);
    expect(await cashOf(player)).toBe(START - 50_000n);
  });
});
