import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brand, showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { FlagsProvider, type FlagValues } from '#src/flags/index.ts';
import { ReferralSeenFragmentDoc } from '#src/gql/graphql.ts';
import { account, layoutSaying, session, ShellServer } from '#tests/support/shellServer.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { Header } from './Header.tsx';
import { writeLocal } from '#src/platform/localState.ts';
import { CASHBACK_NOTICE_HIDDEN } from '#src/platform/cashbackNotice.ts';

beforeEach(() => localStorage.clear());

function show(options: ShellOptions = {}) {
  const onOpenMenu = vi.fn<() => void>();
  return { onOpenMenu, ...showShell(<Header onOpenMenu={onOpenMenu} />, options) };
}

const named = (changes: Partial<typeof account>) => {
  const changed = { ...account, ...changes };
  return new ShellServer({
    SessionData: () => ({ sessionData: { ...session, account: changed } }),
    AccountState: () => ({ account: changed }),
  });
};

describe('log in and sign up', () => {
  test('log in and sign up are hidden while the login is unknown', () => {
    show({ who: 'unknown' });
    expect(screen.queryByText(brand.copy.logIn)).toBeNull();
    expect(screen.queryByRole('button', { name: /Account/ })).toBeNull();
  });

  test('log in and sign up are disabled until the region is known', () => {
    show({ startup: { startup: null, stage: 'loading' } });
    expect(screen.getByRole('button', { name: brand.copy.logIn })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: brand.copy.signUp })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('link', { name: brand.copy.logIn })).toBeNull();
  });

  test('Log In leads to the login page with the previous path', async () => {
    const { user, address } = show({ path: '/live?sport=football' });
    expect(screen.getByRole('link', { name: brand.copy.signUp }).getAttribute('href')).toBe('/signup');
    await user.click(screen.getByRole('link', { name: brand.copy.logIn }));
    expect(address()).toBe('/login?previousPath=%2Flive%3Fsport%3Dfootball');
  });
});

describe('the way to search on a phone', () => {
  // Queries by title, because queries by role find no hidden link.
  const link = () => screen.queryByTitle('Search');

  test('the header links to search, unless search is off', () => {
    const { unmount } = show();
    expect(link()?.getAttribute('href')).toBe('/search');
    unmount();
    show({ flags: { search: false } });
    expect(link()).toBeNull();
  });
});

