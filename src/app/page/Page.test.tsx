import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SignUpElsewhere } from '#fixtures/pageShelves/SignUpElsewhere.ts';
import { useAuth } from '#src/core/auth/index.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { laterTask } from '#src/shared/values/laterTask.ts';
import { brand, showShell, type ShellOptions, startup } from '#tests/support/shell.tsx';
import { layoutSaying, layoutShowing, ShellServer } from '#tests/support/shellServer.ts';
import { Page } from './Page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (options: ShellOptions = {}) =>
  showShell(
    <>
      <Link to="/next">Next page</Link>
      <main>
        <Page />
      </main>
    </>,
    options,
  );

/** Serves pages that show their own URL. */
const pages = (layout: (url: string) => unknown = (url) => layoutSaying(`Page ${url}`, { id: url, surface: url })) => {
  const answer = ({ canonicalUrl }: Readonly<Record<string, unknown>>) => ({ pageLayout: layout(String(canonicalUrl)) });
  return new ShellServer({ PageLayout: answer, PageLayoutPlayer: answer });
};

const fault = (): never => {
  throw new TypeError('Failed to fetch');
};
const skeleton = () => screen.queryByRole('status', { name: 'Loading page' });

describe('a page', () => {
  test('a page is the server’s layout for its address without a trailing slash', async () => {
    show({ server: pages(), path: '/live/' });
    expect(await screen.findByText('Page /live')).toBeDefined();
  });

  test('a page is a skeleton until its answer arrives', async () => {
    const { server } = show({ server: new ShellServer({ PageLayout: () => null }), path: '/live' });
    expect(skeleton()).not.toBeNull();
    await waitFor(() => expect(server.asked).toContain('PageLayout'));
    expect(skeleton()).not.toBeNull();
  });

  test('a page has its title and one first-level heading', async () => {
    show({ server: pages(() => layoutSaying('Odds', { title: 'Football' })), path: '/sport/football' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Football' })).toBeDefined();
    expect(document.title).toBe(`Football · ${brand.name}`);
  });

  test('a page without a title is named after the brand', async () => {
    show({ server: pages(() => layoutSaying('Odds')) });
    expect(await screen.findByRole('heading', { level: 1, name: brand.name })).toBeDefined();
    expect(document.title).toBe(`${brand.name} · ${brand.copy.tagline}`);
  });

  test('a page whose first shelf is a heading has no second one and keeps its title', async () => {
    const { node } = SignUpElsewhere.usual;
    show({ server: pages(() => layoutShowing([node], { title: 'Sign up' })) });
    expect(await screen.findByRole('heading', { level: 1, name: node.title })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe(`Sign up · ${brand.name}`);
  });

  test('a page is loaded again at another address', async () => {
    const { user } = show({ server: pages(), path: '/live' });
    await screen.findByText('Page /live');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Page /next')).toBeDefined();
    expect(screen.queryByText('Page /live')).toBeNull();
  });

  test('a page gives way to the next one’s skeleton, and is removed once that one is drawn', async () => {
    const { user } = show({ server: pages(), path: '/live' });
    const before = await screen.findByText('Page /live');
    const steps: string[] = [];
    const isSkeleton = (node: Node): boolean => node instanceof Element && node.getAttribute('aria-label') === 'Loading page';
    const watch = new MutationObserver((records) => {
      for (const { attributeName, addedNodes, removedNodes } of records) {
        if (attributeName === 'style') steps.push('hides or shows');
        if ([...addedNodes].some(isSkeleton)) steps.push('skeleton');
        if ([...removedNodes].some((node) => node.contains(before))) steps.push('gone');
      }
    });
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByText('Page /next');
    watch.disconnect();
    expect(steps.slice(0, 2).toSorted()).toEqual(['hides or shows', 'skeleton']);
    expect(steps.indexOf('gone')).toBeGreaterThan(1);
    expect(before.isConnected).toBe(false);
    expect(screen.getByText('Page /next').closest('[style*="hidden"], [aria-hidden]')).toBeNull();
  });

  test('visitors do not load the player’s part of a page', async () => {
    const visitor = show({ server: pages() });
    await screen.findByText('Page /');
    expect(visitor.server.asked).not.toContain('PageLayoutPlayer');
    visitor.unmount();
    const player = show({ server: pages(), who: 'player' });
    await waitFor(() => expect(player.server.asked).toContain('PageLayoutPlayer'));
    expect(await screen.findByText('Page /')).toBeDefined();
  });

  test('shelves that a player’s layout may move wait for it, and never for a visitor', async () => {
    let marks = 0;
    const watch = new MutationObserver(() => {
      marks += document.querySelectorAll('main [data-opening][data-awaiting] > [data-common-end] + *').length;
    });
    watch.observe(document.body, { attributes: true, childList: true, subtree: true });
    const visitor = show({ server: pages(() => layoutSaying('Odds', { common: 0 })) });
    await screen.findByText('Odds');
    visitor.unmount();
    expect(marks).toBe(0);
    show({ server: pages(() => layoutSaying('Odds', { common: 0 })), who: 'player' });
    await waitFor(() => expect(marks).toBeGreaterThan(0));
    await waitFor(() => expect(document.querySelector('[data-awaiting]')).toBeNull());
    watch.disconnect();
  });

  test('a prefetched page is not loaded again when a player opens it', async () => {
    const Ahead = () => {
      const { prefetch } = useRenderPorts();
      return (
        <button type="button" onClick={() => prefetch('/next')}>
          Ahead
        </button>
      );
    };
    const asked: unknown[] = [];
    const server = pages();
    server.answer({
      PageLayout: ({ canonicalUrl }) => {
        if (canonicalUrl === '/next') asked.push(canonicalUrl);
        return { pageLayout: layoutSaying(`Page ${String(canonicalUrl)}`, { id: String(canonicalUrl), surface: String(canonicalUrl) }) };
      },
    });
    const { user } = showShell(
      <>
        <Ahead />
        <Link to="/next">Next page</Link>
        <Page />
      </>,
      { server, who: 'player' },
    );
    await screen.findByText('Page /');
    await waitFor(() => expect(server.asked).toContain('PageLayoutPlayer'));
    await user.click(screen.getByRole('button', { name: 'Ahead' }));
    await waitFor(() => expect(asked).toEqual(['/next']));
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Page /next')).toBeDefined();
    for (let turns = 0; turns < 5; turns += 1) await act(laterTask);
    expect(asked).toEqual(['/next']);
  });

  test('a page is composed again after logging in and after logging out', async () => {
    const server = new ShellServer({
      PageLayout: () => ({ pageLayout: layoutSaying(server.isSessionOpen ? 'For players' : 'For visitors') }),
    });
    const Door = () => {
      const { logIn, logOut } = useAuth();
      return (
        <>
          <button type="button" onClick={() => void logIn('dana@example.com', 'right')}>
            In
          </button>
          <button type="button" onClick={() => logOut()}>
            Out
          </button>
          <Page />
        </>
      );
    };
    const { user } = showShell(<Door />, { server });
    expect(await screen.findByText('For visitors')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'In' }));
    expect(await screen.findByText('For players')).toBeDefined();
    await waitFor(() => expect(server.asked).toEqual(expect.arrayContaining(['PageLayoutPlayer', 'AccountState'])));
    // The betslip loads after the login, in its own task.
    for (let turns = 0; turns < 5; turns += 1) await act(laterTask);
    const before = server.asked.length;
    server.isSessionOpen = false;
    await user.click(screen.getByRole('button', { name: 'Out' }));
    expect(await screen.findByText('For visitors')).toBeDefined();
    for (let turns = 0; turns < 5; turns += 1) await act(laterTask);
    expect(server.asked.slice(before).toSorted()).toEqual(['Betslip', 'PageLayout']);
  });
});

describe('a page that is not there', () => {
  test('a missing page says so and leads home', async () => {
    const { user, address } = show({ path: '/nowhere' });
    expect(await screen.findByRole('heading', { level: 1, name: brand.copy.notFoundTitle })).toBeDefined();
    expect(document.title).toBe(`Not found · ${brand.name}`);
    await user.click(screen.getByRole('link', { name: 'Go to home' }));
    expect(address()).toBe('/');
  });
});

describe('a page that fails', () => {
  const failed = () => screen.findByRole('heading', { level: 1, name: 'Oops... Looks like something went wrong' });

  test('a failed page links to support, can be reloaded, and is loaded again once online', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { user, server } = show({ server: new ShellServer({ PageLayout: fault }) });
    await failed();
    expect(screen.getByRole('alert').textContent).toContain("Let's try that again.");
    expect(screen.getByRole('link', { name: 'Contact Support (leaves this site)' }).getAttribute('href')).toBe(
      startup.serviceAttributes.supportUrl,
    );
    server.answer({ PageLayout: () => ({ pageLayout: layoutSaying('Back again') }) });
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Back again')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a failed page links to help before the start answer arrives', async () => {
    show({ server: new ShellServer({ PageLayout: fault }), startup: { startup: null, stage: 'error' } });
    await failed();
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/account/help');
  });

  test('the failure of a page ends at the next address', async () => {
    const server = pages((url) => (url === '/live' ? fault() : layoutSaying(`Page ${url}`, { id: url, surface: url })));
    const { user } = show({ server, path: '/live' });
    await failed();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Page /next')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a page that fails offline says so and is loaded again once online', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { server } = show({ server: new ShellServer({ PageLayout: fault }) });
    expect(await screen.findByRole('heading', { level: 1, name: brand.copy.offlineTitle })).toBeDefined();
    expect(screen.queryByText('Oops... Looks like something went wrong')).toBeNull();
    server.answer({ PageLayout: () => ({ pageLayout: layoutSaying('Back again') }) });
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Back again')).toBeDefined();
  });
});
