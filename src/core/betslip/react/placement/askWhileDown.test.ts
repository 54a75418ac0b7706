import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SocketState } from '#src/platform/socket/types.ts';
import { ASK_WHILE_DOWN_MS, askWhileDown } from './askWhileDown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(first: SocketState = 'live') {
  let now = first;
  let hear: ((state: SocketState) => void) | null = null;
  const ask = vi.fn<() => void>();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { onLine: true });
  const stop = askWhileDown(
    {
      state: () => now,
      onState: (listener) => {
        hear = listener;
        return () => {
          hear = null;
        };
      },
    },
    ask,
  );
  const move = (to: SocketState): void => {
    now = to;
    hear?.(to);
  };
  return { ask, stop, move };
}

test('asks for nothing while the socket lives or is only about to', () => {
  const { ask, move } = setUp();
  move('connecting');
  vi.advanceTimersByTime(3 * ASK_WHILE_DOWN_MS);
  expect(ask).not.toHaveBeenCalled();
});

test('asks at once when it is down, every 30 seconds from then on, and no more when it is back', () => {
  const { ask, move } = setUp();
  move('down');
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * ASK_WHILE_DOWN_MS);
  expect(ask).toHaveBeenCalledTimes(3);
  move('live');
  vi.advanceTimersByTime(3 * ASK_WHILE_DOWN_MS);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('whoever comes while it is down is not told of it any more; whoever goes asks no more', () => {
  const { ask, stop } = setUp('down');
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(3 * ASK_WHILE_DOWN_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['is hidden', { visibilityState: 'hidden' }, { onLine: true }],
  ['has no network', { visibilityState: 'visible' }, { onLine: false }],
])('a page that %s waits', (_, page, network) => {
  const { ask } = setUp('down');
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', network);
  vi.advanceTimersByTime(3 * ASK_WHILE_DOWN_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});
