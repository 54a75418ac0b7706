import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { EventPrices } from '#server/modules/catalogue/messages/index.ts';
import { topics, type Bus } from '#server/platform/bus/bus.ts';
import { createRecogniser } from './fastLane.ts';
import { createLane } from './lane.ts';
import { createPriceHub } from './priceHub.ts';
import { boundedSend, keepAlive, settled, textOf } from './wire.ts';

/** Close code of `graphql-transport-ws` or RFC 6455. */
export type Goodbye = { readonly code: number; readonly reason: string };

/** Authenticated socket; closed when its session ends. */
export type Connected<V> = { readonly viewer: V; readonly sessionId: string | null };
export type SocketExtra<V> = {
  readonly request: IncomingMessage;
  connected: Connected<V> | null;
  readonly subscriptions: { current: Readonly<Record<string, unknown>> };
  readonly close: (goodbye: Goodbye) => void;
};
type Operations<V> = ServerOptions<Record<string, unknown>, SocketExtra<V>>;

export type SocketOptions<V> = {
  readonly path: string;
  readonly bus: Bus;
  readonly eventPrices: (eventId: string) => EventPrices | null;
  /** Null or an error refuses the client with 4403. */
  readonly onConnect: (
    params: Readonly<Record<string, unknown>>,
    request: IncomingMessage,
  ) => Promise<Connected<V> | null> | Connected<V> | null;
  /** Called after subscribing to the session's end, to catch an earlier one. Null keeps the socket. */
  readonly lookAgain?: (connected: Connected<V>) => Promise<Goodbye | null>;
  /** Absent allows any origin. */
  readonly isOriginAllowed?: (origin: string | undefined, request: IncomingMessage) => boolean;
  /** Executes everything but price subscriptions. */
  readonly operations: Pick<
    Operations<V>,
    'schema' | 'context' | 'execute' | 'subscribe' | 'onSubscribe' | 'onOperation' | 'onError' | 'onNext'
  >;
  readonly onPriceSubscription?: (operationName: string | null) => void;
  readonly pingMs?: number;
  /** Time limit of the first message. */
  readonly initialisationMs?: number;
  /** Unsent bytes allowed to a slow client. */
  readonly maxBufferedBytes?: number;
  readonly maxSubscriptions?: number;
  readonly maxMessageBytes?: number;
  readonly onError?: (error: unknown) => void;
};

export type OpenSocket<V> = { readonly viewer: V | null; readonly sessionId: string | null; readonly request: IncomingMessage };
export type Sockets<V> = {
  readonly size: () => number;
  /** Terminates without a closing handshake; returns how many. */
  readonly closeSockets: (filter?: (socket: OpenSocket<V>) => boolean) => number;
  readonly dismiss: (goodbye: Goodbye, filter: (connected: Connected<V>) => boolean) => void;
  readonly close: () => Promise<void>;
};

export const SESSION_ENDED = { code: CloseCode.Forbidden, reason: 'Session ended' } as const satisfies Goodbye;

