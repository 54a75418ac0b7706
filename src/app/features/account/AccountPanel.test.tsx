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
  test('says whose it is and what they have', async () => {
    show();
    await panel();
    expect(screen.getByText('Dana Moss')).toBeDefined();
    expect(screen.getByText('dana@example.com')).toBeDefined();
    expect(amount('Playable Balance')).toBe('$80.00');
    expect([amount('Cash'), amount('Withdrawable'), amount('Bonus')]).toEqual(['$70.00', '$60.00', '$10.00']);
  });

  test('speaks of a restricted balance only when there is one', async () => {
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
  ])('leads to money by %s, and closes behind it', async (name, path) => {
    const { user, address, onClose } = show();
    await panel();
    await user.click(screen.getByRole('link', { name }));
    expect(address()).toBe(path);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('is silent about a restricted balance of nothing', async () => {
    show({ server: restrictedTo('$0.00', '0') });
    await panel();
    expect(screen.queryByText('Restricted Balance')).toBeNull();
    expect(screen.queryByRole('link', { name: 'About the restricted balance' })).toBeNull();
  });

  test('is nothing for a visitor', () => {
    const { container } = show({ who: 'visitor' });
    expect(container.textContent).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('draws what is published for it in place of its own entries', async () => {
    show({ server: new ShellServer({ FrameLayout: ({ surface }) => ({ frameLayout: layoutSaying(`Entries of ${String(surface)}`) }) }) });
    expect(await screen.findByText('Entries of account-panel')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Log Out' })).toBeNull();
  });

  test('has loyalty above the money, and all else below it', async () => {
    const [entries, loyalty] = [layoutSaying('Entries'), layoutSaying('Loyalty')];
    const slots = [...entries.slots, ...loyalty.slots.map((slot) => ({ ...slot, kind: 'LoyaltyShelf' }))];
    show({ server: new ShellServer({ FrameLayout: () => ({ frameLayout: { ...entries, slots } }) }) });
    await screen.findByText('Entries');
    expect((await panel()).textContent).toMatch(/Dana Moss.*Loyalty.*Playable Balance.*Deposit.*Entries/);
  });

  test('has its money where its document puts it, in its words', async () => {
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

  test('asks apart for what belongs to the player, and only while somebody is there', async () => {
    const { server } = show();
    await panel();
    await waitFor(() => expect(server.asked).toContain('FrameLayoutPlayer'));
    const visitor = show({ who: 'visitor' });
    expect(visitor.server.asked).not.toContain('FrameLayoutPlayer');
  });

  test('keeps the way out at hand also when nothing can be loaded', async () => {
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

  test('are shown as chosen, and each choice is kept', async () => {
    const { user, on } = show({ server: takingDecimal() });
    const decimal = await screen.findByRole<HTMLInputElement>('radio', { name: 'Decimal' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'American' }).checked).toBe(true);
    await user.click(decimal);
    expect(decimal.checked).toBe(true);
    expect(on.preferences.mock.lastCall).toEqual([{ oddsFormat: 'EURO', themeMode: null }]);
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(on.preferences.mock.lastCall).toEqual([{ oddsFormat: 'EURO', themeMode: 'dark' }]);
  });

  test('can be changed with the keyboard', async () => {
    const { user, on } = show({ server: takingDecimal() });
    (await screen.findByRole('radio', { name: 'American' })).focus();
    await user.keyboard('{ArrowRight}');
    expect(on.preferences.mock.lastCall?.[0].oddsFormat).toBe('EURO');
  });

  test('leave no choice of theme to a brand that has one', async () => {
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

  test('is asked about first, and can be thought better of', async () => {
    const view = show();
    const question = await ask(view);
    expect(question.textContent).toContain('Your open bets will stay open.');
    await view.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(view.on.left).not.toHaveBeenCalled();
    expect(await panel()).toBeDefined();
  });

  test('says nothing of bets where none are taken', async () => {
    const question = await ask(show({ brand: casinoBrand }));
    expect(question.textContent).toContain('You can log in again at any time.');
    expect(question.textContent).not.toContain('bets');
  });

  test('happens when it is said again, by the player’s own will', async () => {
    const view = show();
    await view.user.click(within(await ask(view)).getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(view.on.left.mock.calls).toEqual([['manual']]));
    await waitFor(() => expect(screen.queryByText('dana@example.com')).toBeNull());
  });
});
