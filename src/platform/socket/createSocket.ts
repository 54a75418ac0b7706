import { backoffMs } from './backoff.ts';
import type { LoadSocketClient, Socket, SocketClient, SocketRequest, SocketSink, SocketState } from './types.ts';

/** Failed retries until the state is `down` and fallbacks start. Retries continue (product §9). */
const RETRIES_BEFORE_DOWN = 2;

export type SocketOptions = {
  readonly url: () => string;
  readonly connectionParams: () => Promise<Record<string, string>>;
  readonly load?: LoadSocketClient;
  readonly random?: () => number;
  readonly after?: (ms: number, act: () => void) => () => void;
};

const afterTimeout = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

export function createSocket({
  url,
  connectionParams,
  load = () => import('./graphqlWsClient.ts').then((module) => module.createSocketClient),
  random = Math.random,
  after = afterTimeout,
}: SocketOptions): Socket {
  const status = createStatus();
  let loading: Promise<SocketClient> | null = null;
  const client = (): Promise<SocketClient> => {
    loading ??= load().then((create) =>
      create({
        url,
        connectionParams,
        random,
        onConnecting: status.connecting,
        onConnected: status.connected,
        onClosed: status.closed,
      }),
    );
    return loading;
  };
  const forgetFailedLoad = (): void => {
    loading = null;
    status.closed();
  };
  return {
    subscribe: (request, sink) => keepSubscribed(client, forgetFailedLoad, { request, sink, random, after }),
    state: status.current,
    onState: status.listen,
    reconnect: () => void loading?.then((loaded) => loaded.reconnect()),
    dispose: () => void loading?.then((loaded) => loaded.dispose()),
  };
}

type Kept = {
  readonly request: SocketRequest;
  readonly sink: SocketSink;
  readonly random: () => number;
  readonly after: NonNullable<SocketOptions['after']>;
};

/** Subscribes again after a lost connection or a failed import, until the subscription completes or the server reports an error. */
function keepSubscribed(client: () => Promise<SocketClient>, onLoadFailed: () => void, { request, sink, random, after }: Kept): () => void {
  let isOver = false;
  let failures = 0;
  let stop: () => void = () => undefined;
  const again = (): void => {
    if (!isOver) stop = after(backoffMs(failures++, random), start);
  };
  const start = (): void => {
    client().then(
      (loaded) => {
        if (isOver) return;
        stop = loaded.subscribe(request, {
          next: (result) => {
            failures = 0;
            sink.next(result);
          },
          error: (error) => (Array.isArray(error) ? sink.error(error) : again()),
          complete: sink.complete,
        });
      },
      () => {
        onLoadFailed();
        again();
      },
    );
  };
  start();
  return () => {
    isOver = true;
    stop();
  };
}

function createStatus() {
  let state: SocketState = 'idle';
  let failures = 0;
  const listeners = new Set<(state: SocketState) => void>();
  const move = (next: SocketState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(state);
  };
  return {
    current: () => state,
    listen: (listener: (state: SocketState) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connecting: () => move(state === 'down' ? 'down' : 'connecting'),
    connected: () => {
      failures = 0;
      move('live');
    },
    closed: () => {
      failures += 1;
      move(failures > RETRIES_BEFORE_DOWN ? 'down' : 'connecting');
    },
  };
}
