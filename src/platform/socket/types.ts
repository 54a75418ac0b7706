import type { DocumentNode, FormattedExecutionResult } from 'graphql';

/** `down`: two retries in a row have failed; the socket goes on trying. */
export type SocketState = 'idle' | 'connecting' | 'live' | 'down';

export type SocketRequest = {
  /** Its text is made when the socket's code is there. */
  readonly query: DocumentNode;
  readonly operationName?: string;
  readonly variables?: Record<string, unknown>;
  readonly extensions?: Record<string, unknown>;
};
export type SocketResult = FormattedExecutionResult<Record<string, unknown>, Record<string, unknown>>;
export type SocketSink = {
  readonly next: (result: SocketResult) => void;
  readonly error: (error: unknown) => void;
  readonly complete: () => void;
};

export type Socket = {
  /** Survives lost connections: subscribes again by itself. Returns the way to stop. */
  readonly subscribe: (request: SocketRequest, sink: SocketSink) => () => void;
  readonly state: () => SocketState;
  readonly onState: (listener: (state: SocketState) => void) => () => void;
  /** Connects anew with the credentials of now; running subscriptions move over. */
  readonly reconnect: () => void;
  readonly dispose: () => void;
};

/** What the lazily loaded part offers. */
export type SocketClient = {
  readonly subscribe: (request: SocketRequest, sink: SocketSink) => () => void;
  readonly reconnect: () => void;
  readonly dispose: () => void;
};

export type SocketClientOptions = {
  /** Asked for each connection. */
  readonly url: () => string;
  readonly connectionParams: () => Promise<Record<string, string>>;
  readonly random: () => number;
  readonly onConnecting: () => void;
  readonly onConnected: () => void;
  readonly onClosed: () => void;
};

export type LoadSocketClient = () => Promise<(options: SocketClientOptions) => SocketClient>;
