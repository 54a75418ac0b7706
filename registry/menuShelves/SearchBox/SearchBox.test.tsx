import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HeaderSearch } from '#src/app/frame/shell/HeaderSearch.tsx';
import { forgetPlayer } from '#src/platform/forgetPlayer.ts';
import { searchBox } from '#tests/support/pageFrame.ts';
import { stubScreen } from '#tests/support/screen.ts';
import { brand, showShell, type ShellOptions, startup } from '#tests/support/shell.tsx';
import { layoutSaying, ShellServer } from '#tests/support/shellServer.ts';
import { PlayersRouter } from '#src/app/frame/router/PlayersRouter.tsx';
import { AppRoutes } from '#src/app/frame/routes.tsx';

const DEBOUNCE_MS = 300;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const serve = () =>
  new ShellServer({
    PageLayout: ({ canonicalUrl }) => ({ pageLayout: layoutSaying(`Page ${String(canonicalUrl)}`, { id: String(canonicalUrl) }) }),
  });

function show({ width = 1_600, ...options }: ShellOptions & { readonly width?: number } = {}) {
  stubScreen({ width });
  return showShell(<AppRoutes />, { path: '/live', server: serve(), ...options });
}

const box = () => screen.findByRole<HTMLInputElement>('searchbox', { name: searchBox.placeholder });
const type = async (view: ReturnType<typeof show>, text: string) => view.user.type(await box(), text);

async function write(text: string, ms: number): Promise<void> {
  const input = await box();
  act(() => input.focus());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(input, { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(ms));
  vi.useRealTimers();
}

describe('typing', () => {
  test('the search begins a moment after the last letter, and the box keeps the focus', async () => {
    const view = show();
    await write('jets', DEBOUNCE_MS - 1);
    expect(view.address()).toBe('/live');
    await write('jets ', DEBOUNCE_MS);
    expect(view.address()).toBe('/search/jets/all');
    expect(await screen.findByText('Page /search/jets/all')).toBeDefined();
    expect(document.activeElement).toBe(await box());
    expect(view.server.asked.filter((name) => name === 'PageLayout')).toHaveLength(2);
  });

  test('the search box on casino pages names the casino, and searches only there', async () => {
    const view = show({ path: '/casino' });
    const input = await screen.findByRole<HTMLInputElement>('searchbox', { name: searchBox.casinoPlaceholder ?? '' });
    await view.user.type(input, 'dragon{Enter}');
    expect(view.address()).toBe('/search/dragon/casino');
    await view.user.type(input, 's{Enter}');
    expect(view.address()).toBe('/search/dragons/casino');
  });

  test('a search term typed further is searched for again', async () => {
    const view = show();
    await write('jets', DEBOUNCE_MS);
    await write('jets at bills', DEBOUNCE_MS);
    expect(view.address()).toBe('/search/jets%20at%20bills/all');
    expect((await box()).value).toBe('jets at bills');
  });

  test('the search waits a second if the server has not sent a delay', async () => {
    const view = show({ startup: { startup: null, stage: 'loading' } });
    await write('jets', 999);
    expect(view.address()).toBe('/live');
    await write('jets!', 1_000);
    expect(view.address()).toBe('/search/jets!/all');
  });

  test('the search box drops characters that are never searched for', async () => {
    show();
    await write('1%0<0', 0);
    expect((await box()).value).toBe('100');
  });

  test('a term that is too short searches nothing and clears the previous search', async () => {
    const view = show();
    await write('je', 5_000);
    expect(view.address()).toBe('/live');
    await write('jets', DEBOUNCE_MS);
    await write('je', 0);
    expect(view.address()).toBe('/search');
    expect((await box()).value).toBe('je');
  });

  test('Enter searches without a delay', async () => {
    const view = show();
    await type(view, 'jets{Enter}');
    expect(view.address()).toBe('/search/jets/all');
  });

  test('a search that has not begun is dropped when the player leaves the page', async () => {
    const view = show({ path: '/search' });
    const input = await box();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(input, { target: { value: 'jets' } });
    fireEvent.click(screen.getByRole('link', { name: `${brand.name}, home` }));
    await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
    expect(view.address()).toBe('/');
  });

  test('a search that is due in the same frame as a navigation is dropped', async () => {
    history.replaceState(null, '', '/search');
    show({ router: PlayersRouter });
    const input = await box();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
    fireEvent.change(input, { target: { value: 'jets' } });
    await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1));
    fireEvent.click(screen.getByRole('link', { name: `${brand.name}, home` }));
    await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
    expect(location.pathname).toBe('/');
  });

  test('a search that has not begun is dropped when a game opens over the page', async () => {
    const view = showShell(
      <>
        <HeaderSearch />
        <Link to="/live" state={{ game: 1 }}>
          Play
        </Link>
      </>,
      { path: '/live' },
    );
    const input = await box();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(input, { target: { value: 'jets' } });
    fireEvent.click(screen.getByRole('link', { name: 'Play' }));
    await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
    expect(view.address()).toBe('/live');
  });

  test('the search box keeps letters typed while the results are loading', async () => {
    let arrive: (results: { default: () => null }) => void = () => undefined;
    const Results = lazy(() => new Promise<{ default: () => null }>((resolve) => (arrive = resolve)));
    showShell(
      <>
        <HeaderSearch />
        <Suspense>
          <Routes>
            <Route path="/live" element={<p>Live</p>} />
            <Route path="*" element={<Results />} />
          </Routes>
        </Suspense>
      </>,
      { path: '/live' },
    );
    await write('jets', DEBOUNCE_MS);
    expect(screen.getByText('Live'), 'nothing can be shown yet').toBeDefined();
    fireEvent.change(await box(), { target: { value: 'jets at' } });
    await act(async () => arrive({ default: () => null }));
    expect(screen.queryByText('Live')).toBeNull();
    expect((await box()).value).toBe('jets at');
  });

  test('a search that is replaced aborts its request', async () => {
    const signals: AbortSignal[] = [];
    const server = serve();
    server.answer({
      PageLayout: ({ canonicalUrl }) => (String(canonicalUrl).includes('jets/') ? null : { pageLayout: layoutSaying('Other') }),
    });
    const { fetcher } = server;
    const watched: typeof fetch = (input, init) => {
      const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
      const asked = `${decodeURIComponent(url)} ${typeof init?.body === 'string' ? init.body : ''}`;
      if (asked.includes('/search/jets/all') && init?.signal) signals.push(init.signal);
      return fetcher(input, init);
    };
    const view = show({ server: Object.assign(server, { fetcher: watched }) });
    await type(view, 'jets{Enter}');
    await waitFor(() => expect(signals).toHaveLength(1));
    await type(view, ' at bills{Enter}');
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  });
});