describe('the account of a player', () => {
  test('a player’s header has balance and initials instead of Log In', async () => {
    show({ who: 'player' });
    const button = await screen.findByRole('button', { name: 'Account, balance $80.00' });
    expect(button.textContent).toBe('$80.00DM');
    expect(screen.queryByText(brand.copy.logIn)).toBeNull();
  });

  test('the account button is a skeleton while loading, and only an avatar after a failure (product §4)', async () => {
    const lost = (): never => {
      throw new TypeError('Failed to fetch');
    };
    const waiting = show({ who: 'player', server: new ShellServer({ AccountState: () => null, SessionData: lost }) });
    const waits = () => screen.getByRole('link', { name: 'Account' }).firstElementChild?.getAttribute('aria-hidden') === 'true';
    await waitFor(() => expect(waits()).toBe(true));
    waiting.unmount();
    const { server, platform } = show({ who: 'player', server: new ShellServer({ AccountState: lost, SessionData: lost }) });
    await waitFor(() => expect(waits()).toBe(false));
    expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/account');
    server.answer({ AccountState: () => ({ account }) });
    await act(() => platform.client.refetchQueries({ include: ['AccountState'] }));
    expect(await screen.findByRole('button', { name: 'Account, balance $80.00' })).toBeDefined();
  });

  test('the account button has capital initials', async () => {
    show({ who: 'player', server: named({ firstName: 'émile', lastName: 'zola' }) });
    expect((await screen.findByRole('button', { name: /Account/ })).textContent).toBe('$80.00ÉZ');
  });

  test('the account button of a player without a name has an icon', async () => {
    show({ who: 'player', server: named({ firstName: '', lastName: '' }) });
    const button = await screen.findByRole('button', { name: /Account/ });
    expect(button.textContent).toBe('$80.00');
    await waitFor(() => expect(button.querySelector('svg')).not.toBeNull());
  });

  test('the account button follows the balance', async () => {
    const { server } = show({ who: 'player' });
    await screen.findByRole('button', { name: 'Account, balance $80.00' });
    await waitFor(() => expect(server.isHeardBy('AccountBalanceUpdates')).toBe(true));
    const total = { __typename: 'Money', amountLong: '1234', currency: 'USD', formattedAmount: '$12.34' };
    server.send('AccountBalanceUpdates', { accountBalanceUpdates: { ...account.balances, version: '2', totalPlayableBalance: total } });
    expect(await screen.findByRole('button', { name: 'Account, balance $12.34' })).toBeDefined();
  });

  test('the account button opens the panel and has the focus when it closes', async () => {
    const { user } = show({ who: 'player' });
    const button = await screen.findByRole('button', { name: /Account/ });
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Your account' })).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('marks on the account button', () => {
  const awards = (isEmpty: boolean) => [
    {
      __typename: 'AwardCount',
      id: 'profit-boosts',
      label: 'Profit boosts',
      icon: 'boost',
      valueLabel: isEmpty ? '0' : '1',
      isEmpty,
      sectionId: null,
    },
  ];
  const slot = (id: string, node: object) => ({ ...layoutSaying(id).slots[0], absence: null, fallback: null, kind: 'x', node });
  const holding = (isFirstTimeViewer: boolean | null, isEmpty = true, cashbackCount = 0) =>
    new ShellServer({
      FrameLayoutPlayer: () => ({
        frameLayout: layoutSaying('', {
          id: 'account-panel',
          slots: [
            slot('a', { __typename: 'AwardsShelf', id: 'awards', awards: awards(isEmpty), cashbackCount }),
            slot('b', { __typename: 'ReferralShelf', id: 'referral', isFirstTimeViewer }),
          ],
        }),
      }),
    });
  const button = () => screen.findByRole('button', { name: /^Account/ });

  test('the account button is marked as new while an invitation is unread', async () => {
    const { platform } = show({ who: 'player', server: holding(true) });
    await waitFor(async () => expect((await button()).getAttribute('aria-label')).toBe('Account, balance $80.00, something new'));
    const seen = { __typename: 'ReferralShelf', id: 'referral', isFirstTimeViewer: false } as const;
    act(() => void platform.client.cache.writeFragment({ fragment: ReferralSeenFragmentDoc, fragmentName: 'ReferralSeen', data: seen }));
    await waitFor(async () => expect((await button()).getAttribute('aria-label')).toBe('Account, balance $80.00'));
  });

  test.each([false, null])('the account button is not marked for an invitation with %s', async (isFirstTimeViewer) => {
    const { server } = show({ who: 'player', server: holding(isFirstTimeViewer) });
    await waitFor(() => expect(server.asked).toContain('FrameLayoutPlayer'));
    expect((await button()).getAttribute('aria-label')).toBe('Account, balance $80.00');
  });

  test.each([
    [2, ', something new'],
    [1, ''],
  ])('%s cashback awards add “%s” to the account button’s name', async (count, said) => {
    const { server } = show({ who: 'player', server: holding(false, true, count) });
    await waitFor(() => expect(server.asked).toContain('FrameLayoutPlayer'));
    await waitFor(async () => expect((await button()).getAttribute('aria-label')).toBe(`Account, balance $80.00${said}`));
  });

  test('seen cashback removes the mark at once', async () => {
    const { platform } = show({ who: 'player', server: holding(false, true, 2) });
    await waitFor(async () => expect((await button()).getAttribute('aria-label')).toContain('something new'));
    act(() => writeLocal(platform.storage, CASHBACK_NOTICE_HIDDEN, true));
    await waitFor(async () => expect((await button()).getAttribute('aria-label')).toBe('Account, balance $80.00'));
  });

  test('profit boosts are announced once per device', async () => {
    const { user, brandId, unmount } = show({ who: 'player', server: holding(false, false) });
    expect((await screen.findByText('Profit Boosts are live')).parentElement?.getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('button', { name: 'Dismiss: Profit Boosts are live' }));
    expect(screen.queryByText('Profit Boosts are live')).toBeNull();
    unmount();
    const again = show({ who: 'player', server: holding(true, false), brandId });
    await waitFor(async () => expect((await button()).getAttribute('aria-label')).toContain('something new'));
    expect(screen.queryByText('Profit Boosts are live')).toBeNull();
    expect(again.server.asked).toContain('FrameLayoutPlayer');
  });

  test('the announcement of profit boosts closes by itself after ten seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      show({ who: 'player', server: holding(false, false) });
      expect(await screen.findByText('Profit Boosts are live')).toBeDefined();
      act(() => void vi.advanceTimersByTime(10_000));
      expect(screen.queryByText('Profit Boosts are live')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('a brand without a sportsbook announces no profit boosts', async () => {
    const server = holding(true, false);
    show({ who: 'player', server, brand: { ...brand, options: { ...brand.options, sportsbook: false } } });
    await waitFor(async () => expect((await button()).getAttribute('aria-label')).toContain('something new'));
    expect(screen.queryByText('Profit Boosts are live')).toBeNull();
  });

  test('invitation, cashback and boosts are not announced while their flags are off', async () => {
    const server = holding(true, false, 2);
    const header = (flags?: FlagValues) => {
      const it = <Header onOpenMenu={() => undefined} />;
      return flags === undefined ? it : <FlagsProvider values={flags}>{it}</FlagsProvider>;
    };
    const { unmount } = showShell(header(), { who: 'player', server });
    expect(await screen.findByText('Profit Boosts are live')).toBeDefined();
    unmount();
    const asked = server.asked.length;
    showShell(header({}), { who: 'player', server });
    await waitFor(() => expect(server.asked.slice(asked)).toContain('FrameLayoutPlayer'));
    await act(() => Promise.resolve());
    expect((await button()).getAttribute('aria-label')).toBe('Account, balance $80.00');
    expect(screen.queryByText('Profit Boosts are live')).toBeNull();
  });

  test('profit boosts are not announced to a player without any', async () => {
    show({ who: 'player', server: holding(true, true) });
    await waitFor(async () => expect((await button()).getAttribute('aria-label')).toContain('something new'));
    expect(screen.queryByText('Profit Boosts are live')).toBeNull();
  });
});

describe('the rest of the header', () => {
  test('visitors have a menu in the header, and players have none', async () => {
    const visitor = show();
    expect(await screen.findByRole('button', { name: 'Menu for visitors' })).toBeDefined();
    visitor.unmount();
    show({ who: 'player' });
    await screen.findByRole('button', { name: /^Account/ });
    expect(screen.queryByRole('button', { name: 'Menu for visitors' })).toBeNull();
  });

  test('the logo links to the home page', async () => {
    const { user, address } = show({ path: '/live' });
    await user.click(screen.getByRole('link', { name: `${brand.name}, home` }));
    expect(address()).toBe('/');
  });

  test('the menu button opens the menu', async () => {
    const { user, onOpenMenu } = show();
    // The button is hidden on wide screens, where the menu is beside the page.
    expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
    expect(onOpenMenu).toHaveBeenCalledOnce();
  });

  test('help opens a dialog with the region’s phone number', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Responsible gaming and help' }));
    expect(await screen.findByRole('dialog', { name: 'Responsible gaming' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Call 1-877-8-HOPENY' }).getAttribute('href')).toBe('tel:18778467369');
  });

  test('the help number can be copied', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Responsible gaming and help' }));
    await user.click(await screen.findByRole('button', { name: 'Copy number' }));
    expect(await navigator.clipboard.readText()).toBe('1-877-8-HOPENY');
    expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(['Copied to clipboard']);
    toastStore.setState({ toasts: [] });
  });

  test('the help dialog works before the login and region are known', async () => {
    const { user } = show({ who: 'unknown', startup: { startup: null, stage: 'error' } });
    await user.click(screen.getByRole('button', { name: 'Responsible gaming and help' }));
    expect((await screen.findByRole('link', { name: 'Call 1-800-GAMBLER' })).getAttribute('href')).toBe('tel:18004262537');
  });
});
