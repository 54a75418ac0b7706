import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWatches } from './watches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => count * 60_000;

function setUp() {
  const on = { idle: vi.fn<() => void>(), beat: vi.fn<(seconds: number) => void>() };
  return { on, watches: createWatches({ onIdle: on.idle, onHeartbeat: on.beat }) };
}

describe('inactivity', () => {
  test('is told once the time has passed without a sign of life', () => {
    const { on, watches } = setUp();
    watches.start(15, 0);
    vi.advanceTimersByTime(minutes(15) - 1);
    expect(on.idle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(on.idle).toHaveBeenCalledOnce();
    watches.stop();
  });

  test.each(['pointerdown', 'keydown', 'scroll', 'touchstart'])('starts anew with each %s', (sign) => {
    const { on, watches } = setUp();
    watches.start(15, 0);
    vi.advanceTimersByTime(minutes(14));
    window.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(minutes(14));
    expect(on.idle).not.toHaveBeenCalled();
    watches.stop();
  });

  test('is not watched without a threshold, nor after the end', () => {
    const { on, watches } = setUp();
    watches.start(0, 0);
    vi.advanceTimersByTime(minutes(600));
    watches.start(15, 0);
    watches.stop();
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(minutes(600));
    expect(on.idle).not.toHaveBeenCalled();
  });
});

describe('the heartbeat', () => {
  afterEach(() => vi.restoreAllMocks());

  test('tells how long the session has gone on since the last one', () => {
    const { on, watches } = setUp();
    watches.start(0, 60);
    vi.advanceTimersByTime(180_000);
    expect(on.beat.mock.calls).toEqual([[60], [60], [60]]);
    watches.stop();
    vi.advanceTimersByTime(180_000);
    expect(on.beat).toHaveBeenCalledTimes(3);
  });

  test('sends nothing offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { on, watches } = setUp();
    watches.start(0, 60);
    vi.advanceTimersByTime(180_000);
    expect(on.beat).not.toHaveBeenCalled();
    watches.stop();
  });
});
