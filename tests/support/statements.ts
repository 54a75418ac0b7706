import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { vi } from 'vitest';

const textOf = (said: unknown): string => (typeof said === 'string' ? said : String((said as { text?: string } | null)?.text));

/** Is told the text of each statement that this process sends to its database, without its values, until it is ended. */
export function watchStatements(tell: (text: string) => void): () => void {
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    tell(textOf(args[0]));
    return Reflect.apply(query, this, args) as never;
  });
  return () => spy.mockRestore();
}

const REQUEST = 'http.server.request.start';

/**
 * The statements that requests to the servers of this process send while something is done. What a server does by
 * its own clock is none of them: a statement counts only where a request is what led to it.
 */
export async function statementsOfRequests(work: () => Promise<unknown>): Promise<readonly string[]> {
  const requests = new AsyncLocalStorage<true>();
  const asked: string[] = [];
  const enter = (): void => requests.enterWith(true);
  subscribe(REQUEST, enter);
  const stop = watchStatements((text) => void (requests.getStore() && asked.push(text)));
  try {
    await work();
  } finally {
    stop();
    unsubscribe(REQUEST, enter);
    requests.disable();
  }
  return asked;
}
