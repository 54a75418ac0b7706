import { request } from 'node:http';
import { Readable } from 'node:stream';

type Options = {
  readonly method?: string;
  readonly headers?: ConstructorParameters<typeof Headers>[0] | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
};

const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** Fetches `http://*.localhost`, which Node cannot resolve. Follows no redirects. Rejects like `fetch`. */
export function fetchOnThisMachine(address: string, { method = 'GET', headers = {}, body, signal }: Options = {}): Promise<Response> {
  const { host, port, pathname, search } = new URL(address);
  const sent = { host: '127.0.0.1', port, path: pathname + search, method, ...(signal && { signal }) };
  return new Promise((resolve, reject) => {
    request({ ...sent, headers: { ...Object.fromEntries(new Headers(headers)), host } }, (answer) => {
      const kept = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      );
      const status = answer.statusCode ?? 502;
      const isBodiless = BODILESS.has(status);
      if (isBodiless) answer.resume();
      const body = isBodiless ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
      resolve(new Response(body, { status, headers: kept }));
    })
      .on('error', reject)
      .end(typeof body === 'string' || body instanceof Uint8Array ? body : body instanceof URLSearchParams ? body.toString() : undefined);
  });
}
