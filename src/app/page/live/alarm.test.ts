import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlarm } from './alarm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scene(random = 0) {
  const ring = vi.fn<() => void>();
  const alarm = createAlarm({ now: () => Date.now() + 3_600_000, random: () => random, ring });
  return { ring, alarm, inMs: (ms: number) => new Date(Date.now() + 3_600_000 + ms).toISOString() };
}

describe('an alarm', () => {
  it('an alarm rings once, at the server’s time plus the cache time', () => {
    const { alarm, ring, inMs } = scene();
    alarm.set(inMs(10_000));
    vi.advanceTimersByTime(12_499);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(86_400_000);
    expect(ring).toHaveBeenCalledOnce();
  });

  it('an alarm rings at a random moment within its spread', () => {
    const { alarm, ring, inMs } = scene(0.5);
    alarm.set(inMs(0));
    vi.advanceTimersByTime(4_999);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledOnce();
  });

  it('an alarm can be set months ahead, moved, cleared and stopped', () => {
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

  it('an alarm set to a past time rings after a pause', () => {
    const { alarm, ring, inMs } = scene();
    alarm.set(inMs(-60_000));
    vi.advanceTimersByTime(2_499);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledOnce();
  });

  it('an alarm set to the same past time rings ever more rarely', () => {
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
