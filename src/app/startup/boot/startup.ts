import type { ApolloClient } from '@apollo/client';
import type { Platform } from '#src/platform/index.ts';
import { StartupDocument, type StartupQuery } from '#src/gql/graphql.ts';
import { startupFaultOf } from './startupFault.ts';

export type Startup = StartupQuery['startup'];

/** Number of retries after the first attempt (product §4). */
const RETRIES = 3;
/** Milliseconds before the first retry. Doubles with each retry. */
const FIRST_WAIT_MS = 300;

export function takeStartup({ clock, rememberLocation, rememberAnonymousToken, serveFrom }: Platform, startup: Startup): void {
  void serveFrom(startup);
  if (startup.anonymousToken !== null) rememberAnonymousToken(startup.anonymousToken);
  clock.synchronise(startup.applicationMetadata.currentTime);
  const { currentRegionCode: regionCode, currentCountryCode: countryCode } = startup.regionalMetadata;
  rememberLocation({ regionCode, countryCode });
}

type Wait = (ms: number) => Promise<void>;
const sleep: Wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** Throws at once for maintenance or the waiting room; for other errors, after three retries. */
export async function loadStartup(client: Pick<ApolloClient, 'query'>, wait: Wait = sleep): Promise<Startup> {
  for (let retried = 0; ; retried += 1) {
    try {
      const { data } = await client.query({ query: StartupDocument, fetchPolicy: 'network-only' });
      if (!data) throw new Error('The startup answer is empty');
      return data.startup;
    } catch (error) {
      if (retried >= RETRIES || startupFaultOf(error).kind !== 'unreachable') throw error;
      await wait(FIRST_WAIT_MS * 2 ** retried);
    }
  }
}
