import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#src/app/page/live/index.ts';
import type { ShellServer } from '#tests/support/shellServer.ts';
import { type Change, walletDocuments, word } from '#tests/support/walletDocument.ts';
import { amountField, frame, ID, money, outcome, provider, page, show, vendorPage } from '#tests/support/walletPages.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  // The test controls when a page polls for the payment's completion.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const WITHDRAWAL = '/account/wallet/withdrawal';
const A_LOOK_MS = 700;
const pass = () => act(() => vi.advanceTimersByTimeAsync(A_LOOK_MS));

const NEW_WORDS: Readonly<Record<string, readonly [string, string]>> = {
  PaymentConsentShelf: ['sentence', 'New sentence.'],
  PaymentGatewayShelf: ['depositText', 'New text over the frame.'],
  PaymentAmountShelf: ['caption', 'New caption'],
  TransactionReceiptShelf: ['absentTitle', 'New receipt'],
};
const reworded: Change = (slots) =>
  slots.map((slot) => {
    const said = NEW_WORDS[slot.kind];
    return said ? { ...slot, node: { ...slot.node, words: [word(...said)] } } : slot;
  });
const reordered: Change = (slots) => [...slots.slice(0, 1), ...slots.slice(1).toReversed()];
const switchedOff: Change = (slots) => slots.map((slot) => (slot.parent === null ? slot : { ...slot, node: null, absence: 'UNSUPPORTED' }));
const moves: readonly (readonly [string, Change])[] = [
  ['publishes other words', reworded],
  ['puts the nodes in another order', reordered],
  ['switches off what the page holds', switchedOff],
];

async function publish(server: ShellServer, surface: string, change: Change): Promise<void> {
  await waitFor(() => expect(server.isHeardBy('LayoutChanged', surface)).toBe(true));
  server.answer(walletDocuments({ change, revision: 'r2' }));
  const told = {
    __typename: 'LayoutChange',
    surface,
    revision: 'r2',
    from: null,
    steps: null,
    urgency: 'IMMEDIATE',
    stream: 's',
    sequence: 1,
  };
  act(() => server.send('LayoutChanged', { layoutChanged: told }));
  await pass();
}

describe('a payment from the press to the receipt', () => {
  const method = { __typename: 'PaymentMethod', id: 'm1', name: 'Visa ending 4242', description: '' };
  const confirmation = {
    ...{ __typename: 'WithdrawalConfirmation', permitted: true, succeeded: true, userErrors: [], amount: money('$50.00') },
    ...{ providerName: 'Debit card', methodName: null, balanceAfter: null },
  };
  async function asked(answer: (times: number) => unknown) {
    const sent: Readonly<Record<string, unknown>>[] = [];
    const shown = show(WITHDRAWAL, {
      PaymentProvidersLandingPage: () => ({
        paymentProvidersLandingPage: page({ providers: [provider('debit-card', { methods: [method] })] }),
      }),
      ValidateWithdrawal: () => ({ withdrawalValidateCreateV2: outcome() }),
      ConfirmWithdrawal: () => ({ confirmWithdrawal: confirmation }),
      WithdrawalCreate: (variables) => {
        sent.push(variables);
        return answer(sent.length);
      },
    });
    await shown.user.type(await amountField(), '50');
    await shown.user.click(screen.getByRole('button', { name: 'Withdraw $50.00' }));
    await screen.findByRole('heading', { name: 'Confirm your withdrawal' });
    return { ...shown, sent };
  }
  const uri = { __typename: 'PaymentUri', webUrl: '/r', transactionId: ID, deepLink: { __typename: 'ReceiptDeepLink' } };
  const BUILT = 'We take the amount from your balance right away. You can’t cancel a withdrawal.';
  const CONSENT = { revision: 'r1', nodeId: 'consent_x', sentence: BUILT, label: 'Confirm' };

  it.each(moves)('a withdrawal is confirmed with the text shown at the press, while an operator %s', async (_what, change) => {
    const { user, server, sent, address } = await asked(() => ({ withdrawalCreate: outcome({ uri }) }));
    const button = screen.getByRole('button', { name: 'Confirm $50.00' });
    await publish(server, 'withdrawal', change);
    expect([screen.getByText(BUILT).isConnected, button.isConnected]).toEqual([true, true]);
    await user.click(button);
    await waitFor(() => expect(address()).toBe(`/account/wallet/receipt/${ID}`));
    expect(sent).toMatchObject([
      { input: { amountCents: 5_000, paymentProviderId: 'debit-card', paymentMethodId: 'm1' }, consent: CONSENT },
    ]);
  });

  it('a repeated withdrawal sends the same text after another one was published', async () => {
    const { user, server, sent, address } = await asked((times) => {
      if (times === 1) throw new Error('lost');
      return { withdrawalCreate: outcome({ uri }) };
    });
    await user.click(screen.getByRole('button', { name: 'Confirm $50.00' }));
    await screen.findByText(/^We are checking if your withdrawal went through/);
    await publish(server, 'withdrawal', reworded);
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(address()).toBe(`/account/wallet/receipt/${ID}`));
    expect(sent.map(({ consent }) => consent)).toEqual([CONSENT, CONSENT]);
    expect(new Set(sent.map(({ actionId }) => actionId)).size).toBe(1);
  });

  it('the next withdrawal is confirmed with the newly published text', async () => {
    const { user, server, sent } = await asked(() => ({ withdrawalCreate: outcome({ uri }) }));
    await publish(server, 'withdrawal', reworded);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await pass();
    await screen.findByLabelText('New caption');
    await user.click(screen.getByRole('button', { name: 'Withdraw $50.00' }));
    await screen.findByText('New sentence.');
    await user.click(screen.getByRole('button', { name: 'Confirm $50.00' }));
    await waitFor(() => expect(sent).toMatchObject([{ consent: { ...CONSENT, revision: 'r2', sentence: 'New sentence.' } }]));
  });

  it.each(moves)('the vendor’s frame stays in place while an operator %s, and the receipt uses the new document', async (_what, change) => {
    const { server, address } = show(`/account/wallet/deposit/gateway?provider=debit-card&transaction=${ID}`);
    const iframe = await frame();
    const vendor = await vendorPage();
    const { src } = iframe;
    await publish(server, 'gateway', change);
    expect(document.querySelector('iframe')).toBe(iframe);
    expect([iframe.src, iframe.isConnected, screen.queryByText('New text over the frame.')]).toEqual([src, true, null]);
    vendor.say({ type: 'showReceipt' });
    await waitFor(() => expect(address()).toBe(`/account/wallet/receipt/${ID}`));
    await waitFor(() => expect(document.querySelector('[data-under-way]')).toBeNull());
    if (change === reworded) expect(await screen.findByText('New receipt')).toBeDefined();
  });
});
