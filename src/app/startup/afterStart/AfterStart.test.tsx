import { OpenFeature } from '@openfeature/web-sdk';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { liveFlagStore } from '#src/flags/live/liveFlagStore.ts';
import { FlagsProvider, useFlag } from '#src/flags/index.ts';
import { AccountMenuDocument, LiveEventsCountDocument } from '#src/gql/graphql.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { watchBeacons } from '#tests/support/beacons.ts';
import { showShell, type ShellOptions, startup } from '#tests/support/shell.tsx';
import { layoutSaying, ShellServer } from '#tests/support/shellServer.ts';
import { OddsFormatChoice } from '#src/ui/fields/PreferenceChoices.tsx';
import { AfterStart } from './AfterStart.tsx';
import type { Left } from './useAnalytics.ts';

const beacons = watchBeacons();
const { state: service, bodies, events } = beacons;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  beacons.start();
  toastStore.setState({ toasts: [] });
  liveFlagStore.setState({ flags: [] });
});
afterEach(async () => {
  cleanup();
  beacons.stop();
  vi.restoreAllMocks();
  await OpenFeature.clearProviders();
});

function Going() {
  const [left, setLeft] = useState<Left | null>(null);
  return (
    <>
      <AfterStart left={left} />
      <button type="button" onClick={() => setLeft({ reason: 'inactivity' })}>
        Idle
      </button>
      <button type="button" onClick={() => setLeft({ reason: 'manual' })}>
        Leave
      </button>
    </>
  );
}

function Acts() {
  return (
    <>
      <Link to="/casino/category/slots">Casino</Link>
      <Link to="/search/jane/all">Search</Link>
      <output>{String(useFlag('account-linking'))}</output>
      <OddsFormatChoice />
    </>
  );
}

const counting = (analyticsSampleRate: number) => ({
  startup: { ...startup, monitoring: { ...startup.monitoring, analyticsSampleRate } },
});
const show = (options: ShellOptions = {}) =>
  showShell(
    <FlagsProvider values={{}}>
      <Going />
      <Acts />
    </FlagsProvider>,
    { startup: counting(1), ...options },
  );
const viewed = (section: string, isLoggedIn = false) => ({ type: 'page-viewed', section, isLoggedIn });

describe('analytics events of a page', () => {
  test('page views are counted by section and not by address, and sent when the page is left', async () => {
    const { user } = show();
    await user.click(screen.getByText('Casino'));
    await user.click(screen.getByText('Search'));
    expect(await events()).toEqual([viewed('home'), viewed('casino'), { type: 'casino-visited', isFirst: true }, viewed('search')]);
    const [body] = await bodies();
    expect(JSON.stringify(body)).not.toMatch(/jane|slots/);
    expect(body?.visit).toMatch(/^[\w-]{24}$/);
  });

  test('page views are sent when the page is hidden and when it unmounts', async () => {
    const { unmount } = show();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(beacons.count()).toBe(1);
    state.mockRestore();
    unmount();
    expect(await events()).toEqual([viewed('home')]);
  });

  test('a casino visit is counted as first only once per browser', async () => {
    const first = show({ path: '/casino' });
    first.unmount();
    beacons.forget();
    show({ brandId: first.brandId, path: '/casino' });
    expect(await events()).toEqual([viewed('casino'), { type: 'casino-visited', isFirst: false }]);
  });

  test('the first page view is followed by how the visitor arrived', async () => {
    const permissions = { query: () => Promise.resolve({ state: 'denied' }) } as unknown as Permissions;
    vi.spyOn(navigator, 'permissions', 'get').mockReturnValue(permissions);
    const opened = { name: 'https://players.test/?_branch_match_id=4711' } as PerformanceNavigationTiming;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened]);
    show({ who: 'player' });
    const came = { type: 'login-completed', isReturning: true, location: 'declined', country: 'US', branchFingerprint: '4711' };
    await waitFor(async () => expect(await events()).toContainEqual(came));
    expect(await events()).toEqual([viewed('home', true), came]);
  });

  test('each logout is counted once with its method', async () => {
    const { user } = show();
    for (const name of ['Idle', 'Leave', 'Leave']) await user.click(screen.getByRole('button', { name }));
    expect((await events()).filter(({ type }) => type === 'logged-out')).toEqual([
      { type: 'logged-out', method: 'TIMEOUT' },
      { type: 'logged-out', method: 'MANUAL' },
      { type: 'logged-out', method: 'MANUAL' },
    ]);
  });

  test('a changed preference is counted as an event', async () => {
    const { user } = show();
    await user.click(screen.getByRole('radio', { name: 'Decimal' }));
    expect(await events()).toEqual([viewed('home'), { type: 'preference-changed', preference: 'odds-format' }]);
  });

  test('visits outside the sample send no events', async () => {
    const { user } = show({ startup: counting(0) });
    await user.click(screen.getByText('Casino'));
    expect(await events()).toEqual([]);
  });
});

