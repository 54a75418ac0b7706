import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand, casinoBrand, showShell, type ShellOptions, startup } from '#tests/support/shell.tsx';
import { layoutSaying, ShellServer } from '#tests/support/shellServer.ts';
import { MEANT_MS } from './watchIntent.ts';
import { Wayfinding } from './Wayfinding.tsx';

const NFL = '/sport/football/organization/united-states/competition/nfl';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  document.head.querySelector('link[rel="canonical"]')?.remove();
});

const serve = () =>
  new ShellServer({
    PageLayout: ({ canonicalUrl }) => ({ pageLayout: layoutSaying(`Page ${String(canonicalUrl)}`, { id: String(canonicalUrl) }) }),
  });
const show = (options: ShellOptions = {}) =>
  showShell(
    <>
      <Link to="/live">Live</Link>
      <Link to="/forgot-password">Forgot</Link>
      <Link to="#games">Games</Link>
      <Wayfinding />
    </>,
    { server: serve(), ...options },
  );

const inRegion = (currentRegionCode: string): NonNullable<ShellOptions['startup']> => ({
  startup: { ...startup, regionalMetadata: { ...startup.regionalMetadata, currentRegionCode } },
});

describe('redirects', () => {
  test.each([
    ['/me/account_summary', '/account/summary', {}],
    [`${NFL}/section/games`, NFL, {}],
    ['/casino/lobby?sort=new', '/casino/hollywood-casino/lobby?sort=new', { startup: inRegion('US-PA') }],
    ['/quick-bets', '/', { brand: casinoBrand }],
    ['/live', '/', { brand: casinoBrand }],
    [NFL, '/', { brand: casinoBrand }],
    ['/my-bets', '/', { brand: casinoBrand }],
    ['/shared_bet', '/', { brand: casinoBrand }],
    ['/play_with_rewards', '/', { brand: casinoBrand }],
    ['/casino', '/', { brand: { ...brand, options: { ...brand.options, casino: false } } }],
  ])('the address %s is redirected to %s', async (path, to, options) => {
    const { address } = show({ path, ...options });
    await waitFor(() => expect(address()).toBe(to));
  });

  test('a casino address is not redirected while the region is unknown', () => {
    expect(show({ path: '/casino', startup: { startup: null, stage: 'loading' } }).address()).toBe('/casino');
  });
});

describe('the canonical address of a page', () => {
  const listed = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]');

  test('the page has one canonical link, which follows the address', async () => {
    const { user } = show({ path: '/my-bets/open?x=1' });
    expect([...listed()].map(({ href }) => new URL(href).pathname)).toEqual(['/my-bets']);
    await user.click(screen.getByRole('link', { name: 'Live' }));
    expect([...listed()].map(({ href }) => new URL(href).pathname)).toEqual(['/live']);
  });
});

describe('a place on a page', () => {
  const place = (node: string) => {
    const section = Object.assign(document.createElement('section'), { scrollIntoView: vi.fn<() => void>() });
    section.dataset['node'] = node;
    document.body.append(section);
    return section;
  };

  test('a place on the page is scrolled to and focused, also when its shelf arrives later', async () => {
    const { user } = show({ path: NFL });
    await user.click(screen.getByRole('link', { name: 'Games' }));
    const other = place('games-of-old_abc');
    const games = place('games_abc');
    await waitFor(() => expect(document.activeElement).toBe(games));
    expect(games.scrollIntoView).toHaveBeenCalledOnce();
    expect(other.scrollIntoView).not.toHaveBeenCalled();
    for (const each of [other, games]) each.remove();
  });

  test.each(['%3Cscript%3E', 'a"],body[x="', 'token=abc'])('an invalid place name is ignored: %s', (fragment) => {
    const before = document.activeElement;
    show({ path: `/live#${fragment}` });
    expect(document.activeElement).toBe(before);
  });
});

describe('a page about to be opened', () => {
  const point = async (name: string) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerOver(screen.getByRole('link', { name }));
    await act(() => vi.advanceTimersByTimeAsync(MEANT_MS));
    vi.useRealTimers();
  };

  test('a page about to be opened is prefetched', async () => {
    const { server } = show({ path: '/' });
    await point('Live');
    await waitFor(() => expect(server.asked).toContain('PageLayout'));
  });

  test('a page drawn by the client is not prefetched', async () => {
    const pages: unknown[] = [];
    const server = serve();
    server.answer({
      PageLayout: ({ canonicalUrl }) => {
        pages.push(canonicalUrl);
        return { pageLayout: null };
      },
    });
    show({ path: '/', server });
    await point('Forgot');
    await vi.dynamicImportSettled();
    await point('Live');
    await waitFor(() => expect(pages).toContain('/live'));
    expect(pages).toEqual(['/live']);
  });

  test('a failed prefetch changes nothing on the page', async () => {
    const server = serve();
    server.answer({
      PageLayout: () => {
        throw new TypeError('offline');
      },
    });
    const { address } = show({ path: '/', server });
    await point('Live');
    await waitFor(() => expect(server.asked).toContain('PageLayout'));
    expect(address()).toBe('/');
  });
});
