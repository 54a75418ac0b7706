import { request, type IncomingHttpHeaders } from 'node:http';
import type { TestServer } from './server.ts';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Null if the body is not JSON. */
  readonly json: unknown;
};

export type Call = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
};

/** Sends a request with any header, even one that `fetch` forbids, such as `host`. */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port}`, ...headers } }, (answer) => {
      let text = '';
      answer
        .setEncoding('utf8')
        .on('data', (chunk: string) => (text += chunk))
        .on('error', reject)
        .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, json: jsonOf(text) }));
    });
    sent.on('error', reject).end(body);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Runs a sandbox command. Throws if refused. */
export async function sandbox<T = Readonly<Record<string, unknown>>>(
  { port }: Pick<TestServer, 'port'>,
  command: string,
  body: object = {},
): Promise<T> {
  const answer = await ask(port, `/sandbox/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`sandbox ${command}: ${answer.status} ${answer.text}`);
  return answer.json as T;
}
