import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubScreen } from '#tests/support/screen.ts';
import { showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { layoutSaying, ShellServer } from '#tests/support/shellServer.ts';
import { AppRoutes } from '../routes.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
const page = ({ canonicalUrl }: Readonly<Record<string, unknown>>) => ({
  pageLayout: layoutSaying(`Page ${String(canonicalUrl)}`, { id: String(canonicalUrl) }),
});
const frame = ({ surface }: Readonly<Record<string, unknown>>) => ({
  frameLayout: layoutSaying(`Frame ${String(surface)}`, { id: String(surface) }),
});
const sound = { PageLayout: page, PageLayoutPlayer: page, FrameLayout: frame, FrameLayoutPlayer: frame };

function show(path: string, options: ShellOptions & { readonly lost?: readonly string[] } = {}) {
  stubScreen({ width: 1_280 });
  const server = new ShellServer(sound);
  server.answer(Object.fromEntries((options.lost ?? []).map((operation) => [operation, lost])));
  const view = showShell(<AppRoutes />, { path, server, who: 'player', ...options });
  act(view.scheduler.markUsable);
  return { ...view, server };
}

const asked = ({ server }: ReturnType<typeof show>, operation: string) => waitFor(() => expect(server.asked).toContain(operation));
const frameStands = async () => {
  expect(screen.getByRole('banner')).toBeDefined();
  expect(screen.getByRole('main')).toBeDefined();
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(await screen.findByRole('contentinfo')).toBeDefined();
};
const pageIsThere = (path: string) => screen.findByText(`Page ${path}`);

describe('each query that fails', () => {
  test('failed queries beside the page leave frame and page in place', async () => {
    const beside = ['SessionData', 'FrameLayout', 'LiveEventsCount', 'Dialogs', 'SettledDialogs', 'PageLayoutPlayer', 'Betslip'];
    const view = show('/live', { lost: [...beside, 'AccountState'] });
    for (const operation of beside) await asked(view, operation);
    expect(await pageIsThere('/live')).toBeDefined();
    await frameStands();
    expect(screen.queryByRole('heading', { name: 'Oops... Looks like something went wrong' })).toBeNull();
  });

  test('a failed PageLayout keeps the frame, shows an error and is loaded again once online', async () => {
    const view = show('/live', { lost: ['PageLayout'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops... Looks like something went wrong' })).toBeDefined();
    await frameStands();
    view.server.answer(sound);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await pageIsThere('/live')).toBeDefined();
  });
});

describe('the player’s part of a page', () => {
  const missing = () => screen.findByText('We could not load your details on this page.');
  const tryAgain = () => within(screen.getByRole('main')).getByRole('button', { name: 'Try again' });

  test('a failed player part is reported after the page, where it moves nothing, and can be loaded again', async () => {
    const view = show('/my-bets', { lost: ['PageLayoutPlayer'] });
    const page = await pageIsThere('/my-bets');
    expect(page.compareDocumentPosition(await missing()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await view.user.click(tryAgain());
    await missing();
    view.server.answer(sound);
    await view.user.click(tryAgain());
    await waitFor(() => expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull());
  });

  test('a failed player part is loaded again once the browser is online', async () => {
    const view = show('/my-bets', { lost: ['PageLayoutPlayer'] });
    await missing();
    view.server.answer(sound);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull());
  });

  test('a failed player part is not reported if the page failed too, and returns with the page', async () => {
    const view = show('/my-bets', { lost: ['PageLayout', 'PageLayoutPlayer'] });
    await screen.findByRole('heading', { level: 1, name: 'Oops... Looks like something went wrong' });
    await asked(view, 'PageLayoutPlayer');
    expect(screen.queryByText('We could not load your details on this page.')).toBeNull();
    view.server.answer(sound);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await pageIsThere('/my-bets')).toBeDefined();
    await waitFor(() => expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull());
  });
});

describe('a published part of the frame', () => {
  test.each([
    ['left-menu', '/live', () => screen.findByRole('navigation', { name: 'Main' })],
    ['account-menu', '/account/summary', async () => screen.findByText('We could not load everything.')],
  ])('a failed %s is reported in its place and can be loaded again', async (surface, path, place) => {
    const view = show(path, { lost: ['FrameLayout'] });
    await pageIsThere(path);
    expect(await screen.findByText('We could not load everything.')).toBeDefined();
    expect(await place()).toBeDefined();
    view.server.answer(sound);
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`Frame ${surface}`)).toBeDefined();
    expect(screen.queryByText('We could not load everything.')).toBeNull();
  });

  test('the account menu keeps two entries and Log Out when it could not be loaded', async () => {
    const view = show('/account/taxes', { lost: ['FrameLayout'] });
    await pageIsThere('/account/taxes');
    const own = within(await screen.findByRole('navigation', { name: 'Account' }));
    const entry = (name: string) => within(screen.getByRole('navigation', { name: 'Account' })).getByRole('link', { name });
    await view.user.click(own.getByRole('button', { name: 'Log Out' }));
    await view.user.click(within(await screen.findByRole('alertdialog', { name: 'Log out?' })).getByRole('button', { name: 'Cancel' }));
    view.server.answer({ PageLayout: (asked) => (String(asked['canonicalUrl']).startsWith('/me/') ? { pageLayout: null } : page(asked)) });
    await view.user.click(entry('Awards'));
    expect(await pageIsThere('/account/award-details')).toBeDefined();
    await view.user.click(entry('Account summary'));
    expect(await pageIsThere('/account/summary')).toBeDefined();
  });

  test('the account panel offers to log out when its entries could not be loaded', async () => {
    const view = show('/live');
    await pageIsThere('/live');
    view.server.answer({ FrameLayout: lost, FrameLayoutPlayer: lost });
    await view.user.click(await screen.findByRole('button', { name: /^Account, balance/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Your account' }));
    expect(await panel.findByRole('button', { name: 'Log Out' })).toBeDefined();
    view.server.answer(sound);
    await view.user.click(await panel.findByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('Frame account-panel')).toBeDefined();
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull());
  });
});

describe('the player’s balance', () => {
  test('the header links to the account when the balance could not be loaded', async () => {
    const view = show('/live', { lost: ['SessionData', 'AccountState'] });
    await view.user.click(await screen.findByRole('link', { name: 'Account' }));
    expect(await pageIsThere('/account')).toBeDefined();
  });
});
