import { act, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { defaultLine, receipt } from '#fixtures/worlds/receipts.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { ID, show } from '#tests/support/walletPages.tsx';

describe('TransactionReceipt', () => {
  it('a receipt page without a valid id shows its own text', async () => {
    await stageCase(caseOf('TransactionReceipt', 'usual'), { path: '/account/wallet/receipt/none!' });
    expect(screen.getByRole('alert').textContent).toContain('There is nothing here');
    expect(screen.getByRole('link', { name: 'Transactions' })).toBeDefined();
  });

  it('a receipt that could not be loaded can be tried again', async () => {
    await stageCase(caseOf('TransactionReceipt', 'usual'), { path: '/account/wallet/receipt/deposit00000001' });
    expect(await screen.findByRole('heading', { name: 'We could not load this receipt' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('the receipt of a deposit leads back to the selections that wait in the betslip, at their amount', async () => {
    vi.stubGlobal('scrollTo', () => undefined);
    const hear = vi.fn<(slip: ReturnType<typeof useBetslipContext>) => void>();
    const Slip = () => {
      const context = useBetslipContext();
      useEffect(() => hear(context), [context]);
      return null;
    };
    const drawn = receipt(`receipt_${ID}`, 5_000n, [defaultLine('a', 'Deposited', 5_000n)]);
    const paymentTransaction = {
      __typename: 'PaymentTransaction',
      id: ID,
      type: 'DEPOSIT',
      status: 'SUCCESSFUL',
      progress: null,
      receipt: drawn,
    };
    const { user, address } = show(`/account/wallet/receipt/${ID}`, { Receipt: () => ({ paymentTransaction }) }, {}, <Slip />);
    await screen.findByRole('link', { name: 'Start betting' });
    const slip = hear.mock.lastCall?.[0];
    const selection = { id: 'sel-1', eventId: 'event-1', name: 'Bills' };
    act(() => slip?.store.setState({ intents: [{ kind: 'add', id: 1, selection, offer: { price: ratio(1n, 1n), points: null } }] }));
    await user.click(screen.getByRole('link', { name: 'Back to betslip' }));
    expect(address()).toBe('/');
    expect(screen.queryByRole('link', { name: 'Start betting' })).toBeNull();
    expect(slip?.frame.getState().wantsFocus).toBe(true);
    vi.unstubAllGlobals();
  });

  it('the receipt of a withdrawal shows its stage, its owner, what is missing and how long others took', async () => {
    const stage = (name: string, isReached: boolean, at: string | null = null) => ({ __typename: 'WithdrawalStage', name, isReached, at });
    const progress = {
      __typename: 'WithdrawalProgress',
      stages: [stage('Requested', true, '2026-11-30T12:00:00Z'), stage('In review', true), stage('Paid out', false)],
      holder: 'Robin Tester',
      missing: ['Enter your account on our provider’s page.'],
      typicalTime: 'about 3 hours',
    };
    const transaction = { __typename: 'PaymentTransaction', id: ID, type: 'WITHDRAWAL', status: 'PENDING', progress };
    const drawn = receipt(`receipt_${ID}`, 5_000n, [defaultLine('a', 'Withdrawal', 5_000n)]);
    vi.stubGlobal('scrollTo', () => undefined);
    show(`/account/wallet/receipt/${ID}`, { Receipt: () => ({ paymentTransaction: { ...transaction, receipt: drawn } }) });
    const region = await screen.findByRole('region', { name: 'Progress' });
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((each) => [each.firstElementChild?.textContent, each.getAttribute('aria-current')]),
    ).toEqual([
      ['Requested', null],
      ['In review', 'step'],
      ['Paid out', null],
    ]);
    expect(within(region).getByRole('status').textContent).toContain('Enter your account on our provider’s page.');
    expect(within(region).getByText('The account must be in the name of Robin Tester.')).toBeDefined();
    expect(within(region).getByText('Recent withdrawals took about 3 hours.')).toBeDefined();
    vi.unstubAllGlobals();
  });
});