/** Serves `graphql-transport-ws`: event prices as shared texts, others by executing. */
export function attachSocket<V>(httpServer: HttpServer, options: SocketOptions<V>): Sockets<V> {
  const report = options.onError ?? (() => undefined);
  const hub = createPriceHub(options.bus, options.eventPrices);
  const recognise = createRecogniser();
  const open = new Map<WebSocket, SocketExtra<V>>();
  const protocol = protocolServer(options, report);
  const wss = new WebSocketServer({
    noServer: true,
    handleProtocols,
    maxPayload: options.maxMessageBytes ?? 256 * 1024,
    perMessageDeflate: false,
  });
  const isOriginAllowed = options.isOriginAllowed ?? (() => true);

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (request.url?.split('?', 1)[0] !== options.path) {
      if (httpServer.listenerCount('upgrade') === 1) refuseHandshake(stream, '404 Not Found');
      return;
    }
    if (!isOriginAllowed(request.headers.origin, request)) {
      refuseHandshake(stream, '403 Forbidden');
      return;
    }
    wss.handleUpgrade(request, stream, head, (socket) => serve(socket, request));
  };
  const serve = (socket: WebSocket, request: IncomingMessage): void => {
    const close = ({ code, reason }: Goodbye): void => socket.close(code, reason);
    const extra: SocketExtra<V> = { request, connected: null, subscriptions: { current: {} }, close };
    open.set(socket, extra);
    const stopPings = keepAlive(socket, options.pingMs ?? 12_000);
    const send = boundedSend(socket, options.maxBufferedBytes ?? 1_048_576);
    const lane = createLane({
      hub,
      recognise,
      send,
      maxSubscriptions: options.maxSubscriptions ?? 500,
      others: () => extra.subscriptions.current,
      close: (code, reason) => socket.close(code, reason),
      onSubscribe: options.onPriceSubscription ?? (() => undefined),
    });
    let stopWatching = (): void => undefined;
    const fail = (error: unknown): void => {
      report(error);
      socket.close(CloseCode.InternalServerError, 'Internal server error');
    };
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => {
          if (extra.connected && !lane.isOpen()) {
            lane.open();
            stopWatching = watch(options, extra.connected, { close, fail });
          }
          send(text);
          return Promise.resolve();
        },
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) => {
          socket.on('message', (data) => {
            const text = textOf(data);
            if (lane.take(text)) return;
            handle(text).catch(fail);
          });
        },
      },
      extra,
    );
    socket.once('error', report);
    socket.once('close', (code, reason) => {
      open.delete(socket);
      stopPings();
      stopWatching();
      lane.close();
      void Promise.resolve(closed(code, reason.toString())).catch(report);
    });
  };

  httpServer.on('upgrade', onUpgrade);
  return {
    size: () => open.size,
    closeSockets: (filter = () => true) => {
      const chosen = [...open].filter(([, { connected, request }]) =>
        filter({ viewer: connected?.viewer ?? null, sessionId: connected?.sessionId ?? null, request }),
      );
      for (const [socket] of chosen) socket.terminate();
      return chosen.length;
    },
    dismiss: (goodbye, filter) => {
      for (const { connected, close } of open.values()) if (connected && filter(connected)) close(goodbye);
    },
    close: async () => {
      httpServer.off('upgrade', onUpgrade);
      for (const socket of open.keys()) socket.close(1001, 'Going away');
      await settled(open);
      hub.close();
      wss.close();
    },
  };
}

/** Closes the socket when its session ends or has ended. Returns the unsubscribe function. */
function watch<V>(
  { bus, lookAgain }: Pick<SocketOptions<V>, 'bus' | 'lookAgain'>,
  connected: Connected<V>,
  { close, fail }: { readonly close: (goodbye: Goodbye) => void; readonly fail: (error: unknown) => void },
): () => void {
  const { sessionId } = connected;
  const stop = sessionId === null ? () => undefined : bus.subscribe(topics.session(sessionId), () => close(SESSION_ENDED));
  void lookAgain?.(connected).then((goodbye) => goodbye && close(goodbye), fail);
  return stop;
}

/** Destroys the stream: a half-open client blocks shutdown. */
const refuseHandshake = (stream: Duplex, status: string): void =>
  void stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());

function protocolServer<V>(options: SocketOptions<V>, report: (error: unknown) => void) {
  return makeServer<Record<string, unknown>, SocketExtra<V>>({
    ...options.operations,
    connectionInitWaitTimeout: options.initialisationMs ?? 3_000,
    onConnect: async ({ connectionParams, extra, subscriptions }) => {
      extra.subscriptions.current = subscriptions;
      try {
        extra.connected = await options.onConnect(connectionParams ?? {}, extra.request);
      } catch (error) {
        report(error);
      }
      return extra.connected !== null;
    },
  });
}
