import { request } from 'node:http';

type Options = {
  readonly method?: string;
  readonly headers?: Headers | Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};

/** `fetch` for `http://*.localhost`, which Node does not resolve. Buffers the response; rejects as `fetch` does. */
export function fetchOnThisMachine(address: string, { method = 'GET', headers = {}, body, signal }: Options = {}): Promise<Response> {
  const { host, port, pathname, search } = new URL(address);
  const sent = { host: '127.0.0.1', port, path: pathname + search, method, signal };
  return new Promise((resolve, reject) => {
    request({ ...sent, headers: { ...Object.fromEntries(new Headers(headers)), host } }, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', reject)
        .on('end', () => {
          const kept = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          );
          resolve(new Response(parts.length === 0 ? null : Buffer.concat(parts), { status: answer.statusCode ?? 502, headers: kept }));
        });
    })
      .on('error', reject)
      .end(typeof body === 'string' || body instanceof Uint8Array ? body : body instanceof URLSearchParams ? body.toString() : undefined);
  });
}
