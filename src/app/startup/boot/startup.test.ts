import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadStartup } from './startup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = { readonly data?: { readonly startup: unknown } };

/** Creates a client that fails until call number `call`. `asked` lists the times of all calls in milliseconds. */
function clientThatAnswersAt(call: number, answer: Answer = { data: { startup: { anonymousToken: 'a' } } }) {
  const began = Date.now();
  const asked: number[] = [];
  const query = vi.fn<(options: unknown) => Promise<Answer>>(async () => {
    asked.push(Date.now() - began);
    if (asked.length < call) throw new Error(`fault ${asked.length}`);
    return answer;
  });
  return { client: { query } as unknown as Pick<ApolloClient, 'query'>, asked, query };
}

describe('the startup answer', () => {
  test('the startup answer is loaded once, from the network', async () => {
    const { client, asked, query } = clientThatAnswersAt(1);
    await expect(loadStartup(client)).resolves.toEqual({ anonymousToken: 'a' });
    expect(asked).toEqual([0]);
    expect(query.mock.calls[0]?.[0]).toMatchObject({ fetchPolicy: 'network-only' });
  });

  test('the startup answer is loaded again after 300 ms', async () => {
    const { client, asked } = clientThatAnswersAt(2);
    const startup = loadStartup(client);
    await vi.advanceTimersByTimeAsync(299);
    expect(asked).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    await expect(startup).resolves.toEqual({ anonymousToken: 'a' });
    expect(asked).toEqual([0, 300]);
  });

  test('the startup answer is loaded at most four times with longer pauses', async () => {
    const { client, asked } = clientThatAnswersAt(Number.POSITIVE_INFINITY);
    const failure = loadStartup(client).catch(String);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toContain('fault 4');
    expect(asked).toEqual([0, 300, 900, 2100]);
  });

  test('the startup answer may arrive with the third retry', async () => {
    const { client } = clientThatAnswersAt(4);
    const startup = loadStartup(client);
    await vi.advanceTimersByTimeAsync(2_100);
    await expect(startup).resolves.toEqual({ anonymousToken: 'a' });
  });

  test('an empty startup answer counts as a failure', async () => {
    const { client, asked } = clientThatAnswersAt(1, {});
    const failure = loadStartup(client).catch(String);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toContain('empty');
    expect(asked).toHaveLength(4);
  });
});