describe('the box', () => {
  test('the search box shows the term of the address, also after going back', async () => {
    const view = show({ path: '/search/new%20york/all' });
    expect((await box()).value).toBe('new york');
    await view.user.click(screen.getByRole('link', { name: `${brand.name}, home` }));
    await waitFor(async () => expect((await box()).value).toBe(''));
  });

  test('the clear button empties the search box and gives it the focus', async () => {
    const view = show({ path: '/search/jets/all' });
    await box();
    await view.user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(view.address()).toBe('/search');
    expect(document.activeElement).toBe(await box());
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  test('the search box is on the page where the header has no room', async () => {
    show({ width: 390, path: '/search' });
    expect(screen.getByRole('main').contains(await box())).toBe(true);
    expect(within(screen.getByRole('banner')).queryByRole('searchbox')).toBeNull();
  });

  test('the search box is once in the header where there is room', async () => {
    show({ path: '/search' });
    await box();
    await screen.findByText('Page /search');
    expect(screen.getAllByRole('searchbox')).toHaveLength(1);
    expect(within(screen.getByRole('banner')).getByRole('searchbox')).toBeDefined();
  });

  test('the down arrow moves from the search box to the first result of the page', async () => {
    const link = { __typename: 'FallbackLink', text: 'NFL', url: '/sport/football' };
    const server = new ShellServer({
      PageLayout: () => ({
        pageLayout: { ...layoutSaying(''), slots: layoutSaying('').slots.map((slot) => ({ ...slot, fallback: link })) },
      }),
    });
    const view = show({ server });
    await screen.findByRole('link', { name: 'NFL' });
    await view.user.click(await box());
    await view.user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await box());
    await type(view, 'jets{Enter}');
    await waitFor(() => expect(view.address()).toBe('/search/jets/all'));
    const found = await within(screen.getByRole('main')).findByRole('link', { name: 'NFL' });
    (await box()).focus();
    await view.user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(found);
  });

  test('the search on a phone is one press from the menu', async () => {
    const view = show({ width: 390 });
    await view.user.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
    // Searches only in the menu, because the header has a link with the same name.
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await view.user.click(await within(menu).findByRole('link', { name: 'Search' }));
    expect(view.address()).toBe('/search');
    expect(await box()).toBeDefined();
  });
});

describe('recent searches', () => {
  const search = async (view: ReturnType<typeof show>, term: string) => {
    await view.user.clear(await box());
    await type(view, `${term}{Enter}`);
  };

  test('a player’s recent searches are offered newest first, each once, and can be followed by arrows', async () => {
    const view = show({ who: 'player' });
    await screen.findByRole('button', { name: /Account/ });
    for (const term of ['jets', 'bills', 'jets', 'foxes', 'pines']) await search(view, term);
    await view.user.clear(await box());
    const links = within(await screen.findByRole('list', { name: 'Recent searches' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['pines', 'foxes', 'jets']);
    await view.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(links[1]);
    await view.user.keyboard('{Enter}');
    expect(view.address()).toBe('/search/foxes/all');
    expect(screen.queryByRole('list', { name: 'Recent searches' })).toBeNull();
  });

  test('recent searches leave the browser when their player logs out', async () => {
    const view = show({ who: 'player' });
    await screen.findByRole('button', { name: /Account/ });
    await search(view, 'jets');
    const kept = (): string => JSON.stringify({ ...localStorage });
    expect(kept()).toContain('jets');
    await act(() => forgetPlayer(view.platform).catch(() => undefined));
    expect(kept()).not.toContain('jets');
  });

  test('recent searches close with Escape, and visitors have none', async () => {
    const view = show({ who: 'player' });
    await screen.findByRole('button', { name: /Account/ });
    await search(view, 'jets');
    await view.user.clear(await box());
    await screen.findByRole('list', { name: 'Recent searches' });
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('list', { name: 'Recent searches' })).toBeNull();
    view.unmount();
    const visitor = show({ brandId: view.brandId });
    await search(visitor, 'bills');
    await visitor.user.clear(await box());
    expect(screen.queryByRole('list', { name: 'Recent searches' })).toBeNull();
  });
});

test('the server’s startup answer holds the search delay', () =>
  expect(startup.applicationMetadata.searchDebounceIntervalMilliseconds).toBe(DEBOUNCE_MS));
