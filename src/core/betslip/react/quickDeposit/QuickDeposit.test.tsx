import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAuth } from '#src/core/auth/index.ts';
import { showShell } from '#tests/support/shell.tsx';
import { RefusedByCode, ShellServer } from '#tests/support/shellServer.ts';
import { receiptPath } from '#src/shared/payments/walletPaths.ts';
import { CLOSE_AFTER_MS, TAKES_LONG, WARN_AFTER_MS } from '../../quickDeposit.ts';
import { QuickDeposit } from './QuickDeposit.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const VENDOR = 'https://pay.example.com';
const ID = 'deposit00000001';
const money = { __typename: 'Money', formattedAmount: '$10.00' };
const method = (id: string, name: string) => ({ __typename: 'PaymentMethod', id, name, description: '' });
const provider = {
  __typename: 'PaymentProvider',
  id: 'debit-card',
  name: 'Debit card',
  code: 'CARD',
  description: '',
  details: '',
  availability: 'AVAILABLE',
  supportsMethods: true,
  excluded: false,
  warning: null,
  typicalTime: null,
  minimumAmount: money,
  maximumAmount: money,
  preferredMethod: { __typename: 'PaymentMethod', id: 'm2' },
  methods: [method('m1', 'Visa ending 1111'), method('m2', 'Visa ending 4242')],
  methodOptions: {
    __typename: 'PaymentMethodOptions',
    newMethodsPermitted: true,
    manageMethodsPermitted: true,
    paymentsMethodsHeader: 'Pay with',
  },
};
const landing = (more: object = {}) => ({
  paymentProvidersQuickDepositLandingPage: {
    __typename: 'PaymentProvidersLandingPage',
    permitted: true,
    message: null,
    providers: [provider],
    preferredProvider: provider,
    ...more,
  },
});

function ForPlayers(props: Omit<ComponentProps<typeof QuickDeposit>, 'playerId'>) {
  const { isLoggedIn, userId } = useAuth();
  return isLoggedIn === true && userId !== null ? <QuickDeposit playerId={userId} {...props} /> : null;
}

function show(more: object = {}) {
  const asked: Readonly<Record<string, unknown>>[] = [];
  const server = new ShellServer({
    PaymentProvidersQuickDepositLandingPage: () => landing(more),
    DepositCreate: (variables) => {
      asked.push(variables);
      return {
        depositCreate: {
          __typename: 'PaymentResult',
          permitted: true,
          succeeded: true,
          userErrors: [],
          uri: {
            __typename: 'PaymentUri',
            webUrl: `/i/deposits/${ID}/gateway`,
            transactionId: ID,
            deepLink: { __typename: 'CardProviderDeepLink' },
          },
        },
      };
    },
  });
  server.rest.set(`GET /i/deposits/${ID}/gateway`, () => ({ status: 200, body: { url: `${VENDOR}/pay/s1` } }));
  const on = { close: vi.fn<() => void>(), elsewhere: vi.fn<(path: string) => void>(), deposited: vi.fn<() => void>() };
  const shown = showShell(<ForPlayers onDeposited={on.deposited} onClose={on.close} onElsewhere={on.elsewhere} />, {
    server,
    who: 'player',
  });
  return { ...shown, asked, calls: on };
}
const amountField = () => screen.findByLabelText('Amount');
const button = (name: RegExp | string) => screen.getByRole('button', { name }) as HTMLButtonElement;

/** Deposits $20. Returns a function that posts messages like the vendor's hidden page. */
async function charge(user: ReturnType<typeof show>['user']) {
  await user.clear(await amountField());
  await user.type(await amountField(), '20');
  await user.click(button('Deposit $20.00'));
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  const iframe = document.querySelector('iframe') as HTMLIFrameElement;
  const source = { postMessage: () => undefined } as unknown as Window;
  Object.defineProperty(iframe, 'contentWindow', { value: source, configurable: true });
  await act(async () => undefined);
  return (data: unknown) => act(() => void dispatchEvent(new MessageEvent('message', { data, origin: VENDOR, source })));
}

