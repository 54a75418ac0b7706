import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amountField, depositButton, refused, show } from '#tests/support/walletPages.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

/** Makes a deposit whose response is lost. `settle` answers the later query for its result. */
async function lostDeposit(settle: () => unknown) {
  const sent: { readonly id: unknown; readonly cents: unknown }[] = [];
  const about: unknown[] = [];
  const shown = show('/account/wallet/deposit', {
    DepositCreate: ({ input, actionId }) => {
      sent.push({ id: actionId, cents: (input as { readonly amountCents: number }).amountCents });
      if (sent.length === 1) throw new Error('lost');
      return { depositCreate: refused('Not now.') };
    },
    SettlePayment: ({ actionId }) => {
      about.push(actionId);
      return { settlePayment: settle() };
    },
  });
  await shown.user.type(await amountField(), '50');
  await shown.user.click(depositButton());
  await screen.findByText(/^We do not know if your deposit went through/);
  return { ...shown, sent, about };
}
const settled = (transactionId: string | null) => () => ({ __typename: 'SettledPayment', transactionId });
const pressSixty = async ({ user }: Awaited<ReturnType<typeof lostDeposit>>) => {
  await user.clear(await amountField());
  await user.type(await amountField(), '60');
  await user.click(depositButton());
};

describe('a new amount after a deposit with a lost answer', () => {
  it('a new amount is sent under its own id once the lost deposit is known to have failed', async () => {
    const shown = await lostDeposit(settled(null));
    await pressSixty(shown);
    expect(await screen.findByText('Not now.')).toBeDefined();
    const [first, second] = shown.sent;
    expect(shown.about).toEqual([first?.id]);
    expect([first?.cents, second?.cents, shown.sent.length]).toEqual([5_000, 6_000, 2]);
    expect(second?.id).not.toBe(first?.id);
  });

  it('a new amount is not sent if the lost deposit was made, but on the next press', async () => {
    const shown = await lostDeposit(settled('deposit00000001'));
    await pressSixty(shown);
    expect(await screen.findByText(/^We received your earlier deposit, so we did not send this one/)).toBeDefined();
    expect(shown.sent).toHaveLength(1);
    await shown.user.click(depositButton());
    expect(await screen.findByText('Not now.')).toBeDefined();
    expect([shown.sent[1]?.cents, shown.about.length]).toEqual([6_000, 1]);
  });

  it('a new amount is not sent while the lost deposit’s result is unknown', async () => {
    const shown = await lostDeposit(() => {
      throw new Error('lost too');
    });
    await pressSixty(shown);
    await waitFor(() => expect(shown.about).toHaveLength(1));
    expect(await screen.findByText(/^We do not know if your deposit went through/)).toBeDefined();
    expect(shown.sent).toHaveLength(1);
  });
});

it('a lost deposit is not sent again without a press', async () => {
  const { sent } = await lostDeposit(settled(null));
  await act(async () => void dispatchEvent(new Event('online')));
  await act(async () => undefined);
  expect(sent).toHaveLength(1);
});
