import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../page/live/index.ts';
import { errorScreens, footer } from '#tests/support/pageFrame.ts';
import { stubScreen } from '#tests/support/screen.ts';
import { brand, showShell } from '#tests/support/shell.tsx';
import { layoutShowing, ShellServer } from '#tests/support/shellServer.ts';
import { AfterStart } from '../../startup/afterStart/AfterStart.tsx';
import { FaultPage } from '../errors/FaultPage.tsx';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LeftMenu } from './menu/LeftMenu.tsx';
import { usePlayersFrame } from './usePageFrame.ts';

beforeEach(() => localStorage.clear());

const column = (title: string, label: string) => ({
  __typename: 'LinkColumnShelf',
  id: `${title}_x`,
  title,
  links: [{ __typename: 'ColumnLink', id: label, label, deepLink: { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/promotions' } }],
});

function publish(server: ShellServer, surface: string, node: Parameters<typeof layoutShowing>[0][number]): void {
  const { slots } = layoutShowing([node]);
  const part = { __typename: 'LayoutPart', revision: 'r2', title: null, changesAt: null, slots };
  server.answer({ LayoutPart: ({ surface: asked }) => ({ layoutPart: asked === surface ? part : null }) });
  const change = { surface, revision: 'r2', from: null, steps: null, urgency: 'ORDINARY', stream: 's', sequence: 1, spreadMs: 1 };
  act(() => server.send('LayoutChanged', { layoutChanged: { __typename: 'LayoutChange', ...change } }));
}

test('a newly published footer column appears on an open page, and only that part is loaded', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { server } = showShell(<Footer />);
  await waitFor(() => expect(server.isHeardBy('LayoutChanged', 'footer')).toBe(true));
  publish(server, 'footer', column('Sponsors', 'Our teams'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Sponsors' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Our teams' }).getAttribute('href')).toBe('/promotions');
  expect(server.asked.filter((operation) => operation !== 'Betslip')).toEqual(['LayoutPart']);
});

test.each<[string, () => unknown]>([
  ['on its way', () => null],
  ['not published', () => ({ header: null, searchBox: null, footer: null })],
  ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])('while the frame is %s, the built-in footer has its links', async (_, PageFrame) => {
  const { server } = showShell(<Footer />, { isFrameGiven: false, server: new ShellServer({ PageFrame }) });
  await waitFor(() => expect(server.asked).toContain('PageFrame'));
  await act(() => Promise.resolve());
  expect(screen.getByRole('link', { name: 'Terms of Use' })).toBeDefined();
  expect(screen.getByRole('link', { name: '1-877-8-HOPENY' })).toBeDefined();
  expect(screen.getByText('Current time')).toBeDefined();
  const places = [...document.querySelectorAll('footer div[aria-hidden] > :last-child')].map(({ childElementCount }) => childElementCount);
  expect(places.filter((links) => links > 0)).toEqual(footer.map(({ links }) => links.length));
});

test.each([
  ['visitor', ['Home', 'Responsible gaming', 'Help', 'Log In']],
  ['player', ['Home', 'Responsible gaming', 'Help', 'Log Out']],
] as const)('a menu without an answer has home, help and, for a %s, the session’s entry', async (who, names) => {
  const server = new ShellServer({ PageFrame: () => Promise.reject(new TypeError('Failed to fetch')) });
  const { user, on } = showShell(<LeftMenu mode="expanded" />, { who, isFrameGiven: false, server });
  const last = await screen.findByRole(who === 'player' ? 'button' : 'link', { name: names[3] });
  for (const name of names.slice(0, 3)) expect(screen.getByRole('link', { name })).toBeDefined();
  if (who === 'visitor') return;
  await user.click(last);
  await user.click(within(await screen.findByRole('alertdialog', { name: 'Log out?' })).getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(on.left).toHaveBeenCalledWith('manual'));
});

test('the footer has an age mark before startup has answered', () => {
  showShell(<Footer />, { startup: { startup: null, stage: 'loading' } });
  expect(screen.getByText('Legal age only')).toBeDefined();
});

test.each([
  ['not published', null],
  ['without the way to the account', layoutShowing([column('Sponsors', 'Our teams')])],
])('a header that is %s links players to their account', async (_, header) => {
  const server = new ShellServer({ PageFrame: () => ({ header, searchBox: null, footer: null }) });
  showShell(<Header onOpenMenu={() => undefined} />, { who: 'player', isFrameGiven: false, server });
  expect((await screen.findByRole('link', { name: 'Account' })).getAttribute('href')).toBe('/account');
});

test('a newly published account label appears on an open page', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  // The window is too narrow for the search field, which would subscribe to layout changes too.
  stubScreen({ width: 390 });
  const { server } = showShell(<Header onOpenMenu={() => undefined} />, { who: 'player' });
  await screen.findByRole('button', { name: 'Account, balance $80.00' });
  await waitFor(() => expect(server.isHeardBy('LayoutChanged', 'header')).toBe(true));
  const entry = { __typename: 'AccountEntryShelf', id: 'account_x', label: 'Wallet', newsText: 'new', boostsText: 'Boosts' };
  publish(server, 'header', entry);
  expect(await screen.findByRole('button', { name: 'Wallet, balance $80.00' })).toBeDefined();
});

describe('words of the error screens', () => {
  const failed = new TypeError('Failed to fetch');
  const Lost = () => <FaultPage error={failed} onRetry={() => undefined} />;
  afterEach(() => void vi.restoreAllMocks());

  test('published error texts appear on an open page and are kept for offline use', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const frameLayout = layoutShowing([errorScreens()], { id: 'error-screens_x', surface: 'error-screens' });
    const { server } = showShell(
      <>
        <AfterStart />
        <Lost />
      </>,
      { server: new ShellServer({ FrameLayout: () => ({ frameLayout }) }) },
    );
    expect(screen.getByRole('heading', { name: 'Oops... Looks like something went wrong' })).toBeDefined();
    await waitFor(() => expect(server.isHeardBy('LayoutChanged', 'error-screens')).toBe(true));
    publish(server, 'error-screens', errorScreens({ errorTitle: 'We are on it', offlineTitle: 'You are off the net' }));
    expect(await screen.findByRole('heading', { name: 'We are on it' })).toBeDefined();
    expect(screen.getByText("Let's try that again."), 'what is not published is built in').toBeDefined();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('heading', { name: 'You are off the net' })).toBeDefined();
    expect(screen.getByText(brand.copy.offlineBody)).toBeDefined();
  });

  test('built-in error texts are used without published ones, and nothing is loaded for them', async () => {
    const { server } = showShell(
      <>
        <Lost />
        <NotFoundPage />
      </>,
    );
    expect(screen.getByRole('heading', { name: 'Oops... Looks like something went wrong' })).toBeDefined();
    expect(screen.getByRole('heading', { name: brand.copy.notFoundTitle })).toBeDefined();
    await waitFor(() => expect(server.asked).toContain('Betslip'));
    expect(server.asked).not.toContain('FrameLayout');
  });
});

test('a player loads the frame once, and a visitor uses the frame in the page', async () => {
  const Asking = () => {
    usePlayersFrame();
    return <Footer />;
  };
  const asks = ({ asked }: ShellServer) => asked.filter((operation) => operation === 'PageFrame').length;
  const player = showShell(<Asking />, { who: 'player' });
  await waitFor(() => expect(asks(player.server)).toBe(1));
  const visitor = showShell(<Asking />);
  await waitFor(() => expect(visitor.server.asked).toContain('Betslip'));
  expect([asks(player.server), asks(visitor.server)]).toEqual([1, 0]);
});