it.each([
  ['no provider', { providers: [] }],
  ['no preferred one', { preferredProvider: null }],
  ['a player who may not', { permitted: false }],
])('a quick deposit with %s leads to the deposit page', async (_, more) => {
  const { calls } = show(more);
  await waitFor(() => expect(calls.elsewhere).toHaveBeenCalledOnce());
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

it('a quick deposit charges the preferred or chosen card in a hidden frame', async () => {
  const { user, asked } = show();
  await amountField();
  expect(button('Deposit').disabled).toBe(true);
  expect(screen.getByText('Visa ending 4242')).toBeDefined();
  await user.click(button('Change'));
  await user.click(screen.getByRole('radio', { name: /1111/ }));
  await charge(user);
  expect(asked).toMatchObject([
    {
      input: { amountCents: 2_000, paymentProviderId: 'debit-card', paymentMethodId: 'm1', quickDeposit: true },
      actionId: expect.any(String),
    },
  ]);
  expect(document.querySelector('iframe')?.getAttribute('aria-hidden')).toBe('true');
});

it('the list of cards takes at most a third of the screen', async () => {
  const { user } = show();
  await amountField();
  await user.click(button('Change'));
  const list = screen.getByRole('group', { name: 'Pay with' }).parentElement;
  expect(list && getComputedStyle(list).maxHeight).toBe(`calc(${innerHeight}px / 3)`);
});

it('a failed quick deposit shows the reason and starts over when the amount changes', async () => {
  const { user } = show();
  (await charge(user))({ type: 'depositFailed', errorMessage: 'Your card was declined.', showTryAgainCTA: true });
  expect(screen.getByRole('alert').textContent).toBe('Your card was declined.');
  expect(document.querySelector('iframe')).toBeNull();
  await user.type(await amountField(), '0');
  expect(screen.queryByRole('alert')).toBeNull();
  (await charge(user))({ type: 'depositFailed', errorMessage: '', showTryAgainCTA: false });
  expect(button(/^Deposit/).disabled).toBe(true);
});

it('a quick deposit closes three seconds after success', async () => {
  const { user, calls } = show();
  const say = await charge(user);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  say({ type: 'depositSuccessful', transactionId: ID });
  expect(screen.getByText('$20.00 added')).toBeDefined();
  act(() => void vi.advanceTimersByTime(2_999));
  expect(calls.close).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(calls.close).toHaveBeenCalledOnce();
  expect(calls.deposited).toHaveBeenCalledOnce();
});

it.each([
  ['80 s of silence', [], 80_000, /^An unexpected error occurred/],
  ['80 s without an end', [{ type: 'ready' }], 80_000, /^An unexpected error occurred/],
])('a quick deposit after %s ignores later messages and leads to the receipt', async (_, words, ms, problem) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user, calls } = show();
  const say = await charge(user);
  for (const word of words) say(word);
  act(() => void vi.advanceTimersByTime(ms));
  say({ type: 'depositSuccessful', transactionId: ID });
  say({ type: 'depositFailed', errorMessage: 'Declined.', showTryAgainCTA: true });
  act(() => void vi.advanceTimersByTime(CLOSE_AFTER_MS));
  expect(screen.getByRole('alert').textContent).toMatch(problem);
  expect(screen.getByRole('link', { name: 'Check deposit status' }).getAttribute('href')).toBe(receiptPath(ID));
  expect(button(/^Deposit/).disabled).toBe(true);
  expect([calls.deposited.mock.calls, calls.close.mock.calls]).toEqual([[], []]);
});

it.each([
  ['says nothing', []],
  ['is ready', [{ type: 'ready' }]],
])('a quick deposit whose page %s warns after 20 s and can still succeed', async (_, words) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user } = show();
  const say = await charge(user);
  for (const word of words) say(word);
  act(() => void vi.advanceTimersByTime(WARN_AFTER_MS));
  expect(screen.getByText(TAKES_LONG)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  say({ type: 'depositSuccessful', transactionId: ID });
  expect(screen.getByText('$20.00 added')).toBeDefined();
});

it('a quick deposit leads back to the slip', async () => {
  const { user, calls } = show();
  await amountField();
  await user.click(button('Go back to Betslip'));
  expect(calls.close).toHaveBeenCalledOnce();
});

it('a quick deposit asks for a code if needed and charges once', async () => {
  const { user, server, asked } = show();
  let isOpen = false;
  const made = { uri: { __typename: 'PaymentUri', webUrl: `/i/deposits/${ID}/gateway`, transactionId: ID, deepLink: null } };
  const said = { __typename: 'OneTimeCodeOutcome', success: true, errors: [] };
  server.answer({
    SendOneTimeCode: () => ({ sendOneTimeCode: said }),
    VerifyOneTimeCode: ({ source }) => {
      isOpen = source === 'DEPOSIT';
      return { verifyOneTimeCode: said };
    },
    DepositCreate: (variables) => {
      asked.push(variables);
      if (!isOpen) throw new RefusedByCode('MFA_REQUIRED');
      return { depositCreate: { __typename: 'PaymentResult', permitted: true, succeeded: true, userErrors: [], ...made } };
    },
  });
  await user.type(await amountField(), '20');
  await user.click(button('Deposit $20.00'));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '12345678');
  await user.click(button('Continue'));
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  expect([asked.length, new Set(asked.map(({ actionId }) => actionId)).size]).toEqual([2, 1]);
});
