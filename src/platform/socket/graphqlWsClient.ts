import { print } from '@apollo/client/utilities';
import { createClient } from 'graphql-ws';
import { backoffMs } from './backoff.ts';
import type { SocketClient, SocketClientOptions } from './types.ts';

const KEEP_ALIVE_MS = 30_000;
/** The connection is closed if no pong arrives within this time. */
const PONG_WITHIN_MS = 5_000;

export function createSocketClient(options: SocketClientOptions): SocketClient {
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  let hasConnection = false;
  let isRenewing = false;
  const client = createClient({
    url: options.url,
    lazy: true,
    keepAlive: KEEP_ALIVE_MS,
    connectionParams: options.connectionParams,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: async (retries) => {
      const wait = isRenewing ? 0 : backoffMs(retries, options.random);
      isRenewing = false;
      await new Promise((resolve) => setTimeout(resolve, wait));
    },
    on: {
      connecting: () => {
        hasConnection = true;
        options.onConnecting();
      },
      connected: options.onConnected,
      closed: () => {
        hasConnection = false;
        clearTimeout(pongTimer);
        options.onClosed();
      },
      ping: (isReceived) => {
        if (!isReceived) pongTimer = setTimeout(() => client.terminate(), PONG_WITHIN_MS);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(pongTimer);
      },
    },
  });
  return {
    subscribe: ({ query, ...request }, sink) =>
      client.subscribe<Record<string, unknown>>(
        { ...request, query: print(query) },
        {
          next: (result) => sink.next(result as never),
          error: sink.error,
          complete: sink.complete,
        },
      ),
    reconnect: () => {
      isRenewing = hasConnection;
      client.terminate();
    },
    dispose: () => void client.dispose(),
  };
}
