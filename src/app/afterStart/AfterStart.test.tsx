import { OpenFeature } from '@openfeature/web-sdk';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { liveFlagStore } from '#src/flags/live/liveFlagStore.ts';
import { useAuth } from '#src/core/auth/index.ts';
import { FlagsProvider, useFlag } from '#src/flags/index.ts';
import type { StampedEvent } from '#src/platform/analytics/events.ts';
import { toastStore } from '#src/ui/toast.ts';
import { showShell, type ShellOptions, startup } from '#tests/support/shell.tsx';
import { OddsFormatChoice } from '../account/PreferenceChoices.tsx';
import { AfterStart } from './AfterStart.tsx';

type Body = { readonly visit: string; readonly events: readonly StampedEvent[] };
let beacons: Blob[] = [];
let flags: readonly object[] = [];
/** Addresses that were asked of the network itself. */
let asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  beacons = [];
  asked = [];
  flags = [];
  toastStore.setState({ toasts: [] });
  liveFlagStore.setState({ flags: [] });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return new Response(JSON.stringify({ flags }), { headers: { 'content-type': 'application/json' } });
  });
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => {
    idle();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_path: string, blob: Blob) => {
      beacons.push(blob);
      return true;
    },
  });
});
afterEach(async () => {
  // While what it says farewell with is still there.
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  await OpenFeature.clearProviders();
});

function Acts() {
  const { logOut, isLoggedIn } = useAuth();
  return (
    <>
      <Link to="/casino/category/slots">Casino</Link>
      <Link to="/search/jane/all">Search</Link>
      <button type="button" onClick={() => logOut('inactivity')}>
        {isLoggedIn === true ? 'Leave' : 'Nobody'}
      </button>
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
      <AfterStart />
      <Acts />
    </FlagsProvider>,
    { startup: counting(1), ...options },
  );
const bodies = () => Promise.all(beacons.map(async (blob) => JSON.parse(await blob.text()) as Body));
/** Everything that has happened until now, without its time: the page is left. */
async function events(): Promise<readonly object[]> {
  dispatchEvent(new Event('pagehide'));
  return (await bodies()).flatMap((body) => body.events.map(({ at: _, ...event }) => event));
}
const viewed = (section: string, isLoggedIn = false) => ({ type: 'page-viewed', section, isLoggedIn });

describe('what happens on a page', () => {
  test('is counted by rooms and never by addresses, and goes when the page is left', async () => {
    const { user } = show();
    await user.click(screen.getByText('Casino'));
    await user.click(screen.getByText('Search'));
    expect(await events()).toEqual([viewed('home'), viewed('casino'), { type: 'casino-visited', isFirst: true }, viewed('search')]);
    const [body] = await bodies();
    expect(JSON.stringify(body)).not.toMatch(/jane|slots/);
    expect(body?.visit).toMatch(/^[\w-]{24}$/);
  });

  test('goes too when the page is hidden, and when it is drawn no more', async () => {
    const { unmount } = show();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(beacons).toHaveLength(1);
    state.mockRestore();
    unmount();
    expect(await events()).toEqual([viewed('home')]);
  });

  test('knows a casino that was visited before, in this browser', async () => {
    const first = show({ path: '/casino' });
    first.unmount();
    beacons = [];
    show({ brandId: first.brandId, path: '/casino' });
    expect(await events()).toEqual([viewed('casino'), { type: 'casino-visited', isFirst: false }]);
  });

  test('is who came, and that they left', async () => {
    const { user } = show({ who: 'player' });
    await user.click(await screen.findByText('Leave'));
    await waitFor(async () => expect(await events()).toContainEqual({ type: 'logged-out', method: 'MANUAL' }));
    expect(await events()).toEqual([
      viewed('home', true),
      { type: 'login-completed', isReturning: true },
      { type: 'logged-out', method: 'MANUAL' },
    ]);
  });

  test('is a choice that was made', async () => {
    const { user } = show();
    await user.click(screen.getByRole('radio', { name: 'Decimal' }));
    expect(await events()).toEqual([viewed('home'), { type: 'preference-changed', preference: 'odds-format' }]);
  });

  test('is not sent of visits that are not counted', async () => {
    const { user } = show({ startup: counting(0) });
    await user.click(screen.getByText('Casino'));
    expect(await events()).toEqual([]);
  });
});

describe('flags', () => {
  const live = (value: boolean) => [{ key: 'account-linking', value, variant: 'x', reason: 'STATIC', metadata: { isOverridable: true } }];
  const shown = () => screen.getByRole('status').textContent;
  const overridden = () => toastStore.getState().toasts.map(({ title, body }) => `${title}: ${body ?? ''}`);

  test('come from the service, after the page', async () => {
    flags = live(true);
    show();
    expect(shown()).toBe('false');
    await waitFor(() => expect(shown()).toBe('true'));
    expect(overridden()).toEqual([]);
  });

  test('that a developer overrides hold in all tabs, and the page says so until they no longer do', async () => {
    flags = live(true);
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

  test('are not asked for by bots', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
    flags = live(true);
    show();
    await vi.dynamicImportSettled();
    expect(asked.filter((url) => url.includes('/ofrep/'))).toEqual([]);
    expect(shown()).toBe('false');
  });
});

describe('the reader’s choices', () => {
  test('made in another tab hold here too', () => {
    const { brandId } = show();
    const key = `${brandId}.preferences`;
    act(() => {
      localStorage.setItem(key, '{"v":1,"value":{"oddsFormat":"EURO","themeMode":"dark"}}');
      dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Decimal' }).checked).toBe(true);
  });
});
