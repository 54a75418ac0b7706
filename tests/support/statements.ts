import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { vi } from 'vitest';

const textOf = (said: unknown): string => (typeof said === 'string' ? said : String((said as { text?: string } | null)?.text));

/** Calls `tell` with the text of each SQL statement in this process until the returned function is called. */
export function watchStatements(tell: (text: string) => void): () => void {
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    tell(textOf(args[0]));
    return Reflect.apply(query, this, args) as never;
  });
  return () => spy.mockRestore();
}

const REQUEST = 'http.server.request.start';

/** Returns the statements caused by requests to this process's servers during the work, without those of timed jobs. */
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
