import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialGeo } from '#src/core/geolocation/reducer.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { startup } from '#tests/support/shell.tsx';
import {
  ID,
  amountField,
  depositButton,
  made,
  money,
  outcome,
  page,
  provider,
  refused,
  show,
  vendorPage,
  uriMade,
} from '#tests/support/walletPages.tsx';
import { locationNow } from '../../frame/hosts/locationNow.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  toastStore.setState({ toasts: [] });
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

const facility = (id: string) => ({
  __typename: 'PaymentFacility',
  id,
  name: `Casino ${id}`,
  address: '18 Pier Road\nAtlantic City',
  latitude: id === 'one' ? 40.4479 : 39.3571,
  longitude: id === 'one' ? -80.0021 : -74.4312,
  distance: null,
  isOpen: true,
  opening: 'Open until 11 PM',
  workingHours: [{ __typename: 'WorkingHours', label: 'Daily', value: '9:00 AM – 11:00 PM' }],
});
const cash = provider('cash-at-casino', { code: 'CASH_AT_CASINO', supportsMethods: false });
const cashWays = {
  PaymentProvidersLandingPage: () => ({ paymentProvidersLandingPage: page({ providers: [cash] }) }),
  PaymentFacilities: () => ({ paymentFacilities: [facility('one'), facility('two')] }),
};

