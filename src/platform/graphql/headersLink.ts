import { SetContextLink } from '@apollo/client/link/context';
import { membersOf } from '#src/shared/values/plainObject.ts';
import type { Credentials } from '../credentials.ts';
import type { VersionGuard } from './versionGuard.ts';

/** Adds credentials, renewing an expired token. Throws `AbortError` for mutations after their player's logout. */
export const headersLink = (credentials: Credentials, guard: Pick<VersionGuard, 'watch'>): SetContextLink =>
  new SetContextLink(async (previous, operation) => {
    const hasLeft = guard.watch(operation);
    const headers = { ...membersOf(previous['headers']), ...(await credentials.headers()) };
    if (hasLeft()) throw new DOMException('', 'AbortError');
    return { headers };
  });
