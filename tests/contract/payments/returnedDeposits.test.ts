import { describe, expect, it } from 'vitest';
import { resolveDoubts } from '#server/modules/payments/vendor/index.ts';
import { away } from '#tests/support/away.ts';
import { callback, cashOf, depositId, vendorOf } from '#tests/support/deposits.ts';
import { ask } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const AMOUNT = { amountCents: '20000' };

type Line = { readonly node: { readonly label?: string; readonly value?: string } | null };
const RECEIPT =
  'query ($id: ID!) { paymentTransaction(id: $id) { receipt { lines { node { ... on DefaultReceiptLine { label value } } } } } }';
async function receiptOf(player: PlayerClient, id: string) {
  const { paymentTransaction } = await player.run<{ paymentTransaction: { receipt: { lines: readonly Line[] } } }>(RECEIPT, { id });
  return ['Reason', 'Added'].map((label) => paymentTransaction.receipt.lines.find(({ node }) => node?.label === label)?.node?.value);
}

type Entry = {
  readonly title: string;
  readonly detail: string | null;
  readonly state: string;
  readonly receiptId: string | null;
  readonly amount: { readonly amountLong: string };
};
const HISTORY =
  'query ($filterId: ID) { accountHistory(sectionId: "transactions", filterId: $filterId) { entries { title detail state receiptId amount { amountLong } } } }';
/** Returns the history lines that link to the receipt, with the last part of their detail. Sorted, because equal times have no order. */
async function linesTo(player: PlayerClient, id: string, filterId: string) {
  const { accountHistory } = await player.run<{ accountHistory: { entries: readonly Entry[] } }>(HISTORY, { filterId });
  return accountHistory.entries
    .filter(({ receiptId }) => receiptId === id)
    .map(({ title, detail, state, amount }) => `${title} ${amount.amountLong} ${state} ${detail?.split(' · ').at(-1)}`)
    .toSorted();
}

describe('a deposit paid during a break', () => {
  it('a deposit returned because of a break is shown in history and receipt as a deposit, with its state', async () => {
    const player = await PlayerClient.fresh(server());
    const start = await cashOf(player);
    const { deps } = server().app;
    const id = await depositId(player, { paymentProviderId: 'wire-transfer', amountCents: 20_000 });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${player.tokens.access_token}` };
    await ask(server().port, '/i/cool_offs', { method: 'POST', headers, body: JSON.stringify({ hours: 72 }) });
    const lost = away(vendorOf(server()).apiOrigin);
    await callback(server(), { reference: id, status: 'APPROVED', ...AMOUNT });
    const atFirst = [await receiptOf(player, id), await linesTo(player, id, 'failed')];
    lost.mockRestore();
    expect(atFirst).toEqual([['Being returned', '$0.00'], ['Deposit 0 PENDING Being returned']]);

    // The vendor does not know the payment, so it refuses to return the money.
    const later = new Date(deps.ports.now().getTime() + 6_000);
    await resolveDoubts({ ...deps, ports: { ...deps.ports, now: () => later } }, vendorOf(server()));
    const kept = 'Could not be returned: it is in your wallet';
    const lines = [`Deposit 0 FAILED ${kept}`, `Deposit not returned 20000 DONE ${kept}`];
    expect(await receiptOf(player, id)).toEqual([kept, '$200.00']);
    for (const filter of ['all', 'failed', 'deposits']) expect(await linesTo(player, id, filter), filter).toEqual(lines);
    expect([await linesTo(player, id, 'withdrawals'), await cashOf(player)]).toEqual([[], start + 20_000n]);

    // The vendor later reports that the return was paid.
    const { id: reference } = await deps.db
      .selectFrom('withdrawals')
      .select('id')
      .where('returns_deposit_id', '=', id)
      .executeTakeFirstOrThrow();
    await callback(server(), { reference, direction: 'out', status: 'APPROVED', ...AMOUNT });
    const sent = 'Returned to your payment method';
    expect(await receiptOf(player, id)).toEqual([sent, '$0.00']);
    expect(await linesTo(player, id, 'deposits')).toEqual([
      `Deposit 0 RETURNED ${sent}`,
      `Deposit not returned 20000 DONE ${sent}`,
      `Deposit returned -20000 DONE ${sent}`,
    ]);
    expect([await linesTo(player, id, 'withdrawals'), await cashOf(player)]).toEqual([[], start]);
    expect(await ledgerViolations(deps.db)).toEqual([]);
  });
});
