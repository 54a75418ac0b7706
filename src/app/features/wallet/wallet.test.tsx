import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLine, receipt } from '#fixtures/worlds/receipts.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { brand, casinoBrand, type ShellOptions } from '#tests/support/shell.tsx';
import { RefusedByCode } from '#tests/support/shellServer.ts';
import {
  ID,
  VENDOR,
  amountField,
  depositButton,
  frame,
  made,
  otherMethods,
  page,
  refused,
  show,
  vendorPage,
} from '#tests/support/walletPages.tsx';

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

const NOT_ANSWERED =
  'We do not know if your deposit went through. Try the same deposit again. You will not be charged twice. See your transactions for its status.';

describe('each page of the wallet', () => {
  it.each([
    ['/account/wallet/deposit', 'Deposit'],
    ['/account/wallet/withdrawal', 'Withdraw'],
    [`/account/wallet/deposit/gateway?provider=debit-card&transaction=${ID}`, 'Payment'],
    [`/account/wallet/withdrawal/gateway?provider=bank&transaction=${ID}`, 'Withdrawal'],
    [`/account/withdrawal/interac?confirm=${ID}`, 'Withdrawal'],
    [`/account/wallet/receipt/${ID}`, 'Receipt'],
  ])('%s has the title %s', async (path, title) => {
    show(path, { Receipt: () => null });
    await waitFor(() => expect(document.title).toBe(`${title} · ${brand.name}`));
  });
});

