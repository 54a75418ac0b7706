import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from '#src/core/auth/index.ts';
import { Telemetry } from '#src/platform/telemetry.ts';
import { showShell, type ShellOptions, startup } from '#tests/support/shell.tsx';
import { useErrorReports } from './useErrorReports.ts';

let told: string[] = [];

beforeEach(() => {
  localStorage.clear();
  told = [];
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    const body = String(init?.body);
    told.push(`${/"category":"(\w+)"/.exec(body)?.[1]} ${/"user":\{"id":"(\w+)"/.exec(body)?.[1] ?? 'nobody'}`);
    return new Response('{}');
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(errorDsn: string | null, options: ShellOptions = {}) {
  const telemetry = new Telemetry(() => undefined);
  function Reports() {
    useErrorReports(telemetry);
    return <output>{useAuth().userId ?? 'nobody'}</output>;
  }
  const monitoring = { ...startup.monitoring, errorDsn };
  return { telemetry, ...showShell(<Reports />, { startup: { startup: { ...startup, monitoring } }, ...options }) };
}

test('earlier and uncaught faults are sent to the service that the server names', async () => {
  const { telemetry } = show('https://key@faults.test/7');
  telemetry.reportError('betslip', new RangeError('of the slip'));
  telemetry.reportError('betslip', new RangeError('of the slip'));
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('a stray') }));
  await waitFor(() => expect(told).toEqual(['betslip nobody', 'unknown nobody']));
});

test('a fault carries the player’s id and nothing else of the player', async () => {
  const { telemetry } = show('https://key@faults.test/7', { who: 'player' });
  await screen.findByText('p1');
  telemetry.reportError('auth', new Error('of a player'));
  await waitFor(() => expect(told).toEqual(['auth p1']));
});

test('faults are not sent if the server names no service', async () => {
  const { telemetry } = show(null);
  telemetry.reportError('betslip', new RangeError('only ours'));
  await vi.dynamicImportSettled();
  expect(told).toEqual([]);
});
