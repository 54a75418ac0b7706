import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWatches, type WatchPorts } from './watches.ts';

let stops: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const minutes = (count: number) => count * 60_000;

function setUp(told: Partial<WatchPorts> = {}) {
  const on = {
    onIdle: vi.fn<() => void>(),
    onIdleSoon: vi.fn<(seconds: number) => void>(),
    onReturn: vi.fn<() => void>(),
    onLife: vi.fn<() => void>(),
    onHeartbeat: vi.fn<(seconds: number) => void>(),
  };
  const watches = createWatches({ ...on, ...told });
  stops.push(watches.stop);
  return { on, watches };
}

/** Simulates sleep: timers and the page's monotonic clock stop, as in some browsers. */
function sleep(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

describe('inactivity', () => {
  test('inactivity is reported after its limit without activity', () => {
    const { on, watches } = setUp();
    watches.start(15, 0);
    vi.advanceTimersByTime(minutes(15) - 1);
    expect(on.onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(on.onIdle).toHaveBeenCalledOnce();
  });

  test.each(['pointerdown', 'keydown', 'scroll', 'touchstart'])('inactivity starts again with each %s', (sign) => {
    const { on, watches } = setUp();
    watches.start(15, 0);
    vi.advanceTimersByTime(minutes(14));
    window.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(minutes(14));
    expect(on.onIdle).not.toHaveBeenCalled();
  });

  test('inactivity is not watched without a limit or after stopping', () => {
    const { on, watches } = setUp();
    watches.start(0, 0);
    vi.advanceTimersByTime(minutes(600));
    watches.start(15, 0);
    watches.stop();
    window.dispatchEvent(new Event('keydown'));
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(minutes(600));
    expect(on.onIdle).not.toHaveBeenCalled();
    expect(on.onLife).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('checklist 77: inactivity warns once a minute before, and any activity cancels the warning', () => {
    const { on, watches } = setUp();
    watches.start(15, 0);
    vi.advanceTimersByTime(minutes(14) - 1);
    expect(on.onIdleSoon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(on.onIdleSoon.mock.calls).toEqual([[60]]);
    vi.advanceTimersByTime(59_999);
    window.dispatchEvent(new Event('keydown'));
    expect(on.onReturn).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(minutes(14));
    expect(on.onIdle).not.toHaveBeenCalled();
    expect(on.onIdleSoon).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(minutes(1));
    expect(on.onIdle).toHaveBeenCalledOnce();
  });

  test('a limit of one minute warns at half of it, which leaves more than twenty seconds', () => {
    const { on, watches } = setUp();
    watches.start(1, 0);
    vi.advanceTimersByTime(30_000);
    expect(on.onIdleSoon.mock.calls).toEqual([[30]]);
  });

  test.each(['focus', 'pageshow', 'visibilitychange', 'pointerdown'])(
    'inactivity during sleep is reported at %s, which is not an activity',
    (sign) => {
      const { on, watches } = setUp();
      watches.start(15, 0);
      sleep(8 * 60 * minutes(1));
      window.dispatchEvent(new Event(sign));
      expect(on.onIdle).toHaveBeenCalledOnce();
      expect(on.onLife).not.toHaveBeenCalled();
    },
  );

  test('a clock that is set back does not prolong the session', () => {
    const { on, watches } = setUp();
    watches.start(15, 0);
    vi.setSystemTime(Date.now() - minutes(60));
    vi.advanceTimersByTime(minutes(15));
    expect(on.onIdle).toHaveBeenCalledOnce();
  });
});

describe('other tabs', () => {
  test('activity is reported to other tabs at most every five seconds', () => {
    const { on, watches } = setUp();
    watches.start(15, 0);
    for (let moved = 0; moved < 20; moved += 1) window.dispatchEvent(new Event('scroll'));
    expect(on.onLife).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5_000);
    window.dispatchEvent(new Event('scroll'));
    expect(on.onLife).toHaveBeenCalledTimes(2);
  });

  test('activity in another tab restarts the limit and cancels the warning', () => {
    const { on, watches } = setUp();
    watches.start(15, 0);
    vi.advanceTimersByTime(minutes(14));
    expect(on.onIdleSoon).toHaveBeenCalledOnce();
    watches.aliveElsewhere();
    expect(on.onReturn).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(minutes(14) - 1);
    expect(on.onIdle).not.toHaveBeenCalled();
    expect(on.onLife).not.toHaveBeenCalled();
  });

  test('other tabs’ messages change nothing while nothing is watched', () => {
    const { on, watches } = setUp();
    watches.aliveElsewhere();
    watches.beatenElsewhere();
    vi.advanceTimersByTime(minutes(60));
    for (const told of Object.values(on)) expect(told).not.toHaveBeenCalled();
  });

  test('several tabs send one heartbeat per interval together', () => {
    const beats: [string, number][] = [];
    const tabs: Record<string, ReturnType<typeof createWatches>> = {};
    for (const name of ['a', 'b', 'c'])
      tabs[name] = setUp({
        onHeartbeat: (seconds) => {
          beats.push([name, seconds]);
          for (const [other, watches] of Object.entries(tabs)) if (other !== name) watches.beatenElsewhere();
        },
      }).watches;
    for (const watches of Object.values(tabs)) {
      watches.start(0, 60);
      vi.advanceTimersByTime(1_000);
    }
    vi.advanceTimersByTime(minutes(5));
    expect(beats.map(([, seconds]) => seconds)).toEqual([60, 60, 60, 60, 60]);
  });
});

describe('the heartbeat', () => {
  test('a heartbeat reports the seconds since the last one', () => {
    const { on, watches } = setUp();
    watches.start(0, 60);
    vi.advanceTimersByTime(180_000);
    expect(on.onHeartbeat.mock.calls).toEqual([[60], [60], [60]]);
    watches.stop();
    vi.advanceTimersByTime(180_000);
    expect(on.onHeartbeat).toHaveBeenCalledTimes(3);
  });

  test('no heartbeat is sent offline, and the next one covers that time', () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { on, watches } = setUp();
    watches.start(0, 60);
    vi.advanceTimersByTime(180_000);
    expect(on.onHeartbeat).not.toHaveBeenCalled();
    line.mockReturnValue(true);
    vi.advanceTimersByTime(60_000);
    expect(on.onHeartbeat.mock.calls).toEqual([[240]]);
  });
});
