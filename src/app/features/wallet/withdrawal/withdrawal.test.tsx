import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Router, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { RefusedByCode, ShellServer } from '#tests/support/shellServer.ts';
import { walletDocuments } from '#tests/support/walletDocument.ts';
import { money, otherMethods, outcome, provider as providerNamed, refused } from '#tests/support/walletPages.tsx';
import { AccountArea } from '../../account/AccountArea.tsx';
import { problemsOf } from '#src/shared/payments/withdrawalProblems.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

const ID = 'withdrawal000001';
const method = (id: string, name: string, description: string) => ({ __typename: 'PaymentMethod', id, name, description });
const provider = (id: string, more: object = {}) => {
  const anyOne = providerNamed(id, { minimumAmount: money('$1.00') });
  const methodOptions = { ...anyOne.methodOptions, newMethodsPermitted: id === 'trustly', paymentsMethodsHeader: 'Send to' };
  return { ...anyOne, methodOptions, ...more };
};
const visa = method('m1', 'Visa ending 4242', 'Paid back first: $50.00');
const page = {
  __typename: 'PaymentProvidersLandingPage',
  permitted: true,
  message: null,
  providers: [
    provider('debit-card', { methods: [visa], preferredMethod: { __typename: 'PaymentMethod', id: 'm1' } }),
    provider('credit-card', { availability: 'UNAVAILABLE', warning: 'We pay money back to the cards you used.' }),
    provider('trustly', { code: 'BANK_LINK' }),
  ],
  preferredProvider: { __typename: 'PaymentProvider', id: 'debit-card' },
};
const madeBy = (deepLink: string, webUrl: string) =>
  outcome({ uri: { __typename: 'PaymentUri', webUrl, transactionId: ID, deepLink: { __typename: deepLink } } });
const worded = {
  __typename: 'WithdrawalConfirmation',
  permitted: true,
  succeeded: true,
  userErrors: [],
  amount: money('$50.00'),
  providerName: 'Debit card',
  methodName: 'Visa ending 4242',
  balanceAfter: money('$10.00'),
};

function show(answers: Readonly<Record<string, (variables: Readonly<Record<string, unknown>>) => unknown>> = {}, more: ShellOptions = {}) {
  const asked: Readonly<Record<string, unknown>>[] = [];
  const server = new ShellServer({
    PaymentProvidersLandingPage: () => ({ paymentProvidersLandingPage: page }),
    ValidateWithdrawal: () => ({ withdrawalValidateCreateV2: outcome() }),
    ConfirmWithdrawal: () => ({ confirmWithdrawal: worded }),
    WithdrawalCreate: (variables) => {
      asked.push(variables);
      return { withdrawalCreate: madeBy('ReceiptDeepLink', `/account/wallet/receipt/${ID}`) };
    },
    Receipt: () => ({ paymentTransaction: null }),
    ...walletDocuments(),
    ...answers,
  });
  const shown = showShell(
    <Routes>
      <Route path="/account/*" element={<AccountArea />} />
    </Routes>,
    { path: '/account/wallet/withdrawal', server, who: 'player', ...more },
  );
  return { ...shown, asked };
}
const amountField = () => screen.findByLabelText('Amount');
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());

