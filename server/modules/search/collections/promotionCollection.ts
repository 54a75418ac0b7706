import { isPromotionTag, type PromotionTag, promotionsOn, promotionTags } from '#server/modules/offers/index.ts';
import { type Collection, type Keyed } from './collection.ts';

export const latestFirst = (instant: Date): string => String(9_999_999_999_999 - instant.getTime()).padStart(13, '0');

const halves: readonly PromotionTag[] = ['sportsbook', 'casino'];
const isOnlyOf = (tag: PromotionTag, tagIds: readonly PromotionTag[]): boolean =>
  tagIds.includes(tag) && !halves.some((half) => half !== tag && tagIds.includes(half));

/** Promotions to omit: those whose only tag is `tag`, and the one with id `without`. */
export type LeftOut = { readonly tag?: PromotionTag | null; readonly without?: string | null };

/** Collection id, such as `promotions.not.TAG.without.ID`, with the tag and promotion to omit. */
const ID = /^promotions(?:\.not\.([a-z-]{1,32}))?(?:\.without\.([a-z0-9-]{1,64}))?$/;

export function promotionCollectionOf(id: string): Collection | null {
  const [whole, tag = null, without = null] = ID.exec(id) ?? [];
  if (whole === undefined || (tag !== null && !isPromotionTag(tag))) return null;
  return promotionCollection({ tag, without });
}

export const promotionCollection = ({ tag = null, without = null }: LeftOut = {}): Collection => ({
  id: `promotions${tag === null ? '' : `.not.${tag}`}${without === null ? '' : `.without.${without}`}`,
  isOffer: true,
  filters: Object.fromEntries(Object.entries(promotionTags).filter(([each]) => each !== tag)),
  list: (filterId, world) =>
    promotionsOn(world, filterId !== null && isPromotionTag(filterId) ? filterId : undefined)
      .filter(({ id, tagIds }) => id !== without && (tag === null || !isOnlyOf(tag, tagIds)))
      .map((promotion): Keyed => ({
        key: `${latestFirst(promotion.publishedAt)} ${promotion.id}`,
        item: { __typename: 'PromotionCard', ...promotion },
      })),
});