describe('the deposit page', () => {
  it('the deposit page lists every provider with its state and limits', async () => {
    const { user } = show('/account/wallet/deposit');
    await amountField();
    await user.click(otherMethods());
    expect(screen.getAllByRole('radio').map((each) => [(each as HTMLInputElement).value, (each as HTMLInputElement).disabled])).toEqual([
      ['debit-card', false],
      ['credit-card', true],
      ['wire', true],
    ]);
    expect(screen.getByText('On the excluded list.')).toBeDefined();
    expect(screen.getByText('$10.00 to $5,000.00')).toBeDefined();
  });

  it('an empty amount disables the deposit without an error', async () => {
    const { user, asked, server } = show('/account/wallet/deposit');
    await user.type(await amountField(), '{Enter}');
    expect(depositButton().disabled).toBe(true);
    expect(asked).toEqual([]);
    expect(server.asked).not.toContain('ValidateDeposit');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a deposit is validated, made under its own id, and leads to the gateway', async () => {
    const { user, asked, address, server } = show('/account/wallet/deposit');
    await user.type(await amountField(), '50');
    await user.click(screen.getByRole('button', { name: 'Deposit $50.00' }));
    await waitFor(() => expect(address()).toBe(`/account/wallet/deposit/gateway?provider=debit-card&transaction=${ID}`));
    expect(asked).toMatchObject([
      { input: { amountCents: 5_000, paymentProviderId: 'debit-card' }, actionId: expect.stringMatching(/^[\w-]{16,64}$/) },
    ]);
    expect(server.asked.indexOf('ValidateDeposit')).toBeLessThan(server.asked.indexOf('DepositCreate'));
  });

  it('a deposit keeps its id after a lost answer and gets a new one after an answer', async () => {
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
    await screen.findByText(NOT_ANSWERED);
    expect(screen.queryByText(/not charged/)).toBeNull();
    isLost = false;
    await user.click(depositButton());
    await screen.findByText('Not now.');
    await user.click(depositButton());
    await waitFor(() => expect(ids).toHaveLength(3));
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  const lost = (): never => {
    throw new Error('lost');
  };
  const rejected = (): never => {
    throw new RefusedByCode('BAD_USER_INPUT');
  };

  it.each<[string, Readonly<Record<string, () => never>>]>([
    ['was lost before the deposit was sent', { ValidateDeposit: lost }],
    ['was refused before anything was done', { DepositCreate: rejected }],
  ])('a deposit says that nothing was charged if the request %s', async (_, answers) => {
    const { user } = show('/account/wallet/deposit', answers);
    await user.type(await amountField(), '50');
    await user.click(depositButton());
    expect(await screen.findByText('We could not reach the server. You were not charged. Please try again.')).toBeDefined();
  });

  it.each<[string, Readonly<Record<string, () => never>>]>([
    ['is not even validated', { ValidateDeposit: lost }],
    ['is refused before anything was done', { DepositCreate: rejected }],
  ])('a deposit with a lost answer keeps its message while the next attempt %s', async (_, answers) => {
    const { user, server } = show('/account/wallet/deposit', { DepositCreate: lost });
    await user.type(await amountField(), '50');
    await user.click(depositButton());
    await screen.findByText(NOT_ANSWERED);
    server.answer(answers);
    await user.click(depositButton());
    await waitFor(() => expect(depositButton().hasAttribute('aria-busy')).toBe(false));
    expect(server.asked.filter((name) => name === 'ValidateDeposit')).toHaveLength(2);
    expect(screen.getByText(NOT_ANSWERED)).toBeDefined();
  });

  it('an error about the amount is shown at its field, and another as a toast', async () => {
    let answer = refused('The minimum deposit is $10.00.', 'amountCents');
    const { user } = show('/account/wallet/deposit', { ValidateDeposit: () => ({ depositValidateCreate: answer }) });
    await user.type(await amountField(), '5');
    await user.click(depositButton());
    await waitFor(async () => expect((await amountField()).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('The minimum deposit is $10.00.')).toBeDefined();
    answer = refused('Something else.', 'paymentMethodId');
    await user.click(depositButton());
    await waitFor(() =>
      expect(toastStore.getState().toasts).toMatchObject([
        { type: 'danger', title: 'An error has occurred', body: 'Please try again later.', secondsUntilRemoved: 10 },
      ]),
    );
    expect(screen.getByText('Something else.')).toBeDefined();
  });

  it('a player who may not deposit sees the reason and a link to support', async () => {
    show('/account/wallet/deposit', {
      PaymentProvidersLandingPage: () => ({
        paymentProvidersLandingPage: page({ permitted: false, message: 'Your account can’t deposit right now.' }),
      }),
    });
    expect(await screen.findByText('Your account can’t deposit right now.')).toBeDefined();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toBeDefined();
  });

  it('the promotion code has a field while its flag is on, and is sent with the deposit', async () => {
    show('/account/wallet/deposit');
    await amountField();
    expect(screen.queryByLabelText('Promotion code (optional)')).toBeNull();
    cleanup();
    const { user, asked } = show(
      '/account/wallet/deposit',
      {
        DisplayPromoCode: () => ({ displayPromoCode: true }),
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
    await user.type(await screen.findByLabelText('Promotion code (optional)'), 'WELCOME25');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('$25.00 promotional credit.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Deposit $50.00' }));
    await waitFor(() => expect(asked).toMatchObject([{ input: { promotionCode: 'WELCOME25' } }]));
  });

  it('the promotion code has no field if no promotion is open to the player', async () => {
    const { server } = show(
      '/account/wallet/deposit',
      { DisplayPromoCode: () => ({ displayPromoCode: false }) },
      { flags: { 'deposit-promo-display': true } },
    );
    await amountField();
    await waitFor(() => expect(server.asked).toContain('DisplayPromoCode'));
    await act(async () => undefined);
    expect(screen.queryByLabelText('Promotion code (optional)')).toBeNull();
  });

  it('the deposit page shows its published page if payments are not configured', async () => {
    const { server } = show('/account/wallet/deposit', {}, { startup: { startup: null } });
    await waitFor(() => expect(server.asked).toContain('PageLayout'));
    expect(server.asked).not.toContain('PaymentProvidersLandingPage');
  });
});

describe('the gateway', () => {
  const at = `/account/wallet/deposit/gateway?provider=debit-card&transaction=${ID}`;

  it('the gateway loads its address first, sandboxes the vendor’s frame and leads to the receipt', async () => {
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
  ])('the gateway rejects a message of %s (checklist 49)', async (_, from) => {
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
  ])('the vendor’s message %s leads to its page', async (type, to) => {
    const { address } = show(at);
    (await vendorPage()).say({ type });
    await waitFor(() => expect(address()).toBe(to));
  });

  it('a failed deposit shows the vendor’s message, and a retry only if the vendor allows one', async () => {
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

  it('the gateway says that the card’s owner does not match the player', async () => {
    show(at);
    (await vendorPage()).say({ type: 'showInformationMismatch' });
    expect(await screen.findByText('We could not match your information')).toBeDefined();
  });

  it('the gateway makes a new deposit when the vendor asks for it', async () => {
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

  it('a repeated deposit with a lost answer keeps its id and does not claim that nothing was charged', async () => {
    const ids: unknown[] = [];
    const { user, server } = show('/account/wallet/deposit');
    await user.type(await amountField(), '50');
    await user.click(depositButton());
    const { say } = await vendorPage();
    server.answer({
      DepositCreate: ({ actionId }) => {
        ids.push(actionId);
        if (ids.length === 1) throw new Error('lost');
        return { depositCreate: made };
      },
    });
    say({ type: 'resubmitCreate' });
    expect(await screen.findByText('Deposit not confirmed')).toBeDefined();
    expect(screen.getByText(NOT_ANSWERED)).toBeDefined();
    expect(screen.queryByText(/not charged|Deposit failed/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await frame();
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('a gateway that cannot be reached again does not claim that nothing was charged', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user, server } = show(at);
    await vendorPage();
    act(() => void vi.advanceTimersByTime(15_000));
    vi.useRealTimers();
    expect(screen.getByText(/^The payment page is not responding/)).toBeDefined();
    server.rest.set(`GET /i/deposits/${ID}/gateway`, () => ({ status: 503, body: {} }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/^We could not load the payment page/)).toBeDefined();
    expect(screen.queryByText(/not charged/)).toBeNull();
  });

  it('a payment that has ended, or whose page cannot be opened, says so', async () => {
    const { server } = show(at.replace(ID, 'deposit00000002'));
    expect(await screen.findByText('This payment has ended')).toBeDefined();
    cleanup();
    server.rest.clear();
    const other = show(at);
    other.server.rest.set(`GET /i/deposits/${ID}/gateway`, () => ({ status: 503, body: {} }));
    expect(await screen.findByText('We could not open the payment page')).toBeDefined();
  });
});

type Told = {
  readonly type: 'DEPOSIT' | 'WITHDRAWAL';
  readonly status: string;
  readonly label: string;
  readonly cents: bigint;
};
const showReceipt = ({ type, status, label, cents }: Told, more: ShellOptions = {}) =>
  show(
    `/account/wallet/receipt/${ID}`,
    {
      Receipt: () => ({
        paymentTransaction: {
          __typename: 'PaymentTransaction',
          id: ID,
          type,
          status,
          progress: null,
          receipt: receipt(`receipt_${ID}`, cents, [defaultLine('a', label, cents)]),
        },
      }),
    },
    more,
  );

describe('the receipt', () => {
  it('the receipt shows the server’s lines', async () => {
    showReceipt({ type: 'DEPOSIT', status: 'SUCCESSFUL', label: 'Deposited', cents: 5_000n });
    expect(await screen.findByText('Deposited')).toBeDefined();
    expect(screen.getByText('$50.00')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start betting' })).toBeDefined();
  });

  it('a receipt of a casino brand links to games', async () => {
    showReceipt({ type: 'DEPOSIT', status: 'SUCCESSFUL', label: 'Deposited', cents: 5_000n }, { brand: casinoBrand });
    expect(await screen.findByRole('link', { name: 'Play games' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Start betting' })).toBeNull();
  });

  it('a withdrawal’s receipt has no link to bets', async () => {
    showReceipt({ type: 'WITHDRAWAL', status: 'SUCCESSFUL', label: 'Paid out', cents: 5_000n });
    expect(await screen.findByText('Paid out')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Transactions' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Start betting' })).toBeNull();
  });

  it.each(['FAILED', 'PENDING', 'PENDING_CASH_DEPOSIT', 'PENDING_WIRE_DEPOSIT'] as const)(
    'a receipt of a deposit that is %s has no link to bets',
    async (status) => {
      showReceipt({ type: 'DEPOSIT', status, label: 'Added', cents: 0n });
      expect(await screen.findByText('Added')).toBeDefined();
      expect(screen.getByRole('link', { name: 'Transactions' })).toBeDefined();
      expect(screen.queryByRole('link', { name: 'Start betting' })).toBeNull();
    },
  );

  it('an unknown receipt asks for the published page of its address', async () => {
    const { server } = show(`/account/wallet/receipt/${ID}`);
    await waitFor(() => expect(server.asked).toContain('PageLayout'));
    expect(screen.queryByText('Receipt')).toBeNull();
  });
});
