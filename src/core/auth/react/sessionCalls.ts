import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { HeartbeatDocument, SessionDataDocument } from '#src/gql/graphql.ts';
import { type Platform, reportError } from '#src/platform/index.ts';
import type { AuthEvent } from '../types.ts';

/** Loads the session's settings; never rejects. */
export async function loadSession({ client, clock }: Platform, userId: string, dispatch: (event: AuthEvent) => void): Promise<void> {
  try {
    const { data } = await client.query({ query: SessionDataDocument, fetchPolicy: 'network-only' });
    if (!data) return dispatch({ type: 'session-unavailable', userId });
    const { currentTime, inactivityThresholdMinutes, heartbeatIntervalSeconds, isFirstWager } = data.sessionData;
    clock.synchronise(currentTime);
    dispatch({
      type: 'session-loaded',
      userId,
      inactivityMinutes: inactivityThresholdMinutes,
      heartbeatSeconds: heartbeatIntervalSeconds,
      isFirstWager,
    });
  } catch (error) {
    reportError('auth', error);
    dispatch({ type: 'session-unavailable', userId });
  }
}

export type Heartbeat = {
  readonly beat: (elapsedSeconds: number) => Promise<void>;
  readonly begin: () => void;
};

/** Treats two server errors in a row as a refused heartbeat. Ignores network and proxy errors (docs/decisions/0079). */
export function createHeartbeat({ client }: Platform, dispatch: (event: AuthEvent) => void): Heartbeat {
  let hasMissed = false;
  const fail = (error: unknown): void => {
    const failure = failureOf(error);
    if (failure === 'elsewhere') return;
    if (failure === 'missed' && (!hasMissed || !navigator.onLine)) hasMissed = navigator.onLine;
    else dispatch({ type: 'heartbeat-refused' });
  };
  return {
    begin: () => {
      hasMissed = false;
    },
    beat: async (elapsedSeconds) => {
      try {
        const { data } = await client.mutate({ mutation: HeartbeatDocument, variables: { elapsedSeconds } });
        if (!data) return;
        hasMissed = false;
        dispatch({
          type: 'heartbeat-answered',
          isTimeLimitExceeded: data.heartbeat.status === 'TIME_LIMIT_EXCEEDED',
          message: data.heartbeat.message,
        });
      } catch (error) {
        reportError('auth', error);
        fail(error);
      }
    },
  };
}

/** HTTP statuses that say nothing about the heartbeat: proxies, rate limits, authentication. */
const OF_THE_WAY: ReadonlySet<number> = new Set([401, 429, 502, 503, 504]);

/** Returns `missed` for server errors and unusable responses, `elsewhere` for network, proxy and authentication errors, else `refused`. */
function failureOf(error: unknown): 'elsewhere' | 'missed' | 'refused' {
  if (CombinedGraphQLErrors.is(error)) {
    const codes = error.errors.map(({ extensions }) => extensions?.['code']);
    if (codes.includes('UNAUTHENTICATED')) return 'elsewhere';
    return codes.every((code) => code === 'INTERNAL_SERVER_ERROR' || code === 'TEMPORARILY_UNAVAILABLE') ? 'missed' : 'refused';
  }
  const isAnswer = ServerError.is(error) || ServerParseError.is(error);
  return isAnswer && !OF_THE_WAY.has(error.statusCode) ? 'missed' : 'elsewhere';
}
