import { withTimeout } from '../withTimeout.ts';
import type { Bus } from './bus.ts';

const PREFIX = 'linemaker:';
const FAREWELL_MS = 1_000;

type Client = { readonly isReady: boolean; readonly isOpen: boolean; readonly close: () => Promise<void>; readonly destroy: () => void };

/** Closes a client; destroys it if that takes too long. */
async function end(client: Client): Promise<void> {
  if (client.isReady) await withTimeout(FAREWELL_MS, client.close());
  if (client.isOpen) client.destroy();
}

/**
 * Bus on Redis. A process receives even its own messages through Redis, so that all processes see the same order. Messages are lost while
 * Redis is unreachable. Rejects if it cannot connect.
 */
export async function createRedisBus(url: string, onError: (error: unknown) => void = () => undefined): Promise<Bus> {
  const { createClient } = await import('redis');
  let hasConnected = false;
  // Gives up after three retries before the first connection, so that a wrong address stops the server's start.
  const reconnectStrategy = (retries: number): number | Error =>
    hasConnected || retries < 3
      ? Math.min(2_000, 50 * 2 ** retries)
      : new Error(`No Redis-compatible server answers at ${new URL(url).host}`);
  const publisher = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy } });
  const subscriber = createClient({ url, socket: { reconnectStrategy } });
  for (const client of [publisher, subscriber]) client.on('error', onError);
  await Promise.all([publisher.connect(), subscriber.connect()]);
  hasConnected = true;

  return {
    publish: (topic, message) => {
      publisher.publish(PREFIX + topic, JSON.stringify(message)).catch(onError);
    },
    subscribe: (topic, listener) => {
      const own = (text: string): void => {
        try {
          listener(JSON.parse(text));
        } catch (error) {
          onError(error);
        }
      };
      subscriber.subscribe(PREFIX + topic, own).catch(onError);
      return () => {
        subscriber.unsubscribe(PREFIX + topic, own).catch(onError);
      };
    },
    isConnected: () => publisher.isReady && subscriber.isReady,
    close: async () => {
      await Promise.allSettled([subscriber, publisher].map(end));
    },
  };
}
