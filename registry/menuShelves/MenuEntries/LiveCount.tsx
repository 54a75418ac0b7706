import { useQuery } from '@apollo/client/react';
import { useFlag } from '#src/flags/index.ts';
import { LiveEventsCountDocument } from '#src/gql/graphql.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { styled } from '#src/ui/stitches.ts';
import { rail } from '../../parts/shelf/menuParts.ts';

const Place = styled('span', {
  marginInlineStart: 'auto',
  [rail]: {
    position: 'absolute',
    top: '10px',
    insetInlineStart: 'calc(50% + 12px)',
    '& > *': { height: '16px', minWidth: '16px', paddingInline: '$4' },
  },
});

export function LiveCount() {
  const { data } = useQuery(LiveEventsCountDocument, { skip: !useFlag('live-event-counter') });
  const live = data?.liveEventsCount;
  if (!live || live.count === 0) return null;
  return (
    <Place>
      <Badge tone="live" round aria-label={live.label}>
        {live.count}
      </Badge>
    </Place>
  );
}
