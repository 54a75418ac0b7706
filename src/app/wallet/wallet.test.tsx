import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLine, receipt } from '#fixtures/worlds/receipts.ts';
import { toastStore } from '#src/ui/toast.ts';
import { showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { AccountArea } from '../account/AccountArea.tsx';
// Here before the first test, which would wait for it.
import './WalletPages.tsx';

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

const VENDOR = 'https://pay.example.com';
const ID = 'deposit00000001';
const money = (formattedAmount: string) => ({ __typename: 'Money', formattedAmount });
const provider = (id: string, more: object = {}) => ({
  __typename: 'PaymentProvider',
  id,
  name: id,
  code: 'CARD',
  description: `${id} in words.`,
  details: '',
  availability: 'AVAILABLE',
  supportsMethods: true,
  excluded: false,
  warning: null,
  minimumAmount: money('$10.00'),
  maximumAmount: money('$5,000.00'),
  preferredMethod: null,
  methods: [],
  ...more,
});
const page = (more: object = {}) => ({
  __typename: 'PaymentProvidersLandingPage',
  permitted: true,
  message: null,
  providers: [
    provider('debit-card'),
    provider('credit-card', { excluded: true, warning: 'On the excluded list.' }),
    provider('wire', { availability: 'UNAVAILABLE' }),
  ],
  preferredProvider: null,
  ...more,
});
const outcome = (more: object = {}) => ({
  __typename: 'PaymentResult',
  permitted: true,
  succeeded: true,
  userErrors: [],
  uri: null,
  ...more,
});
const made = outcome({ uri: { __typename: 'PaymentUri', webUrl: `/i/deposits/${ID}/gateway`, transactionId: ID } });
const refused = (message: string, ...field: readonly string[]) =>
  outcome({ succeeded: false, userErrors: [{ __typename: 'UserError', field, message }] });

function show(
  path: string,
  answers: Readonly<Record<string, (variables: Readonly<Record<string, unknown>>) => unknown>> = {},
  more: ShellOptions = {},
) {
  const asked: Readonly<Record<string, unknown>>[] = [];
  const server = new ShellServer({
    PaymentProvidersLandingPage: () => ({ paymentProvidersLandingPage: page() }),
    ValidateDeposit: () => ({ depositValidateCreate: outcome() }),
    DepositCreate: (variables) => {
      asked.push(variables);
      return { depositCreate: made };
    },
    Receipt: () => ({ paymentTransaction: null }),
    ...answers,
  });
  server.rest.set(`GET /i/deposits/${ID}/gateway`, () => ({ status: 200, body: { url: `${VENDOR}/pay/s1` } }));
  const shown = showShell(
    <Routes>
      <Route path="/account/*" element={<AccountArea />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { path, server, who: 'player', ...more },
  );
  return { ...shown, asked };
}

const frame = async (): Promise<HTMLIFrameElement> => {
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull(), { timeout: 5_000 });
  return document.querySelector('iframe') as HTMLIFrameElement;
};

/** Puts a window of the test's into the frame, and speaks for it. */
async function vendorPage() {
  const posted: [unknown, unknown][] = [];
  const source = { postMessage: (message: unknown, target: unknown) => void posted.push([message, target]) } as unknown as Window;
  const iframe = await frame();
  // What hears it is put up after the frame.
  await act(async () => undefined);
  Object.defineProperty(iframe, 'contentWindow', { value: source, configurable: true });
  const say = (data: unknown, from: { readonly origin?: string; readonly source?: Window | null } = {}): void =>
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin: VENDOR, source, ...from })));
  return { posted, say };
}

const amountField = () => screen.findByLabelText('Amount', {}, { timeout: 5_000 });
const depositButton = () => screen.getByRole('button', { name: /^Deposit/ }) as HTMLButtonElement;