describe('flags', () => {
  const live = (value: boolean) => [{ key: 'account-linking', value, variant: 'x', reason: 'STATIC', metadata: { isOverridable: true } }];
  const shown = () => screen.getByRole('status').textContent;
  const overridden = () => toastStore.getState().toasts.map(({ title, body }) => `${title}: ${body ?? ''}`);

  test('flags are loaded from the service after the page', async () => {
    service.flags = live(true);
    show();
    expect(shown()).toBe('false');
    await waitFor(() => expect(shown()).toBe('true'));
    expect(overridden()).toEqual([]);
  });

  test('overridden flags hold in all tabs and are announced on the page', async () => {
    service.flags = live(true);
    const { brandId } = show();
    await waitFor(() => expect(shown()).toBe('true'));
    const key = `${brandId}.flagOverrides`;
    const otherTab = (text: string): void =>
      act(() => {
        localStorage.setItem(key, text);
        dispatchEvent(new StorageEvent('storage', { key }));
      });
    otherTab('{"v":1,"value":{"account-linking":false}}');
    expect(shown()).toBe('false');
    expect(overridden()).toEqual(['Flags are overridden here: account-linking off']);
    otherTab('{"v":1,"value":{}}');
    expect([shown(), overridden()]).toEqual(['true', []]);
  });

  test('bots do not load flags', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
    service.flags = live(true);
    show();
    await vi.dynamicImportSettled();
    expect(service.asked.filter((url) => url.includes('/ofrep/'))).toEqual([]);
    expect(shown()).toBe('false');
  });
});

describe('the reader’s choices', () => {
  test('preferences changed in another tab apply in this one', () => {
    const { brandId } = show();
    const key = `${brandId}.preferences`;
    act(() => {
      localStorage.setItem(key, '{"v":1,"value":{"oddsFormat":"EURO","themeMode":"dark"}}');
      dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Decimal' }).checked).toBe(true);
  });
});

describe('queries', () => {
  test.each([
    [true, 'GET'],
    [false, 'POST'],
  ])('queries are sent by hash while the flag is %s: %s', async (isOn, method) => {
    const methods: (string | undefined)[] = [];
    const server = new ShellServer();
    const { fetcher } = server;
    Object.assign(server, {
      fetcher: ((input, init) => {
        if (String(input).includes('LiveEventsCount') || String(init?.body ?? '').includes('LiveEventsCount')) methods.push(init?.method);
        return fetcher(input, init);
      }) satisfies typeof fetch,
    });
    const { platform } = showShell(<AfterStart />, { server, flags: { 'persisted-queries': isOn } });
    await platform.client.query({ query: LiveEventsCountDocument, fetchPolicy: 'network-only' });
    expect(methods).toEqual([method]);
  });
});

describe('the account menu', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  const menuOf = (options: ShellOptions = {}) => {
    const server = new ShellServer({
      AccountMenu: () => ({ accountMenu: { __typename: 'AccountMenu', menuShelves: layoutSaying('menu') } }),
    });
    const { platform } = showShell(<AfterStart />, { server, who: 'player', ...options });
    const count = (): number => server.asked.filter((name) => name === 'AccountMenu').length;
    /** Waits for this number of answered queries. Each check advances the clock by one millisecond. */
    const asked = (times: number) =>
      vi.waitFor(
        () => {
          expect(count()).toBe(times);
          expect(platform.client.readQuery({ query: AccountMenuDocument })).not.toBeNull();
        },
        { interval: 1 },
      );
    return { count, asked };
  };

  test('a player’s account menu is loaded every five seconds', async () => {
    const { count, asked } = menuOf();
    for (const times of [1, 2, 3]) {
      await asked(times);
      await pass(3);
      expect(count()).toBe(times);
      await pass(2);
    }
  });

  test('the account menu is loaded once while its flag removes the polling', async () => {
    service.flags = [{ key: 'query-poll-removal', value: true, variant: 'on', reason: 'STATIC', metadata: { isOverridable: true } }];
    const { count, asked } = menuOf({ flags: { 'query-poll-removal': true } });
    await asked(1);
    await pass(11);
    expect(count()).toBe(1);
  });

  test('the account menu is not loaded on a hidden page or for a visitor', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const away = menuOf();
    await away.asked(1);
    await pass(11);
    expect(away.count()).toBe(1);
    hidden.mockRestore();
    cleanup();
    const { count } = menuOf({ who: 'visitor' });
    await pass(6);
    expect(count()).toBe(0);
  });
});
