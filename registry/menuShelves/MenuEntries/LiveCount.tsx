import { useQuery } from '@apollo/client/react';
import { useFlag } from '#src/flags/index.ts';
import { LiveEventsCountDocument } from '#src/gql/graphql.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { CountPlace } from './CountPlace.ts';

export function LiveCount() {
  const { data } = useQuery(LiveEventsCountDocument, { skip: !useFlag('live-event-counter') });
  const live = data?.liveEventsCount;
  if (!live || live.count === 0) return null;
  return (
    <CountPlace>
      <Badge tone="live" round aria-label={live.label}>
        {live.count}
      </Badge>
    </CountPlace>
  );
}
