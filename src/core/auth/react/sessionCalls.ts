import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { HeartbeatDocument, SessionDataDocument } from '#src/gql/graphql.ts';
import { type Platform, reportError } from '#src/platform/index.ts';
import type { AuthEvent } from '../types.ts';

/** What belongs to the session and to nobody's account: its length, its watches, whether a wager would be the first. */
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

/** The time limits of the player are the server's to judge. */
export async function beat({ client }: Platform, elapsedSeconds: number, dispatch: (event: AuthEvent) => void): Promise<void> {
  try {
    const { data } = await client.mutate({ mutation: HeartbeatDocument, variables: { elapsedSeconds } });
    if (data)
      dispatch({
        type: 'heartbeat-answered',
        isTimeLimitExceeded: data.heartbeat.status === 'TIME_LIMIT_EXCEEDED',
        message: data.heartbeat.message,
      });
  } catch (error) {
    reportError('auth', error);
    if (isRefusal(error)) dispatch({ type: 'heartbeat-refused' });
  }
}

/** An answer of the server's, not of the way there; that nobody is logged in is told by another way. */
const isRefusal = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.every(({ extensions }) => extensions?.['code'] !== 'UNAUTHENTICATED');
