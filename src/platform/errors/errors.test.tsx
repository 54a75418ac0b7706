import { describe, expect, test, vi } from 'vitest';
import type { ErrorCategory, FaultListener } from '../telemetry.ts';
import { catchStrays, forwardFaults } from './forwardFaults.ts';
import { createFaultReporter, type FaultReporter } from './sentry.ts';

const DSN = 'https://key@faults.test/7';

describe('a fault sent to the external service', () => {
  async function sentOf(userId: string | null) {
    const calls: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
    const fetcher = vi.fn<typeof fetch>(async (url, init) => {
      calls.push({ url: String(url), init });
      return new Response('{}');
    });
    createFaultReporter(DSN, fetcher).report('betslip', new RangeError('too far'), userId);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const [, , event = ''] = String(calls[0]?.init?.body).split('\n');
    return { ...calls[0], event: JSON.parse(event) as Readonly<Record<string, unknown>> };
  }

  test('a fault is sent to the configured address with category and stack', async () => {
    const { url, init, event } = await sentOf('p1');
    expect(url).toMatch(/^https:\/\/faults\.test\/api\/7\/envelope\/\?.*sentry_key=key/);
    expect(init).toMatchObject({ method: 'POST' });
    expect(event).toMatchObject({
      tags: { category: 'betslip' },
      user: { id: 'p1' },
      exception: { values: [{ type: 'RangeError', value: 'too far', stacktrace: { frames: expect.any(Array) } }] },
    });
  });

  test('a visitor’s fault has no user and no breadcrumbs', async () => {
    const { event } = await sentOf(null);
    expect(event['user'] ?? {}).not.toHaveProperty('id');
    expect(event).not.toHaveProperty('breadcrumbs');
    expect(JSON.stringify(event)).not.toMatch(/cookie|ip_address":"\{\{auto/i);
  });
});

describe('forwarding', () => {
  function forwarding(load: () => Promise<FaultReporter>) {
    const heard: { listener: FaultListener | null } = { listener: null };
    const user = { id: null as string | null };
    const stop = forwardFaults({
      listen: (listener) => {
        heard.listener = listener;
        return () => (heard.listener = null);
      },
      load,
      userId: () => user.id,
    });
    return { fail: (category: ErrorCategory, message: string) => heard.listener?.(category, new Error(message)), user, stop, heard };
  }
  const settled = () => new Promise((done) => setTimeout(done));

  test('forwarding loads its code at the first fault, once, with the player at that time', async () => {
    const report = vi.fn<FaultReporter['report']>();
    const load = vi.fn<() => Promise<FaultReporter>>(async () => ({ report }));
    const { fail, user, stop, heard } = forwarding(load);
    await settled();
    expect(load).not.toHaveBeenCalled();
    fail('render', 'as a visitor');
    user.id = 'p1';
    fail('auth', 'as a player');
    user.id = null;
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(report.mock.calls.map(([category, { message }, whose]) => [category, message, whose])).toEqual([
      ['render', 'as a visitor', null],
      ['auth', 'as a player', 'p1'],
    ]);
    stop();
    expect(heard.listener).toBeNull();
  });

  test('forwarding loads its code again after a failure', async () => {
    const report = vi.fn<FaultReporter['report']>();
    const load = vi.fn<() => Promise<FaultReporter>>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue({ report });
    const { fail } = forwarding(load);
    fail('render', 'first');
    await settled();
    fail('render', 'second');
    await settled();
    expect(report.mock.calls.map(([, { message }]) => message)).toEqual(['second']);
  });
});

test('uncaught errors are caught until stopped', () => {
  const told: unknown[] = [];
  const stop = catchStrays((error) => told.push(error));
  const thrown = new Error('thrown');
  const stray = (): void => {
    dispatchEvent(new ErrorEvent('error', { error: thrown, message: 'thrown' }));
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
  };
  stray();
  stop();
  stray();
  expect(told).toEqual([thrown, 'Script error.', 'refused']);
});
