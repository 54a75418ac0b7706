import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { tap } from 'rxjs';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { type TurnedAway, turnedAwayBy } from '../http/turnedAway.ts';
import { reportError } from '../telemetry.ts';

/** Signals from responses (product §7). */
export type GraphqlSignal =
  | { readonly type: 'unauthenticated'; readonly bearer: string | null }
  /** `isOfLocation`: a location packet was refused; each packet is valid for one request. */
  | { readonly type: 'region-refused'; readonly isOfLocation: boolean }
  | { readonly type: 'region-moved' }
  | TurnedAway;

const QUIET_CODES: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'UNAUTHORIZED',
  'UNAUTHORIZED_REGION',
  'SUBREQUEST_HTTP_ERROR',
  'BAD_USER_INPUT',
  'MFA_REQUIRED',
  'RATE_LIMITED',
  'TEMPORARILY_UNAVAILABLE',
]);
const LOCATION_CHECK = 'GeoComplyAuthorizeGeoPacket';
const QUIET_FAULTS: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError', 'TypeError']);

/** Signals failures and passes them on. Smaller than Apollo's error link, which can also repeat requests. */
export const faultsLink = (onSignal: (signal: GraphqlSignal) => void): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const refused = (error: CombinedGraphQLErrors): void => {
      const codes = error.errors.map(({ extensions }) => extensions?.['code']);
      if (codes.includes('UNAUTHENTICATED')) onSignal({ type: 'unauthenticated', bearer: bearerOf(operation) });
      if (codes.includes('UNAUTHORIZED_REGION'))
        onSignal({ type: 'region-refused', isOfLocation: operation.operationName === LOCATION_CHECK });
      if (codes.some((code) => typeof code !== 'string' || !QUIET_CODES.has(code)))
        reportError('network', new Error(`${operation.operationName}: ${error.message}`));
    };
    const failed = (error: unknown): void => {
      if (CombinedGraphQLErrors.is(error)) return refused(error);
      const turnedAway = ServerError.is(error) ? turnedAwayBy(error.response, error.bodyText) : null;
      if (turnedAway) onSignal(turnedAway);
      else if (!QUIET_FAULTS.has((Object(error) as Error).name)) reportError('network', error);
    };
    return forward(operation).pipe(tap({ next: (result) => result.errors && refused(new CombinedGraphQLErrors(result)), error: failed }));
  });

function bearerOf(operation: ApolloLink.Operation): string | null {
  const value = membersOf(operation.getContext()['headers'])['authorization'];
  return typeof value === 'string' && value.startsWith('Bearer ') ? value.slice('Bearer '.length) : null;
}
