import { afterEach, describe, expect, it, vi } from 'vitest';
import { playerFunds } from '#server/modules/wallet/playerFunds.ts';
import { setRgLimit } from '#server/modules/responsibleGaming/rgLimits/store.ts';
import { takeBreak as beginBreak } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { resolveDoubts } from '#server/modules/payments/vendor/index.ts';
import { payerReference } from '#server/modules/payments/rules/payerReference.ts';
import { findPayment, openPayment } from '#server/modules/payments/vendor/vendor.ts';
import { away } from '#tests/support/away.ts';
import {
  atCounter,
  callback,
  cashOf,
  createDeposit,
  depositId,
  gatewayOf,
  onVendorPage,
  statusOf,
  vendorOf,
} from '#tests/support/deposits.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { newPlayer, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { createWithdrawal, settled, toBank } from '#tests/support/withdrawals.ts';

const server = useTestServer();
const START = 100_000n;
const WIRE = { paymentProviderId: 'wire-transfer', amountCents: 20_000 };
const CASH = { paymentProviderId: 'cash-at-casino', amountCents: 5_000, facilityId: 'harbor-lights' };

const dbOf = () => server().app.deps.db;
const violations = () => ledgerViolations(dbOf());
afterEach(() => void vi.restoreAllMocks());
/** Checks all open payments with the vendor, like the server's job, as if `ms` milliseconds had passed. */
const doubts = (ms = 6_000) => {
  const { deps } = server().app;
  const later = new Date(deps.ports.now().getTime() + ms);
  return resolveDoubts({ ...deps, ports: { ...deps.ports, now: () => later } }, vendorOf(server()));
};
const rest = (player: PlayerClient, path: string, body: object) =>
  ask(server().port, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${player.tokens.access_token}` },
    body: JSON.stringify(body),
  });
const takeBreak = (player: PlayerClient) => rest(player, '/i/cool_offs', { hours: 72 });
const cancel = async (player: PlayerClient, id: string) =>
  (
    await player.run<{ cancelAnnouncedDeposit: { succeeded: boolean; userErrors: readonly { message: string }[] } }>(
      'mutation ($id: ID!) { cancelAnnouncedDeposit(depositId: $id) { succeeded userErrors { message } } }',
      { id },
    )
  ).cancelAnnouncedDeposit;
const announced = async (player: PlayerClient) =>
  (await player.run<{ announcedDeposits: readonly { id: string }[] }>('{ announcedDeposits { id status } }')).announcedDeposits.map(
    ({ id }) => id,
  );
const failureOf = async (id: string) =>
  (await dbOf().selectFrom('deposits').select('failure').where('id', '=', id).executeTakeFirstOrThrow()).failure;
const returnOf = (id: string) => dbOf().selectFrom('withdrawals').selectAll().where('returns_deposit_id', '=', id).executeTakeFirst();
const reasonOf = async (player: PlayerClient, id: string) =>
  (
    await player.run<{ paymentTransaction: { receipt: { lines: readonly { node: { label?: string; value?: string } | null }[] } } }>(
      'query ($id: ID!) { paymentTransaction(id: $id) { receipt { lines { node { ... on DefaultReceiptLine { label value } } } } } }',
      { id },
    )
  ).paymentTransaction.receipt.lines.find(({ node }) => node?.label === 'Reason')?.node?.value;
const historyOf = async (player: PlayerClient) =>
  (
    await player.run<{ accountHistory: { entries: readonly object[] } }>(
      '{ accountHistory(sectionId: "transactions", filterId: "failed") { entries { title state receiptId amount { amountLong } } } }',
    )
  ).accountHistory.entries;
const referenceAt = async (index: number) => {
  const { host, port } = new URL(vendorOf(server()).pageOrigin);
  const { json } = await ask(Number(port), '/counter/awaited', { headers: { host } });
  return (json as readonly { payerReference: string }[])[index]?.payerReference ?? '';
};
/**
 * Sends the vendor's approval, as if the money had arrived before the deposit was called back. The vendor, which does not know the payment,
 * refuses to return it.
 */
const arrives = (id: string, amountCents: string) => callback(server(), { reference: id, status: 'APPROVED', amountCents });
const vendorAway = () => away(vendorOf(server()).apiOrigin);

describe('a break', () => {
  it.each([
    ['wire', WIRE],
    ['cash', CASH],
  ])('a break calls back a deposit announced by %s: the vendor takes nothing for it any more', async (_, input) => {
    const player = await PlayerClient.fresh(server());
    const id = await depositId(player, input);
    const reference = await referenceAt(0);
    expect((await takeBreak(player)).status).toBe(200);
    await doubts();
    expect([await statusOf(player, id), await failureOf(id)]).toEqual(['FAILED', 'CALLED_BACK']);
    expect((await atCounter(server(), reference, 'done')).status).toBe(404);
    expect(await reasonOf(player, id)).toBe('Canceled before payment');
    expect(await cashOf(player)).toBe(START);
  });

  it('money that comes for a deposit called back by a break is returned once, outside the wallet', async () => {
    const player = await PlayerClient.fresh(server());
    const id = await depositId(player, WIRE);
    const reference = await referenceAt(0);
    const lost = vendorAway();
    await takeBreak(player);
    await doubts();
    lost.mockRestore();
    expect(await statusOf(player, id)).toBe('PENDING_WIRE_DEPOSIT');
    // The money arrived before the vendor knew of the player's break. The vendor repeats its callback.
    await atCounter(server(), reference, 'done');
    await vi.waitFor(async () => expect(await failureOf(id)).toBe('RETURNED'));
    const held = await playerFunds(dbOf());
    expect(held.map(({ variance }) => variance)).toEqual(held.map(() => 0n));
    for (let at = 0; at < 3; at += 1) expect((await arrives(id, '20000')).status).toBe(204);
    expect([await statusOf(player, id), await cashOf(player)]).toEqual(['FAILED', START]);
    await vi.waitFor(async () => {
      await doubts();
      expect(await returnOf(id)).toMatchObject({ status: 'SUCCESSFUL', amount: '20000', provider_id: 'wire-transfer' });
    });
    expect(await reasonOf(player, id)).toBe('Returned to your payment method');
    expect((await historyOf(player))[0]).toMatchObject({ title: 'Deposit', state: 'RETURNED', receiptId: id, amount: { amountLong: '0' } });
    const { deposited } = await dbOf()
      .selectFrom('players')
      .select('deposited')
      .where('id', '=', player.playerId)
      .executeTakeFirstOrThrow();
    expect(deposited).toBe('0');
    expect(await cashOf(player)).toBe(START);
    expect(await violations()).toEqual([]);
  });

  it('a break closes open card pages: a card charged on one is paid back', async () => {
    const player = await PlayerClient.fresh(server());
    const id = await depositId(player);
    const { url } = (await gatewayOf(player, id)).json as { url: string };
    const lost = vendorAway();
    await takeBreak(player);
    lost.mockRestore();
    expect((await gatewayOf(player, id)).status).toBe(403);
    await onVendorPage(url, 'charge', { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' });
    await vi.waitFor(async () => expect(await failureOf(id)).toBe('RETURNED'));
    expect(await cashOf(player)).toBe(START);
    expect(await violations()).toEqual([]);
  });

  it('a break calls back a deposit unknown to the vendor, and money for it is returned', async () => {
    const player = await PlayerClient.fresh(server());
    const lost = vendorAway();
    const id = await depositId(player, WIRE);
    await takeBreak(player);
    lost.mockRestore();
    await doubts();
    expect(await failureOf(id)).toBe('CALLED_BACK');
    vendorAway();
    await arrives(id, '20000');
    expect([await failureOf(id), await cashOf(player)]).toEqual(['RETURNED', START]);
    expect(await violations()).toEqual([]);
  });

  it('a player withdraws although ten of their deposits are being returned', async () => {
    const player = await PlayerClient.fresh(server());
    const ids: string[] = [];
    for (let at = 0; at < 10; at += 1) ids.push(await depositId(player));
    await takeBreak(player);
    vendorAway();
    for (const id of ids) await arrives(id, '5000');
    expect(await returnOf(ids[9] ?? '')).toMatchObject({ status: 'PENDING' });
    expect(await createWithdrawal(player, toBank(5_000))).toMatchObject({ succeeded: true, userErrors: [] });
  });

  /** Starts a break as older versions did: without calling deposits back. */
  const breakOfBefore = async (player: PlayerClient) => {
    const { ports } = server().app.deps;
    const [id, now] = [ports.newId(), ports.now()];
    await dbOf()
      .insertInto('exclusions')
      .values({ id, player_id: player.playerId, kind: 'SELF_EXCLUSION', starts_at: now, ends_at: null })
      .execute();
  };
  /** Creates a break that began after a deposit failed and ended before its money arrived. */
  const breakThatIsOver = async (player: PlayerClient) => {
    const { ports } = server().app.deps;
    const [id, now] = [ports.newId(), ports.now()];
    // Two milliseconds, because a break of one millisecond counts as cancelled.
    const endsAt = new Date(now.getTime() + 2);
    await dbOf()
      .transaction()
      .execute((trx) => beginBreak(trx, player.playerId, { id, kind: 'COOL_OFF', endsAt }, now));
  };
  const expires = async (id: string) => void (await callback(server(), { reference: id, status: 'EXPIRED' }));

  it('money for a deposit that failed before a break is returned, even after the break', async () => {
    vendorAway();
    for (const way of [{}, WIRE]) {
      const player = await PlayerClient.fresh(server());
      const id = await depositId(player, way);
      await expires(id);
      await breakThatIsOver(player);
      await arrives(id, way === WIRE ? '20000' : '5000');
      expect([await failureOf(id), await cashOf(player)]).toEqual(['RETURNED', START]);
      const next = await depositId(player);
      await arrives(next, '5000');
      expect([await failureOf(next), await cashOf(player)], 'one that was asked for after it').toEqual([null, START + 5_000n]);
    }
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['had failed before the break', expires, takeBreak],
    ['waited when the break began, which did not call it back', () => Promise.resolve(), breakOfBefore],
  ])('money from a page for a deposit that %s is returned and brings no bonus', async (_, before, begin) => {
    vendorAway();
    const player = await PlayerClient.fresh(server());
    const id = await depositId(player, { promotionCode: 'WELCOME25' });
    await before(id);
    await begin(player);
    await arrives(id, '5000');
    expect([await failureOf(id), await cashOf(player)]).toEqual(['RETURNED', START]);
    expect(await player.run('{ displayPromoCode }'), 'the code is not used').toEqual({ displayPromoCode: true });
    expect(await violations()).toEqual([]);
  });
});

describe('money for an announced deposit', () => {
  const announce = async () => {
    const credentials = await newPlayer(server());
    const player = await PlayerClient.logIn(server(), credentials);
    return { player, email: credentials.email, id: await depositId(player, WIRE) };
  };
  const limit = (player: PlayerClient, amount: bigint) => {
    const { ports } = server().app.deps;
    const key = { type: 'DEPOSIT', period: 'DAILY' } as const;
    const wish = { playerId: player.playerId, key, now: ports.now(), id: ports.newId(), amount, mayLoosen: () => Promise.resolve(true) };
    return dbOf()
      .transaction()
      .execute((trx) => setRgLimit(trx, wish));
  };

  it('money for an announced deposit is returned beyond a new limit and added within it', async () => {
    vendorAway();
    const [over, within] = [await announce(), await announce()];
    await limit(over.player, 19_999n);
    await limit(within.player, 20_000n);
    await arrives(over.id, '20000');
    await arrives(within.id, '20000');
    expect([await failureOf(over.id), await cashOf(over.player)]).toEqual(['RETURNED', START]);
    expect([await failureOf(within.id), await cashOf(within.player)]).toEqual([null, START + 20_000n]);
    expect(await violations()).toEqual([]);
  });

  it('money is returned if the account may not deposit or the player excluded the provider', async () => {
    vendorAway();
    const [restricted, kept] = [await announce(), await announce()];
    await sandbox(server(), 'account', { email: restricted.email, restricted: true });
    await kept.player.run('mutation { excludePaymentMethod(paymentProviderId: "wire-transfer", type: DEPOSIT) { succeeded } }');
    for (const { player, id } of [restricted, kept]) {
      await arrives(id, '20000');
      expect([await failureOf(id), await cashOf(player)]).toEqual(['RETURNED', START]);
    }
  });

  it('money whose return the vendor refuses is in the wallet, to be withdrawn', async () => {
    const { player, id } = await announce();
    await takeBreak(player);
    // The vendor does not know the payment, so it refuses to return the money.
    await arrives(id, '20000');
    await doubts();
    expect(await returnOf(id)).toMatchObject({ status: 'FAILED', failure: 'REFUSED' });
    expect(await cashOf(player)).toBe(START + 20_000n);
    expect(await violations()).toEqual([]);
  });
});

describe('an announced deposit', () => {
  it('an announced deposit is cancelled only by its player, and money for it is returned', async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const id = await depositId(player, WIRE);
    const reference = await referenceAt(0);
    expect([await announced(player), await announced(other)]).toEqual([[id], []]);
    expect(await cancel(other, id)).toEqual({ succeeded: false, userErrors: [{ message: 'We could not find this deposit.' }] });
    for (let at = 0; at < 2; at += 1) expect(await cancel(player, id)).toEqual({ succeeded: true, userErrors: [] });
    expect([await failureOf(id), await announced(player)]).toEqual(['CALLED_BACK', []]);
    expect((await atCounter(server(), reference, 'done')).status).toBe(404);
    vendorAway();
    await arrives(id, '20000');
    expect([await failureOf(id), await cashOf(player)]).toEqual(['RETURNED', START]);
    expect(await violations()).toEqual([]);
  });

  it('a cancelled deposit that had already failed is called back too, and its money returned', async () => {
    const player = await PlayerClient.fresh(server());
    const id = await depositId(player, WIRE);
    await callback(server(), { reference: id, status: 'EXPIRED', amountCents: '20000' });
    expect(await failureOf(id)).toBe('ABANDONED');
    expect(await cancel(player, id)).toEqual({ succeeded: true, userErrors: [] });
    vendorAway();
    await arrives(id, '20000');
    expect([await failureOf(id), await cashOf(player)]).toEqual(['RETURNED', START]);
    expect(await violations()).toEqual([]);
  });

  it('a deposit cancelled while it is announced to the vendor is called back there', async () => {
    const player = await PlayerClient.fresh(server());
    const { fetch: send } = globalThis;
    const slow = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const isOpening = init?.method === 'POST' && new URL(input instanceof Request ? input.url : input).pathname === '/payments';
      if (isOpening) {
        const [id] = await announced(player);
        await cancel(player, id ?? '');
        await doubts();
      }
      return send(input, init);
    });
    const id = await depositId(player, WIRE);
    slow.mockRestore();
    expect(await failureOf(id)).toBe('CALLED_BACK');
    expect(await findPayment(vendorOf(server()), id)).toMatchObject({ status: 'EXPIRED' });
  });

  /** Creates a deposit that is called back before the vendor knows of it. */
  const openedLate = async () => {
    const player = await PlayerClient.fresh(server());
    const lost = vendorAway();
    const id = await depositId(player, WIRE);
    await cancel(player, id);
    lost.mockRestore();
    await doubts();
    expect(await failureOf(id)).toBe('CALLED_BACK');
    await openPayment(vendorOf(server()), {
      direction: 'in',
      way: 'wire',
      payerReference: payerReference(id),
      reference: id,
      amountCents: 20_000n,
      currency: 'USD',
      customer: player.playerId,
      keepsMethods: false,
      returnOf: null,
      methodToken: null,
      pageOrigin: null,
    });
    return { player, id };
  };
  const DAY_MS = 86_400_000;

  it('a deposit that reaches the vendor after its cancellation is called back by the next check', async () => {
    const { id } = await openedLate();
    await doubts(60_000);
    expect(await findPayment(vendorOf(server()), id)).toMatchObject({ status: 'EXPIRED' });
  });

  it('money for a called-back deposit whose callback was lost is found while its reference lives', async () => {
    const [{ player, id }, late] = [await openedLate(), await openedLate()];
    const { fetch: send } = globalThis;
    const deaf = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        new URL(input instanceof Request ? input.url : input).pathname === '/i/payments/callback'
          ? Promise.reject(new TypeError('lost'))
          : send(input, init),
      );
    for (const one of [id, late.id]) expect((await atCounter(server(), payerReference(one), 'done')).status).toBe(204);
    await dbOf()
      .updateTable('deposits')
      .set({ called_back_at: new Date(server().app.deps.ports.now().getTime() - DAY_MS) })
      .where('id', '=', late.id)
      .execute();
    await doubts(9.5 * DAY_MS);
    deaf.mockRestore();
    expect([await failureOf(id), await cashOf(player)]).toEqual(['RETURNED', START]);
    expect(await failureOf(late.id), 'nothing is taken under it any more').toBe('CALLED_BACK');
    expect(await violations()).toEqual([]);
  });

  it('a deposit that was paid, or is paid on a page, cannot be cancelled', async () => {
    const player = await PlayerClient.fresh(server());
    const [come, card] = [await depositId(player, WIRE), await depositId(player)];
    await arrives(come, '20000');
    expect(await cancel(player, come)).toMatchObject({ userErrors: [{ message: 'It is too late to cancel this deposit.' }] });
    expect(await cancel(player, card)).toMatchObject({ userErrors: [{ message: 'We could not find this deposit.' }] });
    await settled(player, come, 'SUCCESSFUL');
  });

  it('a player may have three announced deposits per method; cancelling one makes room', async () => {
    const player = await PlayerClient.fresh(server());
    const made = [await depositId(player, WIRE), await depositId(player, WIRE), await depositId(player, WIRE)];
    const message = 'Three of your deposits are still waiting for payment. Cancel one first.';
    expect(await createDeposit(player, WIRE)).toMatchObject({ succeeded: false, permitted: true, userErrors: [{ message }] });
    expect(await createDeposit(player, CASH)).toMatchObject({ succeeded: true });
    expect(await createDeposit(player)).toMatchObject({ succeeded: true });
    const lost = vendorAway();
    expect(await cancel(player, made[0] ?? '')).toMatchObject({ succeeded: true });
    expect(await createDeposit(player, WIRE)).toMatchObject({ succeeded: true });
    lost.mockRestore();
    await doubts();
    expect(await failureOf(made[0] ?? '')).toBe('CALLED_BACK');
  });
});