describe('a deposit', () => {
  it('the deposit form asks for the amount first and shows one method, the last used', async () => {
    const providers = [provider('debit-card'), provider('trustly'), provider('wire')];
    show('/account/wallet/deposit', {
      PaymentProvidersLandingPage: () => ({ paymentProvidersLandingPage: page({ providers, preferredProvider: provider('trustly') }) }),
    });
    const amount = await amountField();
    const [method, ...others] = screen.getAllByRole('radio');
    if (method === undefined) throw new Error('No method is shown');
    expect((method as HTMLInputElement).value).toBe('trustly');
    expect(others).toEqual([]);
    expect(amount.compareDocumentPosition(method) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('a cash deposit sends the chosen casino and leads to its receipt', async () => {
    const announced = outcome({ uri: { ...uriMade, deepLink: { __typename: 'ReceiptDeepLink' } } });
    const inputs: unknown[] = [];
    const { user, address } = show('/account/wallet/deposit', {
      ...cashWays,
      DepositCreate: ({ input }) => {
        inputs.push(input);
        return { depositCreate: announced };
      },
    });
    await user.click(await screen.findByRole('radio', { name: /Casino two Open until 11 PM\s18 Pier Road, Atlantic City Daily: 9:00 AM/ }));
    await user.type(await amountField(), '50');
    await user.click(depositButton());
    await waitFor(() => expect(address()).toBe(`/account/wallet/receipt/${ID}`));
    expect(inputs).toEqual([{ amountCents: 5_000, paymentProviderId: 'cash-at-casino', facilityId: 'two' }]);
  });

  it.each([
    ['US', 'Casino two · 96 mi', 'Casino one · 306 mi'],
    ['CA', 'Casino two · 155 km', 'Casino one · 493 km'],
  ])('a cash deposit sorts casinos by distance once the location is known: %s', async (country, nearest, other) => {
    show('/account/wallet/deposit', cashWays, {
      startup: { startup: { ...startup, regionalMetadata: { ...startup.regionalMetadata, currentCountryCode: country } } },
    });
    await screen.findByRole('radio', { name: /^Casino one Open until 11 PM\s18 Pier Road/ });
    const position = { latitude: 40.7357, longitude: -74.1724, accuracy: 20 };
    act(() => locationNow.setState({ state: { ...initialGeo, position } }));
    const names = screen.getAllByRole('radio', { name: /^Casino (one|two)/ }).map(({ parentElement }) => parentElement?.textContent ?? '');
    expect(names.map((name) => name.split('Open until')[0])).toEqual([nearest, other]);
    act(() => locationNow.setState({ state: null }));
  });

  it('the out-of-state notice is above the deposit form', async () => {
    const told = { __typename: 'OutOfStateDepositPage', title: 'Looks like you are outside', body: 'You can still deposit funds' };
    show('/account/wallet/deposit', { OutOfStateDepositPage: () => ({ outOfStateDepositPage: told }) });
    const title = await screen.findByText(told.title);
    expect(title.compareDocumentPosition(await amountField()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('a pending deposit is listed above the form with its reference, and can be cancelled', async () => {
    let isWaiting = true;
    const asked: unknown[] = [];
    const waiting = {
      __typename: 'PaymentTransaction',
      id: ID,
      status: 'PENDING_WIRE_DEPOSIT',
      amount: money('$200.00'),
      provider: { __typename: 'PaymentProviderName', id: 'wire-transfer', name: 'Wire transfer' },
    };
    let answer: object = refused('It is too late to cancel this deposit.');
    const { user } = show('/account/wallet/deposit', {
      AnnouncedDeposits: () => ({ announcedDeposits: isWaiting ? [waiting] : [] }),
      CancelAnnouncedDeposit: ({ depositId }) => {
        asked.push(depositId);
        isWaiting = asked.length === 1;
        return { cancelAnnouncedDeposit: answer };
      },
    });
    const link = await screen.findByRole('link', { name: 'Reference and instructions' });
    expect(link.getAttribute('href')).toBe(`/account/wallet/receipt/${ID}`);
    const press = async () => {
      await user.click(await screen.findByRole('button', { name: 'Cancel deposit, Wire transfer, $200.00' }));
      expect(screen.getByText(/If you have already sent money, we will return it to you/)).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Cancel deposit' }));
    };
    await press();
    expect(await screen.findByText('It is too late to cancel this deposit.')).toBeDefined();
    answer = outcome();
    await press();
    await waitFor(() => expect(screen.queryByText('Waiting for your payment')).toBeNull());
    expect(asked).toEqual([ID, ID]);
  });

  const atPaypal = `/account/wallet/deposit/gateway?provider=paypal&transaction=${ID}`;

  it('a PayPal deposit is completed on the vendor’s message, and the receipt shows the result', async () => {
    let answer: object = refused('Not any more.');
    const { address } = show(atPaypal, { CompletePaypalDeposit: () => ({ completePaypalDeposit: answer }) });
    (await vendorPage()).say({ type: 'depositSuccessful', transactionId: ID });
    expect(await screen.findByText('Not any more.')).toBeDefined();
    cleanup();
    answer = made;
    const asked: unknown[] = [];
    const second = show(atPaypal, {
      CompletePaypalDeposit: ({ depositId }) => {
        asked.push(depositId);
        return { completePaypalDeposit: answer };
      },
    });
    expect(address()).toBe(atPaypal);
    (await vendorPage()).say({ type: 'depositSuccessful', transactionId: ID });
    await waitFor(() => expect(second.address()).toBe(`/account/wallet/receipt/${ID}`));
    expect(asked).toEqual([ID]);
  });

  it('a PayPal deposit is cancelled when its page is left', async () => {
    const dropped: unknown[] = [];
    const { address } = show(atPaypal, {
      CancelPaypalDeposit: ({ depositId }) => {
        dropped.push(depositId);
        return { cancelPaypalDeposit: outcome() };
      },
    });
    (await vendorPage()).say({ type: 'goBackToDeposit' });
    await waitFor(() => expect(dropped).toEqual([ID]));
    expect(address()).toBe('/account/wallet/deposit');
  });
});

describe('a withdrawal', () => {
  const worded = {
    __typename: 'WithdrawalConfirmation',
    permitted: true,
    succeeded: true,
    userErrors: [],
    amount: money('$50.00'),
    providerName: 'The provider',
    methodName: null,
    balanceAfter: money('$10.00'),
  };
  async function withdraw(one: object, answers: Parameters<typeof show>[1]) {
    const shown = show('/account/wallet/withdrawal', {
      PaymentProvidersLandingPage: () => ({ paymentProvidersLandingPage: page({ providers: [one] }) }),
      ValidateWithdrawal: () => ({ withdrawalValidateCreateV2: outcome() }),
      ConfirmWithdrawal: () => ({ confirmWithdrawal: worded }),
      ...answers,
    });
    await shown.user.type(await amountField(), '50');
    return shown;
  }
  const confirm = async ({ user }: Pick<Awaited<ReturnType<typeof withdraw>>, 'user'>) => {
    await user.click(screen.getByRole('button', { name: 'Withdraw $50.00' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm $50.00' }));
  };
  const leadsTo = (deepLink: string, webUrl: string) => outcome({ uri: { ...uriMade, webUrl, deepLink: { __typename: deepLink } } });

  it('an Interac withdrawal has its own mutation and is confirmed on the vendor’s page', async () => {
    const inputs: unknown[] = [];
    const shown = await withdraw(provider('interac', { code: 'INTERAC' }), {
      InteracWithdrawalCreate: ({ input }) => {
        inputs.push(input);
        return { interacWithdrawalCreate: leadsTo('InteracConfirmationDeepLink', `/i/deposits/${ID}/gateway`) };
      },
    });
    await confirm(shown);
    await waitFor(() => expect(shown.address()).toBe(`/account/withdrawal/interac?confirm=${ID}`));
    expect(inputs).toEqual([{ amountCents: 5_000, paymentProviderId: 'interac' }]);
    (await vendorPage()).say({ type: 'showReceipt', transactionId: ID });
    await waitFor(() => expect(shown.address()).toBe(`/account/wallet/receipt/${ID}`));
  });

  it.each([
    ['an Interac confirmation address without an id', '/account/withdrawal/interac', '/account/wallet/withdrawal?vendor=interac'],
    [
      'a gateway address without a withdrawal',
      '/account/wallet/withdrawal/gateway?provider=interac',
      '/account/wallet/withdrawal?vendor=interac',
    ],
    ['a gateway address without a deposit', '/account/wallet/deposit/gateway?provider=interac', '/account/wallet/deposit?vendor=interac'],
  ])('%s leads to the form with its method chosen', async (_, path, form) => {
    const { address } = show(path, {
      PaymentProvidersLandingPage: () => ({
        paymentProvidersLandingPage: page({
          providers: [provider('debit-card'), provider('interac')],
          preferredProvider: provider('debit-card'),
        }),
      }),
    });
    await amountField();
    expect(address()).toBe(form);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /interac/ }).checked).toBe(true);
  });

  it('a method in the address that the server does not offer leaves the last used one chosen', async () => {
    show('/account/wallet/withdrawal?vendor=wire', {
      PaymentProvidersLandingPage: () => ({
        paymentProvidersLandingPage: page({
          providers: [provider('debit-card'), provider('trustly'), provider('wire', { availability: 'UNAVAILABLE' })],
          preferredProvider: provider('trustly'),
        }),
      }),
    });
    await amountField();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /trustly/ }).checked).toBe(true);
  });

  it('a wire withdrawal to a new account uses the first-transfer mutation, and to a saved one the usual', async () => {
    const kept = { __typename: 'PaymentMethod', id: 'kept', name: 'Account ending 6789', description: '' };
    const first = vi.fn(() => ({ firstWireTransferWithdrawalCreate: leadsTo('CardProviderDeepLink', `/i/deposits/${ID}/gateway`) }));
    const next = vi.fn(() => ({ withdrawalCreate: leadsTo('ReceiptDeepLink', `/account/wallet/receipt/${ID}`) }));
    const answers = { FirstWireTransferWithdrawalCreate: first, WithdrawalCreate: next };
    const wire = provider('wire-transfer', { code: 'WIRE_TRANSFER', methods: [kept] });
    const shown = await withdraw(wire, answers);
    await shown.user.click(screen.getByRole('radio', { name: /Another account/ }));
    await confirm(shown);
    await waitFor(() => expect(shown.address()).toBe(`/account/wallet/withdrawal/gateway?provider=wire-transfer&transaction=${ID}`));
    cleanup();
    sessionStorage.clear();
    const again = await withdraw(wire, answers);
    await confirm(again);
    await waitFor(() => expect(again.address()).toBe(`/account/wallet/receipt/${ID}`));
    expect([first.mock.calls.length, next.mock.calls.length]).toEqual([1, 1]);
  });

  it('a cash withdrawal sends the chosen casino', async () => {
    const inputs: unknown[] = [];
    const atTheCage = provider('cash-at-casino', {
      code: 'CASH_AT_CASINO',
      methodOptions: { ...provider('x').methodOptions, newMethodsPermitted: false },
    });
    const shown = await withdraw(atTheCage, {
      PaymentFacilities: () => ({ paymentFacilities: [facility('one'), facility('two')] }),
      WithdrawalCreate: ({ input }) => {
        inputs.push(input);
        return { withdrawalCreate: leadsTo('ReceiptDeepLink', `/account/wallet/receipt/${ID}`) };
      },
    });
    await shown.user.click(screen.getByRole('radio', { name: /Casino two/ }));
    await confirm(shown);
    await waitFor(() => expect(shown.address()).toBe(`/account/wallet/receipt/${ID}`));
    expect(inputs).toEqual([{ amountCents: 5_000, paymentProviderId: 'cash-at-casino', facilityId: 'two' }]);
  });
});
