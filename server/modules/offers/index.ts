import { offered } from './offered.ts';
import { isOn, type Promotion, type PromotionTag } from './promotion.ts';

export { offered } from './offered.ts';
export { type Card, cardOf, isOn, isPromotionTag, type Promotion, type PromotionTag, promotionTags } from './promotion.ts';

const all: readonly Promotion[] = Object.values(offered);

export const promotionOf = (id: string): Promotion | null => all.find((each) => each.id === id) ?? null;

/** Promotions, newest first. */
export function promotionsOn(now: Date, tag?: PromotionTag): readonly Promotion[] {
  return all
    .filter((each) => isOn(each, now) && (tag === undefined || each.tagIds.includes(tag)))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1));
}

export const onboardingPromotion = (now: Date, tag: PromotionTag): Promotion | null =>
  promotionsOn(now, tag).find(({ isForNewcomers }) => isForNewcomers === true) ?? null;
