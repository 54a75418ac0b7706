import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connection } from '#src/platform/index.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { action, bet, card, odds, show, win } from '#tests/support/betslipPage.tsx';
import { TestServer } from '#tests/support/betslipServer.ts';

beforeEach(() => localStorage.clear());
afterEach(() => toastStore.setState({ toasts: [] }));

describe('choosing', () => {
  test('an empty slip says what to do', () => {
    show();
    expect(screen.getByText('Your betslip is empty')).toBeTruthy();
  });

  test('a pressed price shows its card at once, before the server answers', async () => {
    const server = new TestServer();
    server.faults.set('AddMarketSelection', 'silence');
    const { user } = show({ server });
    await user.click(odds('Jets'));
    await waitFor(() => expect(odds('Jets').getAttribute('aria-pressed')).toBe('true'));
    expect(within(screen.getByRole('listitem', { name: 'Jets' })).getByText('Adding…')).toBeTruthy();
    await waitFor(() =>
      expect(server.variablesOf('AddMarketSelection')).toEqual({
        input: { selectionId: 'Jets', oddsNumerator: '10', oddsDenominator: '11', selectionOrigin: 'home' },
      }),
    );
    server.release();
    await card('Jets');
    expect(screen.queryByText('Adding…')).toBeNull();
  });

  test('a second press on odds removes the selection', async () => {
    const { user, server } = show();
    await user.click(odds('Jets'));
    await card('Jets');
    await user.click(odds('Jets'));
    expect(screen.getByText('Your betslip is empty')).toBeTruthy();
    await waitFor(() => expect(server.slip.size).toBe(0));
  });

  test('a selection that cannot be added is removed with a message', async () => {
    const server = new TestServer();
    server.faults.set('AddMarketSelection', 'error');
    const { user } = show({ server });
    await user.click(odds('Jets'));
    await waitFor(() => expect(odds('Jets').getAttribute('aria-pressed')).toBe('false'));
    expect(toastStore.getState().toasts).toMatchObject([
      { type: 'danger', title: 'Something went wrong while adding your bet to your betslip. Please try again later.' },
    ]);
  });

  test('a price button renders only for its own price and choice', async () => {
    const { user, on, prices } = show();
    on.rendered.mockClear();
    await user.click(odds('Bills'));
    await card('Bills');
    expect(new Set(on.rendered.mock.calls.map(([id]) => id))).toEqual(new Set(['Bills']));
    // Checked last, because a timer renders the button again.
    on.rendered.mockClear();
    prices({ Jets: 120 });
    expect(on.rendered.mock.calls.map(([id]) => id)).toEqual(['Jets']);
  });

  test('the slip of a lost connection marks its odds as old, and places nothing', async () => {
    const { user } = show();
    await user.click(odds('Jets'));
    const price = within(await card('Jets')).getByText('-110');
    await user.type(await bet('Jets'), '10');
    expect((await screen.findByRole('button', { name: /^Place/ })).hasAttribute('disabled')).toBe(false);
    act(() => connection.setState({ lostAt: 1 }));
    expect(screen.getByText(/^You are offline, so these odds may be old/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Place/ }).hasAttribute('disabled')).toBe(true);
    expect(price.closest('[data-old-odds]')).not.toBeNull();
    act(() => connection.setState({ lostAt: null }));
    expect(screen.getByRole('button', { name: /^Place/ }).hasAttribute('disabled')).toBe(false);
    expect(price.closest('[data-old-odds]')).toBeNull();
  });

  test('clearing the slip asks first', async () => {
    const { user, server } = show();
    await user.click(odds('Jets'));
    await card('Jets');
    await user.click(await action('Clear'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Clear Betslip?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(server.slip.size).toBe(1);
    await user.click(await action('Clear'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear' }));
    await screen.findByText('Your betslip is empty');
    await waitFor(() => expect(server.slip.size).toBe(0));
  });
});

describe('amounts', () => {
  test('bet and win follow each other, and the totals follow both', async () => {
    const { user } = show();
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '100');
    expect((await win('Jets')).value).toBe('$90.91');
    expect(screen.getByText('$190.91')).toBeTruthy();
    await user.clear(await win('Jets'));
    await user.type(await win('Jets'), '10');
    expect((await bet('Jets')).value).toBe('$11.00');
    await user.click(within(await card('Jets')).getByRole('button', { name: 'Add $25.00 to the bet' }));
    expect((await bet('Jets')).value).toBe('$36.00');
  });

  test.each([
    ['$1,234.50', '$1,234.50', null],
    ['-5', '', 'Enter an amount above $0.00.'],
    ['1.005', '', 'Use up to two decimals.'],
    ['1e9', '', 'Enter the amount as a number, such as 25.00.'],
    ['ten', '', 'Enter the amount as a number, such as 25.00.'],
    ['99999999', '', 'The most you can bet is $9,999,999.99.'],
  ])('the pasted amount %s becomes %s', async (text, shown, problem) => {
    const { user } = show();
    await user.click(odds('Jets'));
    await user.click(await bet('Jets'));
    await user.paste(text);
    expect((await bet('Jets')).value).toBe(shown);
    if (problem !== null) expect(within(await card('Jets')).getByText(problem)).toBeTruthy();
  });

  test.each([
    ['abc', 'Enter the amount as a number, such as 25.00.'],
    ['-5', 'Enter an amount above $0.00.'],
    ['1e3', 'Enter the amount as a number, such as 25.00.'],
  ])('the typed amount %s is kept and refused with: %s', async (text, said) => {
    const { user } = show();
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), text);
    expect((await bet('Jets')).value).toBe(text);
    expect((await win('Jets')).value).toBe('');
    expect(within(await card('Jets')).getByText(said)).toBeTruthy();
    expect(await action('Place Bet')).toHaveProperty('disabled', true);
  });

  test('an amount takes no digit beyond the maximum', async () => {
    const { user } = show();
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '99999999');
    expect((await bet('Jets')).value).toBe('$9,999,999');
  });

  test('an amount is padded when its field is left, and saved on the server', async () => {
    const { user, server } = show();
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '.5');
    await user.tab();
    expect((await bet('Jets')).value).toBe('$0.50');
    await waitFor(() =>
      expect(server.variablesOf('SetDraftBetAmount')).toEqual({ draftBetId: 'straight:Jets', amount: '50', amountField: 'BET' }),
    );
  });
});
