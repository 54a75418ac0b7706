import { createServer } from 'node:net';

/** Systems give ports from 32,768 on to whoever asks for any port and to outgoing connections; nobody gets one of these by chance. */
const [FIRST, COUNT] = [20_000, 12_000];

/** A port that stays free while a server of a test is away and is to come back on it, which one that the system picked does not. */
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
