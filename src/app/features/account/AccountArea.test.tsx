import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubScreen } from '#tests/support/screen.ts';
import { brand, casinoBrand, showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { DisplayPreferences } from '#fixtures/pageShelves/DisplayPreferences.ts';
import { layoutSaying, layoutShowing, ShellServer } from '#tests/support/shellServer.ts';
import { useLocation } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { readLocal } from '#src/platform/localState.ts';
import { CASHBACK_NOTICE_HIDDEN } from '#src/platform/cashbackNotice.ts';
import { AppRoutes } from '../../frame/routes.tsx';
import { AccountFrame } from './AccountFrame.tsx';

const MUST_LOG_IN = 'You must be logged in to view this page. Please login to continue.';

beforeEach(() => {
  localStorage.clear();
  toastStore.setState({ toasts: [] });
});
afterEach(() => void vi.unstubAllGlobals());

const SETTINGS = '/account/settings/content';
const display = layoutShowing([DisplayPreferences.usual.node]).slots;
const page = (canonicalUrl: unknown) => {
  const layout = layoutSaying(`Page ${String(canonicalUrl)}`, { id: String(canonicalUrl), title: 'A page' });
  return canonicalUrl === SETTINGS ? { ...layout, slots: [...display, ...layout.slots] } : layout;
};
const serve = () =>
  new ShellServer({
    PageLayout: ({ canonicalUrl }) => ({ pageLayout: page(canonicalUrl) }),
    PageLayoutPlayer: ({ canonicalUrl }) => ({ pageLayout: page(canonicalUrl) }),
    FrameLayout: ({ surface }) => ({ frameLayout: layoutSaying(`Frame ${String(surface)}`, { id: String(surface) }) }),
  });

function show(path: string, options: ShellOptions = {}) {
  stubScreen({ width: 1_280 });
  return showShell(<AppRoutes />, { path, server: serve(), who: 'player', ...options });
}
/** Queries by selector, because queries by role find no hidden link. */
const up = () => screen.getByRole('main').querySelector('a[href="/account"]');
const told = () => toastStore.getState().toasts.map(({ title }) => title);

describe('a page of the account', () => {
  test('an account page is composed by the server, with the logo, the account, the account menu and the footer', async () => {
    show('/account/history/transactions');
    expect(await screen.findByText('Page /account/history/transactions')).toBeDefined();
    expect(await screen.findByText('Frame account-menu')).toBeDefined();
    expect(await screen.findByRole('contentinfo')).toBeDefined();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: `${brand.name}, home` })).toBeDefined();
    expect(header.getByRole('button', { name: 'Responsible gaming and help' })).toBeDefined();
    expect(await header.findByRole('button', { name: /balance \$80\.00/ })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  test.each([
    ['/account/award-details/cashback', 'player', true],
    ['/account/award-details/bonuses', 'player', false],
    ['/account/award-details/cashback', 'visitor', false],
  ] as const)('opening an account page hides the cashback mark: %s, for a %s: %s', async (path, who, isTaken) => {
    const { platform } = show(path, who === 'player' ? {} : { who: 'visitor' });
    await (who === 'player' ? screen.findByText(`Page ${path}`) : screen.findByRole('button', { name: brand.copy.logIn }));
    await waitFor(() => expect(readLocal(platform.storage, CASHBACK_NOTICE_HIDDEN)).toBe(isTaken));
  });

  test('an account page on a phone links back to the menu', async () => {
    const { unmount } = show('/account/taxes');
    await screen.findByText('Page /account/taxes');
    expect(up()?.textContent).toBe('Account');
    unmount();
    show('/account');
    await screen.findByText('Page /account');
    expect(up()).toBeNull();
  });

  test('the password page has no menu', async () => {
    show('/account/update-password');
    await screen.findByText('Page /account/update-password');
    expect(screen.queryByText('Frame account-menu')).toBeNull();
    expect(up()).toBeNull();
  });

  test('an account page without a document is not found', async () => {
    show('/account/nothing', { server: new ShellServer() });
    expect(await screen.findByRole('heading', { level: 1, name: brand.copy.notFoundTitle })).toBeDefined();
  });

  test('the settings page has this device’s choices and its published content', async () => {
    show('/account/settings/content');
    expect(await screen.findByRole('group', { name: 'Odds format' })).toBeDefined();
    expect(await screen.findByText('Page /account/settings/content')).toBeDefined();
  });

  test('the settings page says where choices are kept, and has no odds without a sportsbook', async () => {
    const settings = '/account/settings/content';
    const { unmount } = show(settings);
    expect(await screen.findByText('Odds are kept with your account, the theme on this device for this site.')).toBeDefined();
    unmount();
    const visitor = show(settings, { who: 'visitor' });
    expect(await screen.findByText('Kept on this device for this site.')).toBeDefined();
    visitor.unmount();
    show(settings, { brand: casinoBrand });
    expect(await screen.findByText('Kept on this device for this site.')).toBeDefined();
    expect(screen.getByRole('group', { name: 'Theme' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Odds format' })).toBeNull();
  });

  test('a failed account page keeps its frame, and the next address clears the error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Page = () => {
      if (useLocation().pathname === '/account/taxes') throw new RangeError('It broke');
      return <p>Another page</p>;
    };
    stubScreen({ width: 1_280 });
    const { user } = showShell(
      <AccountFrame layout="menu" isIndex={false}>
        <Page />
      </AccountFrame>,
      { path: '/account/taxes', server: serve(), who: 'player' },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops... Looks like something went wrong' })).toBeDefined();
    await user.click(up() ?? expect.fail('no way up'));
    expect(screen.getByText('Another page')).toBeDefined();
    expect(screen.queryByRole('heading', { level: 1, name: 'Oops... Looks like something went wrong' })).toBeNull();
    vi.restoreAllMocks();
  });

  test('the account area has a skip link, and shows toasts after the start', async () => {
    const { scheduler } = show('/account/summary');
    await screen.findByText('Page /account/summary');
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
    act(scheduler.markUsable);
    act(() => toastStore.setState({ toasts: [{ id: 't', type: 'info', title: 'Told here', secondsUntilRemoved: -1, dismissible: true }] }));
    expect(await screen.findByText('Told here')).toBeDefined();
  });
});

describe('a visitor', () => {
  test.each(['/account', '/account/history/betting?type=won', '/account/settings/security', '/account/update-password'])(
    'a visitor at %s is sent to the login with the reason, and back afterwards',
    async (path) => {
      const { address, server } = show(path, { who: 'visitor' });
      await waitFor(() => expect(address()).toBe(`/login?previousPath=${encodeURIComponent(path)}`));
      expect(told()).toEqual([MUST_LOG_IN]);
      expect(server.asked).not.toContain('PageLayout');
    },
  );

  test.each(['/account/help', '/account/responsible-gaming', '/account/responsible-gaming/time', '/account/settings/content'])(
    'a visitor may see %s, with a login link and without the account menu',
    async (path) => {
      const { address } = show(path, { who: 'visitor' });
      expect(await screen.findByText(`Page ${path}`)).toBeDefined();
      expect(screen.queryByText('Frame account-menu')).toBeNull();
      expect(address()).toBe(path);
      expect(told()).toEqual([]);
      const wayIn = within(screen.getByRole('banner')).getByRole('link', { name: brand.copy.logIn });
      expect(wayIn.getAttribute('href')).toBe(`/login?previousPath=${encodeURIComponent(path)}`);
    },
  );
});

describe('an account page while the login is unknown', () => {
  test('an account page loads nothing and redirects nobody while the login is unknown', async () => {
    const { address, server } = show('/account/summary', { who: 'unknown' });
    expect(await screen.findByRole('status', { name: 'Loading page' })).toBeDefined();
    expect(address()).toBe('/account/summary');
    expect(server.asked).not.toContain('PageLayout');
  });
});

describe('logging out on an account page', () => {
  function Leave() {
    const { logOut } = useAuth();
    return (
      <button type="button" onClick={() => logOut()}>
        Leave
      </button>
    );
  }

  test('a player logged out for maintenance stays on the page with the reason and a login link', async () => {
    const state = { logoutReason: 'maintenanceMode' };
    const { address } = show('/account/summary', { who: 'visitor', state });
    expect(await screen.findByRole('heading', { level: 1, name: 'We are currently undergoing maintenance' })).toBeDefined();
    expect(screen.queryByRole('status', { name: 'Loading page' })).toBeNull();
    expect(address()).toBe('/account/summary');
    const wayBack = within(screen.getByRole('main')).getByRole('link', { name: brand.copy.logIn });
    expect(wayBack.getAttribute('href')).toBe('/login?previousPath=%2Faccount%2Fsummary');
  });

  test('a player who logs out sees no message that the page needs a login', async () => {
    stubScreen({ width: 1_280 });
    const both = (
      <>
        <AppRoutes />
        <Leave />
      </>
    );
    const { on, address } = showShell(both, { path: '/account/summary', server: serve(), who: 'player' });
    await screen.findByText('Page /account/summary');
    act(() => screen.getByRole('button', { name: 'Leave' }).click());
    await waitFor(() => expect(on.left.mock.calls).toEqual([['manual']]));
    expect(await screen.findByRole('status', { name: 'Loading page' })).toBeDefined();
    expect(address()).toBe('/account/summary');
    expect(told()).toEqual([]);
  });
});

describe('between layouts', () => {
  test('a page in another layout starts at its top with the focus', async () => {
    const { user } = show('/account/summary');
    await screen.findByText('Page /account/summary');
    const top = vi.spyOn(globalThis, 'scrollTo');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: `${brand.name}, home` }));
    await screen.findByRole('navigation', { name: 'Main' });
    expect(await screen.findByText('Page /')).toBeDefined();
    expect(top).toHaveBeenCalledWith(0, 0);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});
