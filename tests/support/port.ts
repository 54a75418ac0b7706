import { createServer } from 'node:net';

/** Ports below 32,768. Higher ones are assigned by systems to outgoing connections and to servers without a fixed port. */
const [FIRST, COUNT] = [20_000, 12_000];

/** Returns a free port that the system assigns to nobody else while a test's server restarts. */
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
