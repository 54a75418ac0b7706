import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { SessionDataDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { formatClock, formatDateTime, formatDuration } from '#src/ui/time.ts';

const Line = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$24',
  rowGap: '$4',
  text: 13,
  color: '$ink2',
  '& div': { display: 'flex', gap: '$6' },
  '& dd': { color: '$ink1', fontWeight: '$medium' },
});

/** Shows the time and the session's duration (product §1). */
export function SessionLine() {
  const { clock } = usePlatform();
  const { isLoggedIn } = useAuth();
  // Reads only the cache. The login fetches the data.
  const { data } = useQuery(SessionDataDocument, { fetchPolicy: 'cache-only', skip: isLoggedIn !== true });
  const session = isLoggedIn ? (data?.sessionData ?? null) : null;
  const now = useTick(clock.now);
  const since = session === null ? Number.NaN : Date.parse(session.startedAt);
  return (
    <Line>
      <div>
        <dt>{t`Current time`}</dt>
        <dd>{formatClock(new Date(now))}</dd>
      </div>
      {Number.isNaN(since) ? null : (
        <div>
          <dt>{t`Session`}</dt>
          <dd>{formatDuration(now - since)}</dd>
        </div>
      )}
      {session?.lastLoginAt ? (
        <div>
          <dt>{t`Last login`}</dt>
          <dd>{formatDateTime(new Date(session.lastLoginAt))}</dd>
        </div>
      ) : null}
    </Line>
  );
}

function useTick(now: () => number): number {
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setInstant(now());
    }, 1_000);
    return () => clearInterval(timer);
  }, [now]);
  return instant;
}
