import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { membersOf } from '#src/shared/values/plainObject.ts';
import type { Credentials } from '../credentials.ts';
import type { VersionGuard } from './versionGuard.ts';

/** Adds credentials; first renews an expired token. Throws `AbortError` for mutations of a player who has logged out. */
export const headersLink = (credentials: Credentials, guard: Pick<VersionGuard, 'watch'>): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const hasLeft = guard.watch(operation);
    return from(credentials.headers()).pipe(
      mergeMap((headers) => {
        if (hasLeft()) throw new DOMException('', 'AbortError');
        operation.setContext(({ headers: previous }) => ({ headers: { ...membersOf(previous), ...headers } }));
        return forward(operation);
      }),
    );
  });
