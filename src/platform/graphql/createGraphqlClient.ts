import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { isSubscriptionOperation } from '@apollo/client/utilities';
import { from, mergeMap } from 'rxjs';
import possibleTypes from '#src/gql/possibleTypes.ts';
import type { Credentials } from '../credentials.ts';
import { HTTP_TIMEOUT_MS } from '#src/shared/limits/timeouts.ts';
import { fetchWithTimeout } from '../http/timeout.ts';
import type { Socket } from '../socket/types.ts';
import { typePolicies } from './typePolicies.ts';
import { faultsLink, type GraphqlSignal } from './faultsLink.ts';
import { headersLink } from './headersLink.ts';
import { type DocumentHashes, persistedLink } from './persistedLink.ts';
import { type Region, regionLink } from './regionLink.ts';
import { subscriptionLink } from './subscriptionLink.ts';
import { type VersionGuard, versionGuardLink } from './versionGuard.ts';

export type GraphqlClientOptions = {
  readonly uri: () => string;
  readonly credentials: Credentials;
  readonly socket: Socket;
  readonly hashes: DocumentHashes;
  readonly guard: VersionGuard;
  readonly onSignal: (signal: GraphqlSignal) => void;
  readonly isByHash?: () => boolean;
  readonly region?: Region;
  readonly fetcher?: typeof fetch;
};

/** Orders the Apollo links, outermost first. Retries only unknown hashes and refused regions. */
export function graphqlLink({
  uri,
  credentials,
  socket,
  hashes,
  guard,
  onSignal,
  region,
  isByHash,
  fetcher,
}: GraphqlClientOptions): ApolloLink {
  const streaming = new ApolloLink((operation, forward) =>
    from(import('./streamingLink.ts')).pipe(mergeMap((late) => late.streamingLink(uri, fetcher).request(operation, forward))),
  );
  return ApolloLink.from([
    versionGuardLink(guard),
    faultsLink(onSignal),
    headersLink(credentials, guard),
    ApolloLink.split(
      ({ query }) => isSubscriptionOperation(query),
      subscriptionLink(socket).concat(streaming),
      ApolloLink.from([
        ...(region ? [regionLink(region, uri)] : []),
        persistedLink(hashes, { uri, fetcher: fetchWithTimeout(HTTP_TIMEOUT_MS, fetcher), ...(isByHash ? { isByHash } : {}) }),
      ]),
    ),
  ]);
}

export function createGraphqlClient(options: GraphqlClientOptions): ApolloClient {
  return new ApolloClient({
    link: graphqlLink(options),
    cache: new InMemoryCache({ possibleTypes: possibleTypes.possibleTypes, typePolicies }),
    dataMasking: true,
    assumeImmutableResults: true,
    devtools: { enabled: false },
  });
}
