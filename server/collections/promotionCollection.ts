import { isPromotionTag, promotionsOn, promotionTags } from '../promotions/index.ts';
import { type Collection, type Keyed } from './collection.ts';

/** So that later instants come first as text: milliseconds counted down from the year 2286. */
export const latestFirst = (instant: Date): string => String(9_999_999_999_999 - instant.getTime()).padStart(13, '0');

/** Everything that is on, newest first, narrowed by a tag; on the page of one promotion without that one. */
export const promotionCollection = (without: string | null = null): Collection => ({
  id: without === null ? 'promotions' : `promotions.without.${without}`,
  filters: promotionTags,
  list: (filterId, { now }) =>
    promotionsOn(now, filterId !== null && isPromotionTag(filterId) ? filterId : undefined)
      .filter(({ id }) => id !== without)
      .map((promotion): Keyed => ({
        key: `${latestFirst(promotion.publishedAt)} ${promotion.id}`,
        item: { __typename: 'PromotionCard', ...promotion },
      })),
});
