import type { DocumentNode, FormattedExecutionResult } from 'graphql';

/** `down`: two retries have failed; more follow. */
export type SocketState = 'idle' | 'connecting' | 'live' | 'down';

export type SocketRequest = {
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
  readonly subscribe: (request: SocketRequest, sink: SocketSink) => () => void;
  readonly state: () => SocketState;
  readonly onState: (listener: (state: SocketState) => void) => () => void;
  /** Reconnects with the current credentials. Subscriptions continue. */
  readonly reconnect: () => void;
  readonly dispose: () => void;
};

export type SocketClient = {
  readonly subscribe: (request: SocketRequest, sink: SocketSink) => () => void;
  readonly reconnect: () => void;
  readonly dispose: () => void;
};

export type SocketClientOptions = {
  readonly url: () => string;
  readonly connectionParams: () => Promise<Record<string, string>>;
  readonly random: () => number;
  readonly onConnecting: () => void;
  readonly onConnected: () => void;
  readonly onClosed: () => void;
};

export type LoadSocketClient = () => Promise<(options: SocketClientOptions) => SocketClient>;