describe('the deposit page', () => {
  it('shows every provider with its state, and takes what can be taken', async () => {
    show('/account/wallet/deposit');
    await amountField();
    expect(screen.getAllByRole('radio').map((each) => [(each as HTMLInputElement).value, (each as HTMLInputElement).disabled])).toEqual([
      ['debit-card', false],
      ['credit-card', true],
      ['wire', true],
    ]);
    expect(screen.getByText('On the excluded list.')).toBeDefined();
    expect(screen.getByText('$10.00 to $5,000.00')).toBeDefined();
  });

  it('lets an empty amount pass silently: nothing is asked for, nothing complained of', async () => {
    const { user, asked, server } = show('/account/wallet/deposit');
    await user.type(await amountField(), '{Enter}');
    expect(depositButton().disabled).toBe(true);
    expect(asked).toEqual([]);
    expect(server.asked).not.toContain('ValidateDeposit');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('validates, makes the deposit under an id of its own, and goes to the gateway', async () => {
    const { user, asked, address, server } = show('/account/wallet/deposit');
    await user.type(await amountField(), '50');
    await user.click(screen.getByRole('button', { name: 'Deposit $50.00' }));
    await waitFor(() => expect(address()).toBe(`/account/wallet/deposit/gateway?provider=debit-card&transaction=${ID}`));
    expect(asked).toMatchObject([
      { input: { amountCents: 5_000, paymentProviderId: 'debit-card' }, actionId: expect.stringMatching(/^[\w-]{16,64}$/) },
    ]);
    expect(server.asked.indexOf('ValidateDeposit')).toBeLessThan(server.asked.indexOf('DepositCreate'));
  });

  it('asks again under the same id after an answer was lost, and under another after one came', async () => {
    let isLost = true;
    const ids: unknown[] = [];
    const { user } = show('/account/wallet/deposit', {
      DepositCreate: ({ actionId }) => {
        ids.push(actionId);
        if (isLost) throw new Error('lost');
        return { depositCreate: refused('Not now.') };
      },
    });
    await user.type(await amountField(), '50');
    await user.click(depositButton());
    await screen.findByText('We could not reach the server. Nothing was charged. Please try again.');
    isLost = false;
    await user.click(depositButton());
    await screen.findByText('Not now.');
    await user.click(depositButton());
    await waitFor(() => expect(ids).toHaveLength(3));
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  it('says at the amount what speaks of it, and by a toast what speaks of nothing here', async () => {
    let answer = refused('The smallest deposit here is $10.00.', 'amountCents');
    const { user } = show('/account/wallet/deposit', { ValidateDeposit: () => ({ depositValidateCreate: answer }) });
    await user.type(await amountField(), '5');
    await user.click(depositButton());
    await waitFor(async () => expect((await amountField()).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('The smallest deposit here is $10.00.')).toBeDefined();
    answer = refused('Something else.', 'paymentMethodId');
    await user.click(depositButton());
    await waitFor(() => expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(['Something else.']));
  });

  it('tells who may not deposit why, and where help is', async () => {
    show('/account/wallet/deposit', {
      PaymentProvidersLandingPage: () => ({
        paymentProvidersLandingPage: page({ permitted: false, message: 'Your account cannot deposit at the moment.' }),
      }),
    });
    expect(await screen.findByText('Your account cannot deposit at the moment.', {}, { timeout: 5_000 })).toBeDefined();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toBeDefined();
  });

  it('has a field for a promotion code where its flag is on, and sends what was typed', async () => {
    show('/account/wallet/deposit');
    await amountField();
    expect(screen.queryByLabelText('Promotion code (optional)')).toBeNull();
    cleanup();
    const { user, asked } = show(
      '/account/wallet/deposit',
      {
        ValidateDepositPromoCode: () => ({
          validateDepositPromoCode: {
            __typename: 'DepositPromoCode',
            code: 'WELCOME25',
            status: 'VALID',
            message: '$25.00 promotional credit.',
          },
        }),
      },
      { flags: { 'deposit-promo-display': true } },
    );
    await user.type(await amountField(), '50');
    await user.type(screen.getByLabelText('Promotion code (optional)'), 'WELCOME25');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('$25.00 promotional credit.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Deposit $50.00' }));
    await waitFor(() => expect(asked).toMatchObject([{ input: { promotionCode: 'WELCOME25' } }]));
  });

  it('is what is published where nobody takes payments', async () => {
    const { server } = show('/account/wallet/deposit', {}, { startup: { startup: null } });
    await waitFor(() => expect(server.asked).toContain('PageLayout'));
    expect(server.asked).not.toContain('PaymentProvidersLandingPage');
  });
});

describe('the gateway', () => {
  const at = `/account/wallet/deposit/gateway?provider=debit-card&transaction=${ID}`;

  it('asks the web URL first, then frames the vendor’s page without rights of ours, and goes to the receipt by its word', async () => {
    const { address } = show(at);
    const { posted, say } = await vendorPage();
    const iframe = await frame();
    expect(iframe.src).toBe(`${VENDOR}/pay/s1`);
    expect([iframe.getAttribute('sandbox'), iframe.getAttribute('referrerpolicy')]).toEqual([
      'allow-scripts allow-same-origin allow-forms',
      'no-referrer',
    ]);
    say({ type: 'ready' });
    expect(posted).toEqual([[{ type: 'theme', theme: 'light' }, VENDOR]]);
    say({ type: 'depositSuccessful', transactionId: ID });
    await waitFor(() => expect(address()).toBe(`/account/wallet/receipt/${ID}`));
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another window', { source: globalThis.window }],
    ['nobody', { source: null }],
  ])('rejects a message of %s (checklist 49)', async (_, from) => {
    const { address } = show(at);
    const { posted, say } = await vendorPage();
    say({ type: 'ready' }, from);
    say({ type: 'depositSuccessful', transactionId: ID }, from);
    expect(posted).toEqual([]);
    expect(address()).toBe(at);
  });

  it.each([
    ['goBackToDeposit', '/account/wallet/deposit'],
    ['goBackToWithdrawal', '/account/wallet/withdrawal'],
    ['showReceipt', `/account/wallet/receipt/${ID}`],
  ])('goes where %s leads', async (type, to) => {
    const { address } = show(at);
    (await vendorPage()).say({ type });
    await waitFor(() => expect(address()).toBe(to));
  });

  it('tells of a failure in the vendor’s words, with another try only where that makes sense', async () => {
    show(at);
    (await vendorPage()).say({ type: 'depositFailed', errorMessage: 'Your card was declined.', showTryAgainCTA: true });
    expect(await screen.findByText('Your card was declined.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
    cleanup();
    show(at);
    (await vendorPage()).say({ type: 'depositFailed' });
    expect(await screen.findByText('Your deposit could not be processed. Please contact Customer Support for assistance.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('tells who pays with somebody else’s card', async () => {
    show(at);
    (await vendorPage()).say({ type: 'showInformationMismatch' });
    expect(await screen.findByText('We could not match your information')).toBeDefined();
  });

  it('makes the deposit anew when the vendor asks for it', async () => {
    const { user, asked, address } = show('/account/wallet/deposit');
    await user.type(await amountField(), '50');
    await user.click(depositButton());
    const { say } = await vendorPage();
    say({ type: 'resubmitCreate' });
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.['input']).toEqual(asked[0]?.['input']);
    expect(asked[1]?.['actionId']).not.toBe(asked[0]?.['actionId']);
    await waitFor(() => expect(address()).toBe(at));
  });

  it('that is over, or not there, says so', async () => {
    const { server } = show(at.replace(ID, 'deposit00000002'));
    expect(await screen.findByText('This payment is over', {}, { timeout: 5_000 })).toBeDefined();
    cleanup();
    server.rest.clear();
    const other = show(at);
    other.server.rest.set(`GET /i/deposits/${ID}/gateway`, () => ({ status: 503, body: {} }));
    expect(await screen.findByText('The payment page is not there', {}, { timeout: 5_000 })).toBeDefined();
  });
});

describe('the receipt', () => {
  it('is drawn of the server’s lines, and of nothing else', async () => {
    show(`/account/wallet/receipt/${ID}`, {
      Receipt: () => ({
        paymentTransaction: {
          __typename: 'PaymentTransaction',
          id: ID,
          status: 'SUCCESSFUL',
          receipt: receipt(`receipt_${ID}`, 5_000n, [defaultLine('a', 'Deposited', 5_000n)]),
        },
      }),
    });
    expect(await screen.findByText('Deposited', {}, { timeout: 5_000 })).toBeDefined();
    expect(screen.getByText('$50.00')).toBeDefined();
  });

  it('of somebody else’s transaction is what is published for none', async () => {
    const { server } = show(`/account/wallet/receipt/${ID}`);
    await waitFor(() => expect(server.asked).toContain('PageLayout'));
    expect(screen.queryByText('Receipt')).toBeNull();
  });
});
