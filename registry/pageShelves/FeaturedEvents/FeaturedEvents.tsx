import type { FragmentType } from '@apollo/client';
import { type FeaturedEventsFragment, FeaturedEventsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useWatchEvents } from '#src/platform/index.ts';
import { useNode } from '#src/render/index.ts';
import { Rail } from '#src/ui/Rail.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { FeaturedCard } from './FeaturedCard.tsx';
import { CARD_WIDTH } from './cardWidth.ts';

const NONE: readonly never[] = [];

export function FeaturedEvents({ node }: { readonly node: FragmentType<FeaturedEventsFragment> }) {
  const { title, events } = useNode(FeaturedEventsFragmentDoc, node);
  useWatchEvents((events ?? NONE).map(({ event }) => event.id));
  if (events?.length === 0) return null;
  return (
    <>
      <ShelfHead title={title} />
      {events === null ? (
        <ShelfProblem what={t`the featured events`} />
      ) : (
        <Rail label={title} itemWidth={CARD_WIDTH}>
          {events.map((featured) => (
            <FeaturedCard key={featured.id} featured={featured} />
          ))}
        </Rail>
      )}
    </>
  );
}
