import type { Bus } from './bus.ts';

/** Keeps our topics apart from others' on a shared server. */
const PREFIX = 'linemaker:';

/**
 * A bus between processes. Own messages come back through the server like everybody's, so that all processes see one order. Messages
 * published while the server is away are lost, as the bus allows. Rejects when it cannot connect at all.
 */
export async function createRedisBus(url: string, onError: (error: unknown) => void = () => undefined): Promise<Bus> {
  // Loaded by those who have one: it takes as long as all of our own modules.
  const { createClient } = await import('redis');
  let hasConnected = false;
  // At the start a wrong address must be told, later the server comes back.
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
    close: async () => {
      await Promise.allSettled([subscriber.close(), publisher.close()]);
    },
  };
}
