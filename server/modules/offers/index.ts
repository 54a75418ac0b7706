/** The door: what there is to read, opt in to or use, and the lists that are made of it. */
import { offered } from './offered.ts';
import { isOn, type Promotion, type PromotionTag } from './promotion.ts';

export { offered } from './offered.ts';
export { type Card, cardOf, isOn, isPromotionTag, type Promotion, type PromotionTag, promotionTags } from './promotion.ts';

const all: readonly Promotion[] = Object.values(offered);

/** Null where nothing has this id. */
export const promotionOf = (id: string): Promotion | null => all.find((each) => each.id === id) ?? null;

/** Those that are on, newest first; with a tag only those that bear it. */
export function promotionsOn(now: Date, tag?: PromotionTag): readonly Promotion[] {
  return all
    .filter((each) => isOn(each, now) && (tag === undefined || each.tagIds.includes(tag)))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1));
}

/** What a newcomer is welcomed with: the newest that is on and is for newcomers, of a part of the house that is open; null where there is none. */
export const onboardingPromotion = (now: Date, tag: PromotionTag): Promotion | null =>
  promotionsOn(now, tag).find(({ isForNewcomers }) => isForNewcomers === true) ?? null;
