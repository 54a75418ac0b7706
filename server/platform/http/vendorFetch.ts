import { dropBody } from './dropBody.ts';

const MOST_BYTES = 65_536;

type Init = {
  readonly method?: string;
  readonly headers?: Headers | Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};
export type Ask = (address: string, init: RequestInit) => Promise<Response>;

/** Calls `fetch`. On a redirect or a body over 64 KB, closes the connection and rejects. */
export async function vendorFetch(address: string, init: Init = {}, ask?: Ask): Promise<Response> {
  const asked = { ...init, redirect: 'error' } as RequestInit;
  const answer = await (ask ? ask(address, asked) : fetch(address, asked));
  if (answer.status >= 300 && answer.status < 400) {
    await dropBody(answer);
    throw new TypeError('A vendor sent us elsewhere');
  }
  const { status, statusText, headers } = answer;
  return new Response(answer.body && bounded(answer.body), { status, statusText, headers });
}

function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        if (size > MOST_BYTES) controller.error(new TypeError(`A vendor answered more than ${MOST_BYTES} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
}
