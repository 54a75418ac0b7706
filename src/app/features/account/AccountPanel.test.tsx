import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brand, casinoBrand, showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { account, layoutSaying, session, ShellServer } from '#tests/support/shellServer.ts';
import { AccountPanel } from './AccountPanel.tsx';

beforeEach(() => localStorage.clear());

function show(options: ShellOptions = {}) {
  const onClose = vi.fn<() => void>();
  return { onClose, ...showShell(<AccountPanel onClose={onClose} />, { who: 'player', ...options }) };
}

const panel = () => screen.findByRole('dialog', { name: 'Your account' });
const amount = (term: string) => screen.queryByText(term)?.nextElementSibling?.textContent ?? null;

const restrictedTo = (formattedAmount: string, amountLong: string) => {
  const restrictedBalance = { __typename: 'Money', amountLong, currency: 'USD', formattedAmount };
  const changed = { ...account, balances: { ...account.balances, restrictedBalance } };
  return new ShellServer({
    SessionData: () => ({ sessionData: { ...session, account: changed } }),
    AccountState: () => ({ account: changed }),
  });
};

describe('the account panel', () => {
  test('the account panel shows the player’s name, email and balances', async () => {
    show();
    await panel();
    expect(screen.getByText('Dana Moss')).toBeDefined();
    expect(screen.getByText('dana@example.com')).toBeDefined();
    expect(amount('Playable Balance')).toBe('$80.00');
    expect([amount('Cash'), amount('Withdrawable'), amount('Bonus')]).toEqual(['$70.00', '$60.00', '$10.00']);
  });

  test('the account panel shows a restricted balance above zero', async () => {
    show({ server: restrictedTo('$5.00', '500') });
    await panel();
    expect(amount('Restricted Balance')).toBe('$5.00');
    expect(screen.getByRole('link', { name: 'About the restricted balance' }).getAttribute('href')).toBe(
      '/account/help#restricted-balance',
    );
  });

  test.each([
    ['Withdraw', '/account/wallet/withdrawal'],
    ['Deposit', '/account/wallet/deposit'],
  ])('the account panel links to money by %s, and closes', async (name, path) => {
    const { user, address, onClose } = show();
    await panel();
    await user.click(screen.getByRole('link', { name }));
    expect(address()).toBe(path);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('the account panel hides a restricted balance of zero', async () => {
    show({ server: restrictedTo('$0.00', '0') });
    await panel();
    expect(screen.queryByText('Restricted Balance')).toBeNull();
    expect(screen.queryByRole('link', { name: 'About the restricted balance' })).toBeNull();
  });

  test('the account panel draws nothing for a visitor', () => {
    const { container } = show({ who: 'visitor' });
    expect(container.textContent).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the account panel draws its published document instead of its built-in entries', async () => {
    show({ server: new ShellServer({ FrameLayout: ({ surface }) => ({ frameLayout: layoutSaying(`Entries of ${String(surface)}`) }) }) });
    expect(await screen.findByText('Entries of account-panel')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Log Out' })).toBeNull();
  });

  test('the account panel shows loyalty above the balances and other entries below', async () => {
    const [entries, loyalty] = [layoutSaying('Entries'), layoutSaying('Loyalty')];
    const slots = [...entries.slots, ...loyalty.slots.map((slot) => ({ ...slot, kind: 'LoyaltyShelf' }))];
    show({ server: new ShellServer({ FrameLayout: () => ({ frameLayout: { ...entries, slots } }) }) });
    await screen.findByText('Entries');
    expect((await panel()).textContent).toMatch(/Dana Moss.*Loyalty.*Playable Balance.*Deposit.*Entries/);
  });

  test('the account panel shows balances where its document puts them, in its words', async () => {
    const entries = layoutSaying('Entries');
    const node = {
      __typename: 'WalletBoxShelf',
      id: 'wallet_x',
      words: [{ __typename: 'WalletWord', name: 'playableLabel', text: 'To play with' }],
      restrictedLink: null,
    };
    const box = { ...layoutSaying('').slots[0], kind: 'WalletBoxShelf', absence: null, fallback: null, node };
    show({ server: new ShellServer({ FrameLayout: () => ({ frameLayout: { ...entries, slots: [...entries.slots, box] } }) }) });
    await screen.findByText('To play with');
    expect((await panel()).textContent).toMatch(/Dana Moss.*Entries.*To play with\$80\.00/);
    expect(screen.queryByText('Playable Balance')).toBeNull();
  });

  test('the account panel asks for the player’s part only when a player is logged in', async () => {
    const { server } = show();
    await panel();
    await waitFor(() => expect(server.asked).toContain('FrameLayoutPlayer'));
    const visitor = show({ who: 'visitor' });
    expect(visitor.server.asked).not.toContain('FrameLayoutPlayer');
  });

  test('the account panel offers to log out when nothing could be loaded', async () => {
    const fault = (): never => {
      throw new TypeError('Failed to fetch');
    };
    show({ server: new ShellServer({ FrameLayout: fault }) });
    expect(await screen.findByRole('button', { name: 'Log Out' })).toBeDefined();
    const own = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
    expect(own.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Account summary', '/me/account_summary'],
      ['Awards', '/me/awards'],
    ]);
  });
});

describe('odds and looks', () => {
  const takingDecimal = () => {
    const taken = { ...account, userPreferences: { ...account.userPreferences, oddsFormat: 'EURO' } };
    const setUserPreference = { __typename: 'PreferenceResult', succeeded: true, userErrors: [], account: taken };
    return new ShellServer({ SetPreference: () => ({ setUserPreference }) });
  };

  test('the account panel shows and keeps odds format and theme', async () => {
    const { user, on } = show({ server: takingDecimal() });
    const decimal = await screen.findByRole<HTMLInputElement>('radio', { name: 'Decimal' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'American' }).checked).toBe(true);
    await user.click(decimal);
    expect(decimal.checked).toBe(true);
    expect(on.preferences.mock.lastCall).toEqual([{ oddsFormat: 'EURO', themeMode: null }]);
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(on.preferences.mock.lastCall).toEqual([{ oddsFormat: 'EURO', themeMode: 'dark' }]);
  });

  test('the account panel’s odds format can be changed by keyboard', async () => {
    const { user, on } = show({ server: takingDecimal() });
    (await screen.findByRole('radio', { name: 'American' })).focus();
    await user.keyboard('{ArrowRight}');
    expect(on.preferences.mock.lastCall?.[0].oddsFormat).toBe('EURO');
  });

  test('the account panel offers no theme for a brand with only one', async () => {
    show({ brand: { ...brand, options: { ...brand.options, modes: ['dark'] } } });
    await screen.findByRole('group', { name: 'Odds format' });
    expect(screen.queryByRole('group', { name: 'Theme' })).toBeNull();
  });
});

describe('logging out', () => {
  const ask = async (view: ReturnType<typeof show>) => {
    await view.user.click(await screen.findByRole('button', { name: 'Log Out' }));
    return screen.findByRole('alertdialog', { name: 'Log out?' });
  };

  test('logging out asks first and can be cancelled', async () => {
    const view = show();
    const question = await ask(view);
    expect(question.textContent).toContain('Your open bets will stay open.');
    await view.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(view.on.left).not.toHaveBeenCalled();
    expect(await panel()).toBeDefined();
  });

  test('the log-out question does not mention bets where none are taken', async () => {
    const question = await ask(show({ brand: casinoBrand }));
    expect(question.textContent).toContain('You can log in again at any time.');
    expect(question.textContent).not.toContain('bets');
  });

  test('confirming the log-out ends the session with the reason manual', async () => {
    const view = show();
    await view.user.click(within(await ask(view)).getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(view.on.left.mock.calls).toEqual([['manual']]));
    await waitFor(() => expect(screen.queryByText('dana@example.com')).toBeNull());
  });
});
