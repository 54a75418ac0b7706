import type { ApolloClient } from '@apollo/client';
import { EventPricesSnapshotDocument, EventPriceUpdatesDocument } from '#src/gql/graphql.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Socket } from '../socket/types.ts';
import { reportError } from '../telemetry.ts';
import type { EventPricesMessage, PriceTransport } from './types.ts';

export function createPriceTransport(client: ApolloClient, socket: Socket): PriceTransport {
  return {
    snapshot: async (eventIds) => {
      const { data } = await client.query({
        query: EventPricesSnapshotDocument,
        variables: { eventIds: [...eventIds] },
        fetchPolicy: 'no-cache',
      });
      return data?.eventPrices ?? [];
    },
    subscribe: (eventId, onMessage) =>
      socket.subscribe(
        { query: EventPriceUpdatesDocument, operationName: 'EventPriceUpdates', variables: { eventId } },
        {
          next: ({ data }) => {
            if (isMessage(data?.['eventPrices'])) onMessage(data['eventPrices']);
          },
          error: (error) => reportError('socket', new Error(JSON.stringify(error))),
          complete: () => undefined,
        },
      ),
    onConnection: (listener) => {
      listener(socket.state() === 'live');
      return socket.onState((state) => listener(state === 'live'));
    },
  };
}

const isMessage = (value: unknown): value is EventPricesMessage =>
  isPlainObject(value) && 'eventId' in value && 'version' in value && Array.isArray(value['selections']);
