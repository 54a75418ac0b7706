import { type Collection, collectionOf, type CollectionPage as Page, pageOf } from '#server/modules/search/collections/index.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { KindContext } from './context.ts';
import type { Total } from './define.ts';
import { mayBeOffered, onboardingPromotion } from '#server/modules/offers/index.ts';
import { deepLinkOf } from './deepLinks.ts';

/** `enrollmentStatus` is resolved in `actionResolvers`. */
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
  isForPlayers: ({ isForPlayers }) => isForPlayers ?? false,
};

const CollectionPage: Total<Resolvers['CollectionPage']> = {
  items: ({ items }) => items,
  pageInfo: ({ endCursor, hasNextPage }) => ({ __typename: 'PageInfo', endCursor, hasNextPage }),
  totalCount: ({ totalCount }) => totalCount,
};

/** Null for players who get no offers. */
export async function promotionForNewcomers({ deps: { config, db, ports }, viewer: { brand, session } }: KindContext) {
  const now = ports.now();
  if (session && !(await mayBeOffered(db, session.playerId, now))) return null;
  return onboardingPromotion(now, config.withoutSportsbook.includes(brand) ? 'casino' : 'sportsbook');
}

const NOTHING: Page = { items: [], endCursor: null, hasNextPage: false, totalCount: 0 };

export const promotionResolvers = {
  PromotionCard,
  CollectionPage,
  Query: {
    onboardingPromotion: (_root, _args, context) => promotionForNewcomers(context),
    collection: (_, { collectionId, filterId, first, after }, { deps: { catalogue, ports } }) => {
      const list: Collection | null = collectionOf(collectionId, catalogue);
      return list
        ? pageOf(list, { filterId: filterId ?? null, first: first ?? 12, after: after ?? null }, { catalogue, now: ports.now() })
        : NOTHING;
    },
  },
} satisfies Resolvers;
