import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('errors reported before telemetry starts are sent when the page is left', async () => {
  vi.useFakeTimers();
  const handlers = new Map<string, () => void>();
  const sendBeacon = vi.fn(() => true);
  vi.stubGlobal('addEventListener', (name: string, handler: () => void) => handlers.set(name, handler));
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('navigator', { sendBeacon });
  vi.resetModules();
  const { reportError, startTelemetry } = await import('./telemetry.ts');
  reportError('boot', new Error('early'));
  vi.advanceTimersByTime(10_000);
  startTelemetry(() => null);
  handlers.get('pagehide')?.();
  expect(sendBeacon).toHaveBeenCalledOnce();
});
