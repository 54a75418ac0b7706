import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlarm } from './alarm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The server's clock is an hour ahead of this device's. */
function scene(random = 0) {
  const ring = vi.fn<() => void>();
  const alarm = createAlarm({ now: () => Date.now() + 3_600_000, random: () => random, ring });
  return { ring, alarm, inMs: (ms: number) => new Date(Date.now() + 3_600_000 + ms).toISOString() };
}

describe('an alarm', () => {
  it('rings once when the time has come by the server, and what the server kept has gone', () => {
    const { alarm, ring, inMs } = scene();
    alarm.set(inMs(10_000));
    vi.advanceTimersByTime(12_499);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(86_400_000);
    expect(ring).toHaveBeenCalledOnce();
  });

  it('rings at another moment on every page', () => {
    const { alarm, ring, inMs } = scene(0.5);
    alarm.set(inMs(0));
    vi.advanceTimersByTime(4_999);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledOnce();
  });

  it('can be set months ahead, to another time, to none, and be stopped', () => {
    const { alarm, ring, inMs } = scene();
    alarm.set(inMs(90 * 86_400_000));
    vi.advanceTimersByTime(90 * 86_400_000);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_500);
    expect(ring).toHaveBeenCalledOnce();
    alarm.set(inMs(1_000));
    alarm.set(null);
    alarm.set('soon');
    vi.advanceTimersByTime(86_400_000);
    alarm.set(inMs(1_000));
    alarm.stop();
    vi.advanceTimersByTime(86_400_000);
    expect(ring).toHaveBeenCalledOnce();
  });

  it('asks again after a while when what it was set to has passed', () => {
    const { alarm, ring, inMs } = scene();
    alarm.set(inMs(-60_000));
    vi.advanceTimersByTime(2_499);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledOnce();
  });

  it('asks ever more rarely when the same time is told again and again, and does not begin anew while it waits', () => {
    const { alarm, ring, inMs } = scene();
    const passed = inMs(-60_000);
    ring.mockImplementation(() => alarm.set(passed));
    alarm.set(passed);
    vi.advanceTimersByTime(2_000);
    alarm.set(passed);
    vi.advanceTimersByTime(500);
    expect(ring).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(3_600_000);
    expect(ring.mock.calls.length).toBeLessThan(22);
  });
});
