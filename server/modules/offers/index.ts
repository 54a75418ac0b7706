import type { Catalogue } from '#server/modules/catalogue/index.ts';
import { offersRunningAt, type Place, promotionOfOffer } from './shown/live.ts';
import { offered } from './offered.ts';
import { isOn, type Promotion, type PromotionTag } from './promotion.ts';

export { type Place } from './shown/live.ts';
export { offered } from './offered.ts';
export { type Card, cardOf, isOn, isPromotionTag, type Promotion, type PromotionTag, promotionTags } from './promotion.ts';

type PromotionWorld = { readonly catalogue: Catalogue; readonly place?: Place | null | undefined; readonly now: Date };

const all: readonly Promotion[] = Object.values(offered);

export function promotionOf(id: string, catalogue: Catalogue | null): Promotion | null {
  const authored = all.find((each) => each.id === id);
  if (authored || catalogue === null) return authored ?? null;
  const offer = catalogue.offers().find(({ document }) => document.id === id);
  return offer ? promotionOfOffer(offer, catalogue) : null;
}

export function promotionsOn({ catalogue, place, now }: PromotionWorld, tag?: PromotionTag): readonly Promotion[] {
  return [...all, ...offersRunningAt(catalogue, place, now)]
    .filter((each) => isOn(each, now) && (tag === undefined || each.tagIds.includes(tag)))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1));
}

export const onboardingPromotion = (world: PromotionWorld, tag: PromotionTag): Promotion | null =>
  promotionsOn(world, tag).find(({ isForNewcomers }) => isForNewcomers === true) ?? null;