describe('the withdrawal page', () => {
  it('the withdrawal page lists providers and saved cards, and the amount that can be withdrawn', async () => {
    const { user } = show();
    await amountField();
    await user.click(otherMethods());
    expect(screen.getAllByRole('radio').map((each) => [(each as HTMLInputElement).value, (each as HTMLInputElement).disabled])).toEqual([
      ['debit-card', false],
      ['credit-card', true],
      ['trustly', false],
      ['m1', false],
    ]);
    expect(screen.getByText('Paid back first: $50.00')).toBeDefined();
    expect(screen.getByText('We pay money back to the cards you used.')).toBeDefined();
    expect(screen.getByText(/^You can withdraw \$/)).toBeDefined();
  });

  it('a withdrawal is validated, summarized, and made only after a confirmation, under its own id', async () => {
    const { user, asked, address, server } = show();
    await user.type(await amountField(), '50');
    await press('Withdraw $50.00');
    await screen.findByRole('heading', { name: 'Confirm your withdrawal' });
    expect(['$50.00', 'Visa ending 4242', '$10.00'].map((text) => screen.getByText(text).tagName)).toEqual(['DD', 'DD', 'DD']);
    expect(asked, 'nothing is made yet').toEqual([]);
    await press('Confirm $50.00');
    await waitFor(() => expect(address()).toBe(`/account/wallet/receipt/${ID}`));
    expect(asked).toMatchObject([
      {
        input: { amountCents: 5_000, paymentProviderId: 'debit-card', paymentMethodId: 'm1' },
        actionId: expect.stringMatching(/^[\w-]{16,64}$/),
      },
    ]);
    expect(server.asked.filter((name) => /Withdrawal/.test(name))).toEqual(['ValidateWithdrawal', 'ConfirmWithdrawal', 'WithdrawalCreate']);
  });

  it('a withdrawal that needs an account leads to the provider’s page', async () => {
    const webUrl = `/i/withdrawals/${ID}/gateway`;
    const { user, address, server } = show({ WithdrawalCreate: () => ({ withdrawalCreate: madeBy('CardProviderDeepLink', webUrl) }) });
    server.rest.set(`GET ${webUrl}`, () => ({ status: 200, body: { url: 'https://pay.example.com/pay/s1' } }));
    await amountField();
    await user.click(otherMethods());
    await user.click(screen.getByRole('radio', { name: /^trustly/ }));
    expect(screen.queryByText('Visa ending 4242')).toBeNull();
    await user.type(await amountField(), '50');
    await press('Withdraw $50.00');
    await screen.findByRole('heading', { name: 'Confirm your withdrawal' });
    await press('Confirm $50.00');
    await waitFor(() => expect(address()).toBe(`/account/wallet/withdrawal/gateway?provider=trustly&transaction=${ID}`));
    await waitFor(() => expect(document.querySelector('iframe')?.src).toBe('https://pay.example.com/pay/s1'));
  });

  it('a refused withdrawal shows the reason at the amount or above the button', async () => {
    let validated = refused('You can withdraw up to $60.00. Enter a lower amount.', 'amountCents');
    let confirmed: object = worded;
    const { user } = show({
      ValidateWithdrawal: () => ({ withdrawalValidateCreateV2: validated }),
      ConfirmWithdrawal: () => ({ confirmWithdrawal: confirmed }),
      WithdrawalCreate: () => ({ withdrawalCreate: refused('Meanwhile your balance is lower.') }),
    });
    await user.type(await amountField(), '50');
    await press('Withdraw $50.00');
    await waitFor(async () => expect((await amountField()).getAttribute('aria-invalid')).toBe('true'));
    validated = outcome();
    confirmed = { ...worded, succeeded: false, balanceAfter: null, userErrors: refused('Card first.', 'paymentMethodId').userErrors };
    await press('Withdraw $50.00');
    expect((await screen.findByRole('alert')).textContent).toBe('Card first.');
    confirmed = worded;
    await press('Withdraw $50.00');
    await screen.findByRole('heading', { name: 'Confirm your withdrawal' });
    await press('Confirm $50.00');
    expect((await screen.findByRole('alert')).textContent).toBe('Meanwhile your balance is lower.');
  });

  it('a withdrawal with a lost answer is repeated with the same id until the result is known', async () => {
    let lost = 2;
    const ids: unknown[] = [];
    const { user, address } = show({
      WithdrawalCreate: ({ actionId }) => {
        ids.push(actionId);
        if ((lost -= 1) >= 0) throw new Error('lost');
        return { withdrawalCreate: madeBy('ReceiptDeepLink', '/r') };
      },
    });
    await user.type(await amountField(), '50');
    await press('Withdraw $50.00');
    await screen.findByRole('heading', { name: 'Confirm your withdrawal' });
    await press('Confirm $50.00');
    await screen.findByText(/We are checking if your withdrawal went through/);
    for (const times of [2, 3]) {
      act(() => void dispatchEvent(new Event('online')));
      await waitFor(() => expect(ids).toHaveLength(times));
      await act(async () => undefined);
    }
    expect(new Set(ids).size).toBe(1);
    await waitFor(() => expect(address()).toBe(`/account/wallet/receipt/${ID}`));
  });

  async function confirming(answer: (ids: readonly unknown[]) => unknown, more: ShellOptions = {}) {
    const ids: unknown[] = [];
    const create = ({ actionId }: Readonly<Record<string, unknown>>) => {
      ids.push(actionId);
      return answer(ids);
    };
    const shown = show({ WithdrawalCreate: create }, more);
    await shown.user.type(await amountField(), '50');
    await press('Withdraw $50.00');
    await screen.findByRole('heading', { name: 'Confirm your withdrawal' });
    await press('Confirm $50.00');
    return { ...shown, ids };
  }
  const lost = (): never => {
    throw new Error('lost');
  };
  const comeOnline = () => act(async () => void dispatchEvent(new Event('online')));
  const unanswered = /We are checking if your withdrawal went through/;

  it('only one attempt of a withdrawal runs at a time when the connection returns', async () => {
    let answer: (outcome: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (answer = resolve));
    const { ids } = await confirming((asked) => (asked.length === 1 ? lost() : late));
    await screen.findByText(unanswered);
    await comeOnline();
    await waitFor(() => expect(ids).toHaveLength(2));
    await comeOnline();
    await comeOnline();
    await act(async () => answer({ withdrawalCreate: refused('Not any more.') }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not any more.');
    await comeOnline();
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('a withdrawal is not repeated while the next page is loading', async () => {
    const gone = vi.fn<(to: unknown) => void>();
    const navigator = { createHref: String, push: gone, replace: gone, go: () => undefined };
    const Held = ({ children }: { readonly children: ReactNode }) => (
      <Router location="/account/wallet/withdrawal" navigator={navigator}>
        {children}
      </Router>
    );
    const done = { withdrawalCreate: madeBy('ReceiptDeepLink', '/r') };
    const { ids } = await confirming((asked) => (asked.length === 1 ? lost() : done), { router: Held });
    await screen.findByText(unanswered);
    await comeOnline();
    await waitFor(() => expect(gone).toHaveBeenCalled());
    await comeOnline();
    expect(Object.keys(sessionStorage).filter((key) => key.includes('unanswered'))).toEqual([]);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('a withdrawal that stopped repeating is sent again by a press', async () => {
    const { ids } = await confirming((asked) => (asked.length <= 21 ? lost() : null));
    await screen.findByText(unanswered);
    for (let times = 2; times <= 21; times += 1) {
      await comeOnline();
      await waitFor(() => expect(ids).toHaveLength(times));
      await act(async () => undefined);
    }
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We still do not know if your withdrawal went through/);
    await press('Confirm $50.00');
    await waitFor(() => expect(ids).toHaveLength(22));
    expect(screen.queryByText(unanswered)).toBeNull();
    expect(new Set(ids).size).toBe(1);
  });

  const guarded = () => {
    let isOpen = false;
    const ids: unknown[] = [];
    const said = (success: boolean) => ({
      __typename: 'OneTimeCodeOutcome',
      success,
      errors: success ? [] : [{ __typename: 'UserError', message: 'This code is not correct. Check it and try again.' }],
    });
    const shown = show({
      SendOneTimeCode: () => ({ sendOneTimeCode: said(true) }),
      VerifyOneTimeCode: ({ oneTimeCode, source }) => {
        isOpen = oneTimeCode === '12345678' && source === 'WITHDRAWAL';
        return { verifyOneTimeCode: said(isOpen) };
      },
      WithdrawalCreate: ({ actionId }) => {
        ids.push(actionId);
        if (!isOpen) throw new RefusedByCode('MFA_REQUIRED');
        return { withdrawalCreate: madeBy('ReceiptDeepLink', '/r') };
      },
    });
    const confirm = async () => {
      await shown.user.type(await amountField(), '50');
      await press('Withdraw $50.00');
      await screen.findByRole('heading', { name: 'Confirm your withdrawal' });
      await press('Confirm $50.00');
      return screen.findByRole('textbox', { name: 'Code' });
    };
    return { ...shown, ids, confirm };
  };

  it('a withdrawal asks for a code if needed and keeps its id', async () => {
    const { user, address, ids, confirm } = guarded();
    const field = await confirm();
    await user.type(field, '8765 4321');
    await press('Continue');
    expect(await screen.findByText('This code is not correct. Check it and try again.')).toBeDefined();
    await user.clear(field);
    await user.type(field, '1234 5678');
    await press('Continue');
    await waitFor(() => expect(address()).toBe(`/account/wallet/receipt/${ID}`));
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('a withdrawal without its code is not made and says so', async () => {
    const { ids, confirm } = guarded();
    await confirm();
    await press('Cancel');
    expect((await screen.findByRole('alert')).textContent).toBe('We did not make a withdrawal. We need a code from you first.');
    expect([ids.length, screen.queryByRole('dialog')]).toEqual([1, null]);
  });

  it('a player who may not withdraw sees the reason and a link to support', async () => {
    show({
      PaymentProvidersLandingPage: () => ({
        paymentProvidersLandingPage: { ...page, permitted: false, message: 'We need to know who you are.' },
      }),
    });
    expect(await screen.findByText('We need to know who you are.')).toBeDefined();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toBeDefined();
  });
});

describe('problems of a refused withdrawal', () => {
  const error = (message: string, ...field: readonly string[]) => ({ __typename: 'UserError' as const, field: [...field], message });
  it.each([
    [[error('a', 'amountCents')], { amount: 'a', general: null }],
    [[error('a', 'amountCents'), error('b'), error('c', 'paymentMethodId')], { amount: 'a', general: 'c' }],
    [[], { amount: null, general: 'Your withdrawal could not be processed. Please contact Customer Support for assistance.' }],
  ])('the errors %j of a withdrawal are shown as %j', (userErrors, shown) => expect(problemsOf({ userErrors })).toEqual(shown));
});
