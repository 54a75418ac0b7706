import { inBatches } from './batches.ts';

const PREFIX = 'linemaker:limit';
const PING_MS = 2_000;
const SILENT_MS = 5_000;

/**
 * Adds points to many keys. ARGV holds the seconds of a window, then the points of each key. Returns each key's points and remaining
 * milliseconds.
 */
const ADD = `
  local counted = {}
  for at = 1, #KEYS do
    redis.call('set', KEYS[at], 0, 'EX', ARGV[1], 'NX')
    counted[2 * at - 1] = redis.call('incrby', KEYS[at], ARGV[at + 1])
    counted[2 * at] = redis.call('pttl', KEYS[at])
  end
  return counted`;

/** Opens rate limiters on their own Redis connection. Rejects if it cannot connect. */
export async function redisLimiters(url: string, onError: (error: unknown) => void) {
  const { createClient } = await import('redis');
  const client = createClient({ url, disableOfflineQueue: true, pingInterval: PING_MS, socket: { socketTimeout: SILENT_MS } });
  client.on('error', onError);
  await client.connect();
  const limiters = (seconds: number) =>
    inBatches(async (batch) => {
      const keys = batch.map(({ key }) => `${PREFIX}:${key}`);
      const counted = (await client.eval(ADD, {
        keys,
        arguments: [seconds, ...batch.map(({ points }) => points)].map(String),
      })) as number[];
      return batch.map((_, at) => ({ consumedPoints: Number(counted[2 * at]), msBeforeNext: Number(counted[2 * at + 1]) }));
    });
  return { limiters, close: async () => client.destroy() };
}
