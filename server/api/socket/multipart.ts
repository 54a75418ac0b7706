import { isAsyncIterable, type Plugin } from 'graphql-yoga';

export type MultipartOptions = { readonly heartbeatMs?: number };

type Api = { readonly Response: typeof Response; readonly ReadableStream: typeof ReadableStream };
const SPEC = /multipart\/mixed[^,]*subscriptionSpec/i;

/** Serves Apollo's multipart subscriptions to clients without WebSocket. Sends `{}` as a heartbeat. */
export function useMultipartSubscriptions({ heartbeatMs = 5_000 }: MultipartOptions = {}): Plugin {
  const subscriptions = new WeakSet<Request>();
  return {
    onSubscribe: ({ args }) => {
      const { request } = args.contextValue as { request?: Request };
      if (request) subscriptions.add(request);
    },
    onResultProcess: ({ request, result, setResultProcessor }) => {
      const accept = request.headers.get('accept') ?? '';
      if (!SPEC.test(accept) || !subscriptions.has(request) || !isAsyncIterable(result)) return;
      const processor = (results: unknown, api: Api): Response =>
        new api.Response(bodyOf(results as AsyncIterable<unknown>, api, heartbeatMs), {
          status: 200,
          headers: {
            'content-type': 'multipart/mixed; boundary="graphql"; subscriptionSpec="1.0"',
            'cache-control': 'no-store',
            // Disables buffering by proxies, which would delay messages.
            'x-accel-buffering': 'no',
          },
        });
      setResultProcessor(processor as never, 'multipart/mixed');
    },
  };
}

const encoder = new TextEncoder();
const part = (content: unknown): Uint8Array =>
  encoder.encode(`\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(content)}\r\n--graphql`);
const END = encoder.encode('--\r\n');
const FAILED = { payload: null, errors: [{ message: 'Internal server error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };

function bodyOf(results: AsyncIterable<unknown>, api: Api, heartbeatMs: number): ReadableStream {
  const iterator = results[Symbol.asyncIterator]();
  let heartbeat: NodeJS.Timeout | undefined;
  return new api.ReadableStream<Uint8Array>({
    start: (stream) => {
      stream.enqueue(encoder.encode('--graphql'));
      heartbeat = setInterval(() => {
        if ((stream.desiredSize ?? 0) > -8) stream.enqueue(part({}));
      }, heartbeatMs);
    },
    pull: async (stream) => {
      const close = (last?: Uint8Array): void => {
        clearInterval(heartbeat);
        if (last) stream.enqueue(last);
        stream.enqueue(END);
        stream.close();
      };
      try {
        const { done, value } = await iterator.next();
        if (done) close();
        else stream.enqueue(part({ payload: value }));
      } catch {
        close(part(FAILED));
      }
    },
    cancel: async () => {
      clearInterval(heartbeat);
      await iterator.return?.();
    },
  });
}
