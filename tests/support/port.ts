import { createServer } from 'node:net';

/** Below 32,768, from where systems assign ports to outgoing connections and to requests for any port. */
const [FIRST, COUNT] = [20_000, 12_000];

/** Returns a port that stays free while a test's server restarts; one assigned by the system does not. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
