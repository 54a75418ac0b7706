import type { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { type TurnedAway, turnedAwayBy } from '../http/turnedAway.ts';
import { reportError } from '../telemetry.ts';

/** What the rest of the application must hear of, whoever asked (product §7, handling of answers). */
export type GraphqlSignal =
  /** With the token that the call was made with; null when it had none, or none is known. */
  | { readonly type: 'unauthenticated'; readonly bearer: string | null }
  /** And there is no way on. `isOfLocation`: it was a location packet that was refused, which is of one use and not sent elsewhere. */
  | { readonly type: 'region-refused'; readonly isOfLocation: boolean }
  /** Calls go to another site from now on: what startup said was another region's. */
  | { readonly type: 'region-moved' }
  | TurnedAway;

/** Expected of a server that runs; named to the player where they arise. */
const QUIET_CODES: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'UNAUTHORIZED',
  'UNAUTHORIZED_REGION',
  'SUBREQUEST_HTTP_ERROR',
  'BAD_USER_INPUT',
  'MFA_REQUIRED',
]);
/** By name: what the document asks for is looked at later, and not with the first load. */
const LOCATION_CHECK = 'GeoComplyAuthorizeGeoPacket';
const QUIET_FAULTS: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError', 'TypeError']);

export const faultsLink = (onSignal: (signal: GraphqlSignal) => void): ErrorLink =>
  new ErrorLink(({ error, operation }) => {
    // Answers nothing: whatever this returns, the library takes for another try.
    if (CombinedGraphQLErrors.is(error)) {
      const codes = error.errors.map(({ extensions }) => extensions?.['code']);
      if (codes.includes('UNAUTHENTICATED')) onSignal({ type: 'unauthenticated', bearer: bearerOf(operation) });
      if (codes.includes('UNAUTHORIZED_REGION'))
        onSignal({ type: 'region-refused', isOfLocation: operation.operationName === LOCATION_CHECK });
      if (codes.some((code) => typeof code !== 'string' || !QUIET_CODES.has(code)))
        reportError('network', new Error(`${operation.operationName}: ${error.message}`));
      return;
    }
    const turnedAway = ServerError.is(error) ? turnedAwayBy(error.response, error.bodyText) : null;
    if (turnedAway) onSignal(turnedAway);
    else if (!QUIET_FAULTS.has(error.name)) reportError('network', error);
  });

/** The headers of a call are put into its context on the way out. */
function bearerOf(operation: ApolloLink.Operation): string | null {
  const value = membersOf(operation.getContext()['headers'])['authorization'];
  return typeof value === 'string' && value.startsWith('Bearer ') ? value.slice('Bearer '.length) : null;
}
