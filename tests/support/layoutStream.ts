import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { operation } from './layoutQueries.ts';
import type { TestServer } from './server.ts';

export type StreamedStep = { readonly op: string; readonly nodeId: string; readonly after: string | null };
export type StreamedChange = {
  readonly revision: string;
  readonly from: string | null;
  readonly urgency: string;
  readonly sequence: number;
  readonly steps: readonly StreamedStep[] | null;
};

/** Subscribes to changes of a surface, with `params` as a page's headers. Returns a function that waits for the next message. */
export function listenTo(server: Pick<TestServer, 'port'>, surface: string, params: Readonly<Record<string, string>> = {}) {
  const client = createClient({
    url: `ws://localhost:${server.port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: params,
  });
  const changes = client.iterate<{ readonly layoutChanged: StreamedChange }>({ query: operation('LayoutChanged'), variables: { surface } });
  return {
    next: async (): Promise<StreamedChange> => {
      const { value } = await changes.next();
      if (!value?.data) throw new Error(`Nothing was told: ${JSON.stringify(value)}`);
      return value.data.layoutChanged;
    },
    close: async (): Promise<void> => {
      await changes.return?.();
      await client.dispose();
    },
  };
}
