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

test('the betslip is not polled while the socket is live or connecting', () => {
  const { ask, move } = setUp();
  move('connecting');
  vi.advanceTimersByTime(3 * ASK_WHILE_DOWN_MS);
  expect(ask).not.toHaveBeenCalled();
});

test('the betslip is polled at once and every 30 seconds while the socket is down', () => {
  const { ask, move } = setUp();
  move('down');
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * ASK_WHILE_DOWN_MS);
  expect(ask).toHaveBeenCalledTimes(3);
  move('live');
  vi.advanceTimersByTime(3 * ASK_WHILE_DOWN_MS);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('polling starts when the socket is already down, and ends when stopped', () => {
  const { ask, stop } = setUp('down');
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(3 * ASK_WHILE_DOWN_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['is hidden', { visibilityState: 'hidden' }, { onLine: true }],
  ['has no network', { visibilityState: 'visible' }, { onLine: false }],
])('a page that %s does not poll the betslip', (_, page, network) => {
  const { ask } = setUp('down');
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', network);
  vi.advanceTimersByTime(3 * ASK_WHILE_DOWN_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});
