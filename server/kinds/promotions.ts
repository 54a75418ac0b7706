import { type Collection, collectionOf, type CollectionPage as Page, pageOf } from '#server/modules/search/collections/index.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { Total } from './define.ts';
import { onboardingPromotion, type Promotion } from '#server/modules/offers/index.ts';
import { mayBeOffered } from '#server/modules/responsibleGaming/offered/index.ts';
import { getsNoOffers } from '#server/platform/viewer.ts';
import type { KindContext } from './context.ts';
import { deepLinkOf } from './deepLinks.ts';

const PromotionCard: Omit<Total<Resolvers['PromotionCard']>, 'enrollmentStatus'> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  shortDescription: ({ shortDescription }) => shortDescription,
  illustration: ({ illustration }) => illustration,
  primaryCta: ({ primaryCta }) => primaryCta,
  primaryCtaDeepLink: ({ primaryCtaDeepLink }) => deepLinkOf(primaryCtaDeepLink),
  secondaryCta: ({ secondaryCta }) => secondaryCta ?? null,
  secondaryCtaDeepLink: ({ secondaryCtaDeepLink }) => deepLinkOf(secondaryCtaDeepLink),
  termsOfUse: ({ termsOfUse }) => termsOfUse,
  description: ({ description }) => description ?? null,
  deepLink: ({ id, description }) => (description === undefined ? null : { __typename: 'PromotionDeepLink', promotionId: id }),
  tagIds: ({ tagIds }) => tagIds ?? [],
  publishedAt: ({ publishedAt }) => publishedAt?.toISOString() ?? null,
  startsAt: ({ startsAt }) => startsAt?.toISOString() ?? null,
  endsAt: ({ endsAt }) => endsAt?.toISOString() ?? null,
  termsId: ({ termsId }) => termsId ?? null,
  isForPlayers: ({ isForPlayers }) => isForPlayers ?? false,
};

const CollectionPage: Total<Resolvers['CollectionPage']> = {
  items: ({ items }) => items,
  pageInfo: ({ endCursor, hasNextPage }) => ({ __typename: 'PageInfo', endCursor, hasNextPage }),
  totalCount: ({ totalCount }) => totalCount,
};

/** Returns the welcome promotion; null for players who may not play. */
export const onboardingPromotionIn = ({ deps: { catalogue, config, ports }, viewer }: KindContext): Promotion | null =>
  getsNoOffers(viewer)
    ? null
    : onboardingPromotion(
        { catalogue, place: viewer, now: ports.now() },
        config.withoutSportsbook.includes(viewer.brand) ? 'casino' : 'sportsbook',
      );

async function onboardingPromotionNow(context: KindContext): Promise<Promotion | null> {
  const { deps, viewer } = context;
  const isBarred = viewer.session !== null && !(await mayBeOffered(deps.db, viewer.session.playerId, deps.ports.now()));
  return isBarred ? null : onboardingPromotionIn(context);
}

const NOTHING: Page = { items: [], endCursor: null, hasNextPage: false, totalCount: 0 };

export const promotionResolvers = {
  PromotionCard,
  CollectionPage,
  Query: {
    onboardingPromotion: (_root, _args, context) => onboardingPromotionNow(context),
    collection: (_, { collectionId, filterId, first, after }, { deps: { catalogue, ports }, viewer }) => {
      const list: Collection | null = collectionOf(collectionId, catalogue);
      return list && !(list.isOffer && getsNoOffers(viewer))
        ? pageOf(
            list,
            { filterId: filterId ?? null, first: first ?? 12, after: after ?? null },
            { catalogue, place: viewer, now: ports.now() },
          )
        : NOTHING;
    },
  },
} satisfies Resolvers;
