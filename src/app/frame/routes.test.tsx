import { act, screen, waitFor, within } from '@testing-library/react';
import { LegalDocument } from '#fixtures/pageShelves/LegalDocument.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubScreen } from '#tests/support/screen.ts';
import { brand, casinoBrand, showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { layoutSaying, layoutShowing, ShellServer } from '#tests/support/shellServer.ts';
import { AppRoutes } from './routes.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const serve = () =>
  new ShellServer({
    PageLayout: ({ canonicalUrl }) => ({ pageLayout: layoutSaying(`Page ${String(canonicalUrl)}`, { id: String(canonicalUrl) }) }),
  });

function show(path: string, { width = 1_600, ...options }: ShellOptions & { readonly width?: number } = {}) {
  const resize = stubScreen({ width });
  return { resize, ...showShell(<AppRoutes />, { path, server: serve(), ...options }) };
}

describe('an address', () => {
  test.each(['/', '/live', '/sport/football/organization/x/competition/y/event/z', '/my-bets/settled', '/nobody/knows'])(
    '%s is loaded from the server',
    async (path) => {
      show(path);
      expect(await screen.findByText(`Page ${path}`)).toBeDefined();
    },
  );

  test.each([
    ['/login', brand.copy.loginTitle],
    ['/signup', 'Create your account'],
  ])('the page %s is drawn by the client itself', async (path, heading) => {
    const { server } = show(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
    expect(server.asked).not.toContain('PageLayout');
  });

  test.each([
    ['/parlay-lounge', '/parlay-lounge'],
    ['/fan-center', '/fan-center/section/for-you'],
    ['/fan-center/section/fantasy', '/fan-center/section/fantasy'],
    ['/search/jets/all', '/search/jets/all'],
  ])('the address %s is redirected first and loaded from the server as %s', async (path, asked) => {
    const { address } = show(path);
    expect(await screen.findByText(`Page ${asked}`)).toBeDefined();
    expect(address()).toBe(asked);
  });

  test('a closed address leads home without loading its page', async () => {
    const { server, address } = show('/parlay-lounge', { brand: casinoBrand });
    expect(await screen.findByText('Page /')).toBeDefined();
    expect(address()).toBe('/');
    expect(server.asked.filter((name) => name === 'PageLayout')).toHaveLength(1);
  });

  test('an address without a document follows the site’s redirect rules or is not found', async () => {
    const summary = ({ canonicalUrl }: { readonly canonicalUrl?: unknown }) => ({
      pageLayout: canonicalUrl === '/account/summary' ? layoutSaying('Summary') : null,
    });
    const server = new ShellServer({ PageLayout: summary, PageLayoutPlayer: summary });
    const { address } = show('/me/account_summary', { server, who: 'player' });
    expect(await screen.findByText('Summary')).toBeDefined();
    expect(address()).toBe('/account/summary');
  });

  test.each(['/legal/nothing', '/legal/constructor', '/legal/__proto__'])('the address %s is not a legal text', async (path) => {
    show(path, { server: new ShellServer() });
    expect(await screen.findByRole('heading', { level: 1, name: brand.copy.notFoundTitle })).toBeDefined();
  });

  test('a legal text names the brand', async () => {
    const { node } = LegalDocument.usual;
    const text = { ...node, shown: { ...node.shown, body: '{brand} is a demonstration.' } };
    const pageLayout = layoutShowing([text], { title: 'Privacy Policy' });
    show('/legal/privacy', { server: new ShellServer({ PageLayout: () => ({ pageLayout }) }) });
    expect((await screen.findByText(new RegExp(`^${brand.name} is a demonstration`))).textContent).not.toContain('undefined');
    await waitFor(() => expect(document.title).toBe(`Privacy Policy · ${brand.name}`));
  });
});

describe('around every page', () => {
  test('every page has header, menu, main region, footer and a skip link', async () => {
    show('/live');
    expect(screen.getByRole('banner')).toBeDefined();
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined();
    expect(await screen.findByRole('contentinfo')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  test('the frame stays when the page changes, and the main region gets the focus', async () => {
    const { user } = show('/live');
    const header = screen.getByRole('banner');
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(menu.getByRole('link', { name: 'My Bets' }));
    expect(await screen.findByText('Page /my-bets')).toBeDefined();
    expect(screen.getByRole('banner')).toBe(header);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('the menu of a wide screen can be collapsed and expanded', async () => {
    const { user } = show('/live', { width: 1_600 });
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    expect(navigation.dataset['menu']).toBe('expanded');
    await user.click(within(navigation).getByRole('button', { name: 'Collapse menu' }));
    expect(navigation.dataset['menu']).toBe('rail');
    await user.click(within(navigation).getByRole('button', { name: 'Expand menu' }));
    expect(navigation.dataset['menu']).toBe('expanded');
  });

  test('the menu of a phone is a drawer that closes when an entry is followed', async () => {
    const { user } = show('/live', { width: 390 });
    await screen.findByText('Page /live');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(await within(drawer).findByRole('link', { name: 'My Bets' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Page /my-bets')).toBeDefined();
  });

  test('the betslip is beside the page if the screen is wide enough', async () => {
    const { resize, scheduler } = show('/live', { width: 1_280 });
    act(scheduler.markUsable);
    await waitFor(() => expect(document.querySelector('aside')).not.toBeNull());
    resize({ width: 1_279 });
    expect(document.querySelector('aside')).toBeNull();
  });

  test('a casino brand has no betslip on any screen', async () => {
    const { resize, scheduler } = show('/casino', { brand: casinoBrand });
    expect(await screen.findByText('Page /casino')).toBeDefined();
    act(scheduler.markUsable);
    expect(screen.queryByRole('complementary', { name: 'Betslip' })).toBeNull();
    resize({ width: 375 });
    expect(await screen.findByRole('button', { name: 'Open menu', hidden: true })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Betslip/ })).toBeNull();
  });
});
