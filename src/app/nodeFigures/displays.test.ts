import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HttpCall, Platform } from '#src/platform/index.ts';
import { ok, refuse } from '#src/shared/values/result.ts';
import { startDisplays } from './displays.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Sent = { readonly displays: readonly { readonly id: string; readonly nodeId: string }[] };

function scene() {
  const kept = new Map<string, unknown>();
  const calls: HttpCall[] = [];
  let [bearer, answer]: [string | null, 'kept' | 'refused' | 'lost' | 'nothing'] = ['Bearer one', 'kept'];
  const platform = {
    clock: { now: () => Date.now() },
    credentials: { headersAtHand: () => ({ 'x-anonymous-authorization': 'visit', ...(bearer === null ? {} : { authorization: bearer }) }) },
    tabStorage: {
      read: ({ key }: { key: string }) => kept.get(key) ?? null,
      write: ({ key }: { key: string }, value: unknown) => !!kept.set(key, value),
      remove: ({ key }: { key: string }) => void kept.delete(key),
    },
    http: async (call: HttpCall) => {
      calls.push(call);
      const ids = (call.json as Sent).displays.map(({ id }) => id);
      if (answer === 'lost') return refuse({ code: 'CONNECTION_ERROR', status: null, body: null });
      return ok({ status: 200, headers: new Headers(), body: answer === 'nothing' ? {} : { [answer]: ids } });
    },
  } as unknown as Platform;
  const start = () => startDisplays(platform);
  return {
    ...{ start, calls, kept },
    sent: () => calls.map(({ json }) => (json as Sent).displays.map(({ nodeId }) => nodeId)),
    answerIs: (next: typeof answer) => (answer = next),
    bearerIs: (next: string | null) => (bearer = next),
  };
}

it('a display is sent within a second with the session and nothing of the visit, and not again once it is kept', async () => {
  const { start, calls, sent, kept } = scene();
  start().add('r1', 'notice_home');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent()).toEqual([['notice_home']]);
  expect(calls[0]?.headers).toEqual({ authorization: 'Bearer one' });
  expect(kept.size).toBe(0);
});

it.each(['lost', 'nothing'] as const)('a display whose answer was %s is sent again, under its id, until it is kept', async (answer) => {
  const { start, answerIs, calls } = scene();
  answerIs(answer);
  start().add('r1', 'notice_home');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(calls.length).toBeGreaterThan(2);
  answerIs('kept');
  await vi.advanceTimersByTimeAsync(60_000);
  const before = calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls.length).toBe(before);
  expect(new Set(calls.map(({ json }) => (json as Sent).displays[0]?.id)).size).toBe(1);
});

it('a display that the server refused is not sent again', async () => {
  const { start, answerIs, calls } = scene();
  answerIs('refused');
  start().add('r1', 'notice_home');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveLength(1);
});

it('what waits is sent by the page after a reload, and by a page that is left', async () => {
  const { start, answerIs, sent, calls } = scene();
  answerIs('lost');
  const first = start();
  first.add('r1', 'notice_home');
  first.leave();
  await vi.advanceTimersByTimeAsync(0);
  first.stop();
  expect(calls.map(({ isParting }) => isParting)).toEqual([true]);
  answerIs('kept');
  start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent()).toEqual([['notice_home'], ['notice_home']]);
});

it('what waits at a logout is forgotten, and nothing is sent without a session', async () => {
  const { start, bearerIs, calls } = scene();
  bearerIs(null);
  const displays = start();
  displays.add('r1', 'notice_home');
  await vi.advanceTimersByTimeAsync(120_000);
  displays.forget();
  bearerIs('Bearer two');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calls).toEqual([]);
});
