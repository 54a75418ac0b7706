import {
  type Collection,
  competitionCollection,
  pageOf,
  promotionCollection as allPromotions,
} from '#server/modules/search/collections/index.ts';
import { keysOf } from '#src/shared/values/isKeyOf.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { isShownAt } from '#server/modules/offers/shown/index.ts';
import { isOn, promotionOf, promotionsOn, type PromotionTag, promotionTags } from '#server/modules/offers/index.ts';
import { defineNamed, defineSource, slug, textUpTo } from './define.ts';
import type { OpenCollection, SourceWorld } from './items.ts';

const opened = (collection: Collection, world: SourceWorld): OpenCollection => ({
  ...collection,
  firstPage: (first) => pageOf(collection, { first }, world),
});

const MAX_PROMOTIONS = 20;
const shared = { scope: 'PUBLIC', ttlMs: 0, timeoutMs: 300, topic: null } as const;

export const promotions = defineSource<'promotions', { first: number; tag?: PromotionTag }>({
  ...shared,
  isOffer: true,
  item: 'promotions',
  limit: MAX_PROMOTIONS,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['first'],
    properties: {
      first: { type: 'integer', minimum: 1, maximum: MAX_PROMOTIONS },
      tag: { type: 'string', enum: [...keysOf(promotionTags)], nullable: true },
    },
  },
  load: ({ first, tag }, world) => promotionsOn(world, tag).slice(0, first),
});

/** Yields unknown and ended promotions too, marked as such. */
export const promotion = defineNamed({
  item: 'soughtPromotion',
  isOffer: true,
  names: { promotionId: textUpTo(128) },
  load: ({ promotionId }, { catalogue, place, now }) => {
    const offer = catalogue.offers().find(({ document }) => document.id === promotionId);
    const isElsewhere = offer !== undefined && (!place || !isShownAt(offer.document, place));
    const found = isElsewhere ? null : promotionOf(promotionId, catalogue);
    return found === null ? { standing: 'UNKNOWN' } : isOn(found, now) ? { standing: 'ON', promotion: found } : { standing: 'OFF' };
  },
});

/** Lists promotions except the one with id `without` and those tagged `not`. */
export const promotionCollection = defineSource<'collection', { without?: string; not?: PromotionTag }>({
  ...shared,
  isOffer: true,
  item: 'collection',
  limit: 1,
  args: {
    type: 'object',
    additionalProperties: false,
    required: [],
    properties: {
      without: { type: 'string', pattern: '^[\\w.~-]{1,128}$', nullable: true },
      not: { type: 'string', enum: [...keysOf(promotionTags)], nullable: true },
    },
  },
  load: ({ without, not }, world) =>
    opened(allPromotions({ tag: not ?? null, without: promotionOf(without ?? '', world.catalogue)?.id ?? null }), world),
});

export const gamesOfCompetition = defineNamed({
  item: 'collection',
  topic: topics.world,
  names: { competitionId: slug },
  load: ({ competitionId }, world) =>
    world.catalogue.competition(competitionId) ? opened(competitionCollection(competitionId), world) : null,
});
