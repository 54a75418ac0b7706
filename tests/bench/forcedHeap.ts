import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const ROUNDS = 4;

/** Collects garbage repeatedly, with pauses for finalizers. */
export async function leftBytes(): Promise<{ readonly heap: number; readonly external: number }> {
  for (let round = 0; round < ROUNDS; round += 1) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return { heap: heapUsed, external: external + arrayBuffers };
}
