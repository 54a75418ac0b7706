import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type Stampede = {
  readonly port: number;
  readonly usernames: readonly string[];
  readonly password: string;
  readonly seconds: number;
  /** Seconds after which a login without a response counts as lost. */
  readonly mostSeconds: number;
};
export type Logins = { readonly latenciesMs: readonly number[]; readonly failed: number };

const CALL_MS = 5_000;

/** Logs in players from a child process, so that the clients' time and memory do not count as the server's. */
export function stampedeFrom(): { readonly run: (order: Stampede) => Promise<Logins>; readonly stop: () => void } {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] });
  const run = (order: Stampede): Promise<Logins> =>
    new Promise((resolve, reject) => {
      child.once('message', (logins: Logins) => resolve(logins));
      child.once('exit', () => reject(new Error('The browsers of the benchmark have ended')));
      child.send(order);
    });
  return { run, stop: () => void child.kill() };
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on('message', (order: Stampede) => void everybody(order).then((logins) => process.send?.(logins)));
  process.on('disconnect', () => process.exit(0));
}

async function everybody({ port, usernames, password, seconds, mostSeconds }: Stampede): Promise<Logins> {
  const latenciesMs: number[] = [];
  let failed = 0;
  await Promise.all(
    usernames.map(async (username, at) => {
      await pause((at / usernames.length) * seconds * 1_000);
      const began = performance.now();
      const body = new URLSearchParams({ grant_type: 'password', client_id: 'linemaker-web', username, password });
      if (!(await logsIn(port, body, began + mostSeconds * 1_000))) failed += 1;
      latenciesMs.push(performance.now() - began);
    }),
  );
  return { latenciesMs, failed };
}

async function logsIn(port: number, body: URLSearchParams, until: number): Promise<boolean> {
  while (performance.now() < until) {
    const signal = AbortSignal.timeout(CALL_MS);
    const answer = await fetch(`http://127.0.0.1:${port}/oauth/token`, { method: 'POST', body, signal }).catch(() => null);
    const { retry_after: seconds } = (await (answer?.json() ?? {})) as { readonly retry_after?: number };
    if (answer?.ok === true || seconds === undefined) return answer?.ok ?? false;
    await pause(seconds * 1_000);
  }
  return false;
}
