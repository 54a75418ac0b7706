import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';
import type { Socket } from '../socket/types.ts';

/**
 * Fields streamed over HTTP while the socket is down (product §7). Bets and prices are polled instead, because HTTP/1.1 allows only six
 * connections.
 */
const MULTIPART_FIELDS: ReadonlySet<string> = new Set(['accountBalanceUpdates', 'betslipUpdates', 'linkedAccountUpdates']);
/** Milliseconds without a message after which a stream restarts. Going online restarts all streams (product §4). */
export const RESUBSCRIBE_MS = 30_000;

export const subscriptionLink = (socket: Socket): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { query, variables, operationName } = operation;
    return new Observable<ApolloLink.Result>((observer) => {
      const fallback = MULTIPART_FIELDS.has(rootField(operation))
        ? keepStreaming(
            () => forward(operation),
            (result) => observer.next(result),
          )
        : null;
      const stopState = socket.onState((state) => (state === 'down' ? fallback?.start() : fallback?.stop()));
      if (socket.state() === 'down') fallback?.start();
      const stopSocket = socket.subscribe(
        { query, variables, ...(operationName === undefined ? {} : { operationName }) },
        {
          next: (result) => observer.next(result as ApolloLink.Result),
          error: (errors) => observer.error(new CombinedGraphQLErrors({ errors: errors as GraphQLFormattedError[] })),
          complete: () => observer.complete(),
        },
      );
      return () => {
        stopState();
        fallback?.stop();
        stopSocket();
      };
    });
  });

function rootField({ query }: ApolloLink.Operation): string {
  const definition = query.definitions.find((part) => part.kind === 'OperationDefinition');
  const field = definition?.selectionSet.selections.find(
    (selection) => selection.kind === 'Field' && selection.name.value !== '__typename',
  );
  return field?.kind === 'Field' ? field.name.value : '';
}

function keepStreaming(open: () => Observable<ApolloLink.Result>, onResult: (result: ApolloLink.Result) => void) {
  let isOn = false;
  let close: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(again, RESUBSCRIBE_MS);
  };
  const again = (): void => {
    close();
    wait();
    const stream = open().subscribe({
      next: (result) => {
        wait();
        onResult(result);
      },
      // Ignores errors, because the timer restarts the stream.
      error: () => undefined,
    });
    close = () => stream.unsubscribe();
  };
  const target = typeof window === 'undefined' ? null : window;
  return {
    start: () => {
      if (isOn) return;
      isOn = true;
      target?.addEventListener('online', again);
      again();
    },
    stop: () => {
      if (!isOn) return;
      isOn = false;
      target?.removeEventListener('online', again);
      clearTimeout(timer);
      close();
    },
  };
}
