import { SetContextLink } from '@apollo/client/link/context';
import { membersOf } from '#src/shared/values/plainObject.ts';
import type { Credentials } from '../credentials.ts';
import type { VersionGuard } from './versionGuard.ts';

/**
 * Authorization, anonymous authorization, region, country and capabilities; renews a bearer token that ran out. A mutation is refused where that
 * brought another player than the one who asked.
 */
export const headersLink = (credentials: Credentials, guard: Pick<VersionGuard, 'watch'>): SetContextLink =>
  new SetContextLink(async (previous, operation) => {
    const hasLeft = guard.watch(operation);
    const headers = { ...membersOf(previous['headers']), ...(await credentials.headers()) };
    if (hasLeft()) throw new DOMException('', 'AbortError');
    return { headers };
  });
