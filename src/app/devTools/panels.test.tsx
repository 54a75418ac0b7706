import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveFlag } from '#src/flags/live/liveFlags.ts';
import { liveFlagStore } from '#src/flags/live/liveFlagStore.ts';
import { showShell, startup } from '#tests/support/shell.tsx';
import type { GeoState } from '#src/core/geolocation/index.ts';
import { locationNow } from '../frame/hosts/locationNow.ts';
import { Faults } from './Faults.tsx';
import { faultsIn } from './faultsIn.ts';
import { FlagOverrides } from './FlagOverrides.tsx';
import { SessionNow } from './SessionNow.tsx';

beforeEach(() => {
  localStorage.clear();
  liveFlagStore.setState({ flags: [] });
});
afterEach(() => void vi.unstubAllGlobals());

describe('flags among the tools of developers', () => {
  const flag = (name: LiveFlag['name'], isOn: boolean, isOverridable = true): LiveFlag => ({ name, isOn, isOverridable, reason: 'STATIC' });
  const answered = (...flags: readonly LiveFlag[]): void => act(() => liveFlagStore.setState({ flags }));
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const kept = (brandId: string): unknown =>
    (JSON.parse(localStorage.getItem(`${brandId}.flagOverrides`) ?? '{}') as { value?: unknown }).value;

  test('flags are listed once the flag service has answered', () => {
    showShell(<FlagOverrides />);
    expect(screen.getByText('Asked for once the page has nothing else to do; until then every flag is as it was declared.')).toBeDefined();
    answered(flag('loyalty-card', false));
    expect(group('loyalty-card').getByRole<HTMLInputElement>('radio', { name: 'As served' }).checked).toBe(true);
    expect(screen.getByText(/^STATIC\. Shows the loyalty tier/)).toBeDefined();
  });

  test('flags can be overridden one by one, are kept in the browser, and can be reset', async () => {
    const { user, brandId } = showShell(<FlagOverrides />);
    answered(flag('loyalty-card', false), flag('search', true));
    expect(screen.queryByRole('button', { name: 'Take all back' })).toBeNull();
    await user.click(group('loyalty-card').getByRole('radio', { name: 'On' }));
    await user.click(group('search').getByRole('radio', { name: 'Off' }));
    expect(kept(brandId)).toEqual({ 'loyalty-card': true, search: false });
    expect(screen.getAllByText(/^Overridden here\./)).toHaveLength(2);
    await user.click(group('loyalty-card').getByRole('radio', { name: 'As served' }));
    expect(kept(brandId)).toEqual({ search: false });
    await user.click(screen.getByRole('button', { name: 'Take all back' }));
    expect(kept(brandId)).toEqual({});
  });

  test('flags that may not be overridden have no controls', () => {
    showShell(<FlagOverrides />);
    answered(flag('loyalty-card', true, false));
    expect([screen.getByText('loyalty-card'), screen.queryByRole('radio')]).toEqual([expect.anything(), null]);
  });
});

describe('faults among the tools of developers', () => {
  const fault = { id: 'e1', category: 'render', name: 'TypeError', message: 'x is not a function', receivedAt: '2026-11-22T12:00:00.000Z' };
  const show = (errorDsn: string | null, answer: () => Promise<Response>) => {
    const fetcher = vi.fn<(url: URL) => Promise<Response>>(answer);
    vi.stubGlobal('fetch', fetcher);
    const monitoring = { ...startup.monitoring, errorDsn };
    return { fetcher, ...showShell(<Faults />, { startup: { startup: { ...startup, monitoring } } }) };
  };
  const SINK = 'http://sandbox@errors.localhost:4001/1';

  test('the fault panel lists the sink’s faults and can load them again', async () => {
    let faults: readonly object[] = [];
    const { user, fetcher } = show(SINK, async () => Response.json({ faults }));
    expect(await screen.findByText('None since the server was started.')).toBeDefined();
    expect(String(fetcher.mock.calls[0]?.[0])).toBe('http://errors.localhost:4001/faults');
    faults = [fault];
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('TypeError: x is not a function')).toBeDefined();
    expect(screen.getByText('render')).toBeDefined();
  });

  test.each([
    ['nobody is told', null, async () => Response.json({})],
    ['the service is no sink', SINK, async () => new Response('', { status: 404 })],
    ['the sink cannot be reached', SINK, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it says something else', SINK, async () => Response.json({ faults: [{ ...fault, name: 7 }] })],
  ])('the fault panel shows no faults where %s', async (_, dsn, answer) => {
    show(dsn, answer);
    expect(await screen.findByText('There is no sink that shows them.')).toBeDefined();
  });

  test('the debug drawer reads malformed faults as null', () => {
    expect(faultsIn({ faults: [fault] })).toEqual([fault]);
    for (const odd of [null, [], {}, { faults: null }, { faults: ['x'] }, { faults: [{}] }]) expect(faultsIn(odd)).toBeNull();
  });
});

describe('the location among the tools of developers', () => {
  const shows = (name: string): string | null | undefined => screen.getByText(name).nextElementSibling?.textContent;
  const core: GeoState = {
    status: 'idle',
    step: null,
    run: 1,
    trigger: null,
    hadVerdict: false,
    hasVisitedCasino: false,
    hasRechecked: false,
    playerId: 'p1',
    licenseKey: null,
    licenseType: 'NO_DOWNLOAD_BROWSER',
    plcConnected: false,
    serviceFault: null,
    hasRenewed: false,
    losses: 0,
    position: null,
    positionFault: null,
    verdict: null,
    fault: null,
  };
  const is = (changes: Partial<GeoState>): void => act(() => locationNow.setState({ state: { ...core, ...changes } }));
  beforeEach(() => locationNow.setState({ state: null }));

  test('the location panel shows no location without a login', () => {
    showShell(<SessionNow />);
    expect(shows('Location')).toBe('not loaded: nobody is logged in');
  });

  test('the location panel shows the verdict’s end, the licence without its key, and the fault', () => {
    showShell(<SessionNow />);
    const [expiresAt, refreshAt] = [Date.UTC(2026, 10, 23, 12, 20), Date.UTC(2026, 10, 23, 12, 16)];
    is({
      status: 'success',
      trigger: 'log-in',
      verdict: { expiresAt, refreshAt },
      licenseKey: 'secret-of-the-vendor',
      licenseType: 'REGULAR',
      plcConnected: true,
    });
    expect(['Location', 'Verdict', 'Asked again', 'Licence', 'Local service', 'Location fault'].map(shows)).toEqual([
      'success, by log-in',
      'until 2026-11-23T12:20:00.000Z',
      '2026-11-23T12:16:00.000Z',
      'REGULAR, …e-vendor',
      'connected',
      'none',
    ]);
    const fault = {
      code: 'VPN',
      title: 't',
      message: 'Turn it off.',
      displayType: 'modal',
      remedy: 'retry',
      result: null,
      resolution: null,
    } as const;
    is({ status: 'error', trigger: 'placement', fault });
    expect(['Location', 'Verdict', 'Licence', 'Location fault'].map(shows)).toEqual([
      'error, by placement',
      'none: no wagers',
      'none',
      'VPN: Turn it off. (retry)',
    ]);
  });
});
