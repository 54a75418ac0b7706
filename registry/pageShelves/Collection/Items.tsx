import type { CollectionItemsFragment } from '#src/gql/graphql.ts';
import { Card } from '#src/ui/Card.tsx';
import { styled } from '#src/ui/stitches.ts';
import { CardGrid } from '../../parts/shelf/CardGrid.ts';
import { EventLine } from '../../parts/event/EventLine.tsx';
import { useWatchUnfinished } from '../../parts/event/eventTime.tsx';
import { PromotionCard } from '../../parts/promotion/PromotionCard.tsx';
import { useReportUnknown } from '../../parts/shelf/useReportUnknown.ts';

type Item = CollectionItemsFragment['items'][number];
type Of<T extends Item['__typename']> = Extract<Item, { readonly __typename: T }>;

const Lines = styled('ul', { margin: 0, padding: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid $line' } });

const isEvent = (item: Item): item is Of<'Event'> => item.__typename === 'Event';
const isPromotion = (item: Item): item is Of<'PromotionCard'> => item.__typename === 'PromotionCard';
const isKnown = (item: Item): boolean => isEvent(item) || isPromotion(item);

type Props = {
  readonly of: string;
  readonly label: string;
  readonly items: readonly Item[];
};

export function Items({ of, label, items }: Props) {
  const promotions = items.filter(isPromotion);
  const events = items.filter(isEvent);
  useWatchUnfinished(events);
  useReportUnknown(of, items, isKnown);
  return (
    <>
      {promotions.length === 0 ? null : (
        <CardGrid aria-label={label}>
          {promotions.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </CardGrid>
      )}
      {events.length === 0 ? null : (
        <Card padding="none" clipped>
          <Lines aria-label={label}>
            {events.map((event) => (
              <li key={event.id}>
                <EventLine event={event} />
              </li>
            ))}
          </Lines>
        </Card>
      )}
    </>
  );
}
