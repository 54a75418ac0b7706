import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

export type LoadOptions = {
  readonly port: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly connections: number;
  readonly milliseconds: number;
  readonly rotating?: { readonly name: string; readonly values: readonly string[] };
};

type Outcome = { readonly perSecond: number } | { readonly error: string };

/** Answers per second, measured in a child process. Each connection sends one request at a time. */
export function load(options: LoadOptions): Promise<number> {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] });
  return new Promise<number>((resolve, reject) => {
    child.once('message', (outcome: Outcome) => ('error' in outcome ? reject(new Error(outcome.error)) : resolve(outcome.perSecond)));
    child.once('error', reject);
    child.send(options);
  }).finally(() => child.kill());
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', (options: LoadOptions) => {
    drive(options).then(
      (perSecond) => process.send?.({ perSecond } satisfies Outcome),
      (error: unknown) => process.send?.({ error: String(error) } satisfies Outcome),
    );
  });
}

async function drive({ port, method, path, headers, body, connections, milliseconds, rotating }: LoadOptions): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let turn = 0;
  const headersNow = () =>
    rotating ? { ...headers, [rotating.name]: rotating.values[(turn += 1) % rotating.values.length] ?? '' } : headers;
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers: headersNow(), agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${method} ${path.slice(0, 80)}: ${answer.statusCode ?? 0}`));
        answer.resume().once('end', resolve).once('error', reject);
      });
      sent.once('error', reject).end(body);
    });
  const began = performance.now();
  let done = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() - began < milliseconds) {
      await once();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return (done * 1000) / (performance.now() - began);
}
