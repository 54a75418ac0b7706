import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { EventPrices } from '#server/modules/catalogue/messages/index.ts';
import { topics, type Bus } from '#server/platform/bus/bus.ts';
import { createRecogniser } from './fastChannel.ts';
import { createChannel } from './channel.ts';
import { createPriceHub } from './priceHub.ts';
import { createSeats, type Seat, type SeatLimits, SEATS } from './seats.ts';
import { boundedSend, keepAlive, settled, textOf } from './wire.ts';

/** Code and reason for closing a socket (RFC 6455). */
export type Goodbye = { readonly code: number; readonly reason: string };

export type Connected<V> = { readonly viewer: V; readonly sessionId: string | null };
export type SocketExtra<V> = {
  readonly request: IncomingMessage;
  connected: Connected<V> | null;
  readonly subscriptions: { current: Readonly<Record<string, unknown>> };
  readonly close: (goodbye: Goodbye) => void;
  readonly seat: Seat;
};
type Operations<V> = ServerOptions<Record<string, unknown>, SocketExtra<V>>;

export type SocketOptions<V> = {
  readonly path: string;
  readonly bus: Bus;
  readonly eventPrices: (eventId: string) => EventPrices | null;
  /** Authenticates the client. Null or an error closes the socket with code 4403. */
  readonly onConnect: (
    params: Readonly<Record<string, unknown>>,
    request: IncomingMessage,
  ) => Promise<Connected<V> | null> | Connected<V> | null;
  /** Checks the session after subscribing to its end, because it may have ended before. Null keeps the socket open. */
  readonly lookAgain?: (connected: Connected<V>) => Promise<Goodbye | null>;
  readonly isHostServed?: (request: IncomingMessage) => boolean;
  readonly isOriginAllowed?: (origin: string | undefined, request: IncomingMessage) => boolean;
  readonly addressOf?: (request: IncomingMessage) => string;
  readonly seats?: SeatLimits;
  readonly operations: Pick<
    Operations<V>,
    'schema' | 'context' | 'execute' | 'subscribe' | 'onSubscribe' | 'onOperation' | 'onError' | 'onNext'
  >;
  readonly onPriceSubscription?: (operationName: string | null) => void;
  readonly pingMs?: number;
  readonly initialisationMs?: number;
  readonly maxBufferedBytes?: number;
  readonly maxSubscriptions?: number;
  readonly maxMessageBytes?: number;
  readonly onError?: (error: unknown) => void;
};

export type OpenSocket<V> = { readonly viewer: V | null; readonly sessionId: string | null; readonly request: IncomingMessage };
export type Sockets<V> = {
  readonly size: () => number;
  /** Ends sockets without a closing handshake. Returns how many. */
  readonly closeSockets: (filter?: (socket: OpenSocket<V>) => boolean) => number;
  readonly dismiss: (goodbye: Goodbye, filter: (connected: Connected<V>) => boolean) => void;
  readonly close: () => Promise<void>;
};

/** Close code after which clients reconnect later. */
export const TOO_MANY = { code: 1013, reason: 'Too many sockets' } as const satisfies Goodbye;
export const SESSION_ENDED = { code: CloseCode.Forbidden, reason: 'Session ended' } as const satisfies Goodbye;

/** Serves `graphql-transport-ws`. Serializes event prices once for all sockets. */
export function attachSocket<V>(httpServer: HttpServer, options: SocketOptions<V>): Sockets<V> {
  const report = options.onError ?? (() => undefined);
  const hub = createPriceHub(options.bus, options.eventPrices);
  const recognise = createRecogniser();
  const open = new Map<WebSocket, SocketExtra<V>>();
  const seatFor = usher(httpServer, options);
  const protocol = protocolServer(options, report);
  const wss = new WebSocketServer({
    noServer: true,
    handleProtocols,
    maxPayload: options.maxMessageBytes ?? 256 * 1024,
    perMessageDeflate: false,
  });
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const seat = seatFor(request, stream);
    if (seat !== null) wss.handleUpgrade(request, stream, head, (socket) => serve(socket, request, seat));
  };
  const serve = (socket: WebSocket, request: IncomingMessage, seat: Seat): void => {
    const close = ({ code, reason }: Goodbye): void => socket.close(code, reason);
    const extra: SocketExtra<V> = { request, connected: null, subscriptions: { current: {} }, close, seat };
    open.set(socket, extra);
    const stopPings = keepAlive(socket, options.pingMs ?? 12_000);
    const send = boundedSend(socket, options.maxBufferedBytes ?? 1_048_576);
    const lane = createChannel({
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

/**
 * Refuses a handshake for a wrong path, host or origin, or if its IP address has too many sockets. Otherwise counts the socket until it
 * closes.
 */
function usher<V>(
  httpServer: HttpServer,
  { path, isHostServed = () => true, isOriginAllowed = () => true, addressOf = ownAddress, seats = SEATS }: SocketOptions<V>,
) {
  const takeSeat = createSeats(seats);
  return (request: IncomingMessage, stream: Duplex): Seat | null => {
    const refuse = (status: string): null => {
      refuseHandshake(stream, status);
      return null;
    };
    if (request.url?.split('?', 1)[0] !== path) return httpServer.listenerCount('upgrade') === 1 ? refuse('404 Not Found') : null;
    if (!isHostServed(request)) return refuse('421 Misdirected Request');
    if (!isOriginAllowed(request.headers.origin, request)) return refuse('403 Forbidden');
    const seat = takeSeat(addressOf(request));
    if (seat === null) return refuse('429 Too Many Requests');
    stream.once('close', seat.leave);
    return seat;
  };
}

const ownAddress = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

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

/** Destroys the stream, because a half-open client would block the shutdown. */
const refuseHandshake = (stream: Duplex, status: string): void =>
  void stream
    .on('error', () => stream.destroy())
    .end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());

function seated<V>(connected: Connected<V> | null, { seat, close }: SocketExtra<V>): Connected<V> | null {
  if (connected?.sessionId == null || seat.move(connected.sessionId)) return connected;
  close(TOO_MANY);
  return null;
}

function protocolServer<V>(options: SocketOptions<V>, report: (error: unknown) => void) {
  return makeServer<Record<string, unknown>, SocketExtra<V>>({
    ...options.operations,
    connectionInitWaitTimeout: options.initialisationMs ?? 3_000,
    onConnect: async ({ connectionParams, extra, subscriptions }) => {
      extra.subscriptions.current = subscriptions;
      try {
        extra.connected = seated(await options.onConnect(connectionParams ?? {}, extra.request), extra);
      } catch (error) {
        report(error);
      }
      return extra.connected !== null;
    },
  });
}
