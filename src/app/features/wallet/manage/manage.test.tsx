import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadDialog } from '#src/ui/dialog/Dialog.tsx';
import { showShell } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { walletDocuments } from '#tests/support/walletDocument.ts';
import { provider as providerNamed } from '#tests/support/walletPages.tsx';
import { AccountArea } from '../../account/AccountArea.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const visa = { __typename: 'PaymentMethod', id: 'm1', name: 'Visa ending 4242', description: '' };
const provider = (id: string, excluded: boolean) =>
  providerNamed(id, { name: id === 'debit-card' ? 'Debit card' : 'Credit card', excluded });

async function show(refusal: string | null = null) {
  vi.stubGlobal('scrollTo', () => undefined);
  await preloadDialog();
  let [isKept, isExcluded] = [true, false];
  const asked: Readonly<Record<string, unknown>>[] = [];
  const told = (done: () => void) => (variables: Readonly<Record<string, unknown>>) => {
    asked.push(variables);
    if (refusal === null) done();
    const userErrors = refusal === null ? [] : [{ __typename: 'UserError', message: refusal }];
    return { __typename: 'PaymentChoiceResult', succeeded: refusal === null, userErrors };
  };
  const remove = told(() => (isKept = false));
  const exclude = told(() => (isExcluded = true));
  const server = new ShellServer({
    PaymentProvidersLandingPage: () => ({
      paymentProvidersLandingPage: {
        __typename: 'PaymentProvidersLandingPage',
        permitted: true,
        message: null,
        providers: [provider('debit-card', isExcluded), provider('credit-card', true)],
        preferredProvider: null,
      },
    }),
    PaymentProviderMethods: ({ paymentProviderId }) => ({
      paymentProviderMethods: isKept && paymentProviderId === 'debit-card' ? [visa] : [],
    }),
    PaymentMethodDelete: (variables) => ({ paymentMethodDelete: remove(variables) }),
    ...walletDocuments(),
    ExcludePaymentMethod: (variables) => ({ excludePaymentMethod: exclude(variables) }),
  });
  showShell(
    <Routes>
      <Route path="/account/*" element={<AccountArea />} />
    </Routes>,
    { path: '/account/wallet/deposit', server, who: 'player' },
  );
  await screen.findByLabelText('Amount');
  await press('Manage payment methods');
  await screen.findByRole('dialog', { name: 'Payment methods' });
  return { asked };
}
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
}

describe('payment methods', () => {
  it('a saved payment method is removed after a confirmation', async () => {
    const { asked } = await show();
    await screen.findByText('Visa ending 4242');
    await press('Remove, Visa ending 4242');
    expect(screen.getByText(/We still pay withdrawals back to it first/)).toBeDefined();
    await press('Keep');
    expect(asked, 'nothing is done by the first press').toEqual([]);
    await press('Remove, Visa ending 4242');
    await press('Remove');
    await waitFor(() => expect(screen.queryByText(/Visa ending 4242/)).toBeNull());
    expect(asked).toMatchObject([{ paymentMethodId: 'm1', actionId: expect.stringMatching(/^[\w-]{16,64}$/) }]);
  });

  it('blocking a provider for deposits asks first and says that it cannot be undone', async () => {
    const { asked } = await show();
    expect(screen.getAllByText('Blocked for deposits. Contact support to unblock it.')).toHaveLength(1);
    await press('Block, All deposits by debit card');
    expect(screen.getByText(/You can’t undo this yourself/)).toBeDefined();
    await press('Block');
    await waitFor(() => expect(asked).toMatchObject([{ input: 'debit-card', type: 'DEPOSIT' }]));
  });

  it('a refused removal of a payment method shows the reason', async () => {
    await show('We could not find this card or account.');
    await screen.findByText('Visa ending 4242');
    await press('Remove, Visa ending 4242');
    await press('Remove');
    expect(await screen.findByText('We could not find this card or account.')).toBeDefined();
    expect(screen.getByText('Visa ending 4242')).toBeDefined();
  });
});
