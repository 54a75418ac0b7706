import { termsOf, type OfferNames } from '#src/shared/offers/terms.ts';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { t } from '#src/shared/text/t.ts';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import { regionOfCode } from '#server/platform/regions/regions.ts';
import type { Promotion } from '../promotion.ts';
import { isRunning } from '../rules/index.ts';

type OfferInForce = ReturnType<Catalogue['offers']>[number];
export type Place = { readonly brand: string; readonly region: string };

export const isShownAt = ({ brands, regions }: OfferDocument, { brand, region }: Place): boolean =>
  brands.includes(brand) && regions.includes(region);

export const offersAt = (catalogue: Catalogue, place: Place | null | undefined): readonly OfferInForce[] =>
  !place ? [] : catalogue.offers().filter(({ document }) => isShownAt(document, place));

export function namesOf({ qualifies: { on }, regions }: OfferDocument, catalogue: Catalogue): OfferNames {
  const named = on === null ? null : on.kind === 'sport' ? sportOf(catalogue, on.id) : catalogue.event(on.id);
  return { on: named?.name ?? null, regions: regions.map((code) => regionOfCode(code)?.name ?? code) };
}

const sportOf = (catalogue: Catalogue, id: string) => catalogue.sports().find((sport) => sport.id === id);

export function promotionOfOffer({ hash, document, stoppedAt }: OfferInForce, catalogue: Catalogue): Promotion {
  const { title, summary, sentences } = termsOf(document, namesOf(document, catalogue));
  const isOptIn = document.joining === 'opt-in';
  const games = { kind: 'SportsbookPageDeepLink', canonicalUrl: pageOf(document, catalogue) } as const;
  return {
    id: document.id,
    title,
    illustration: 'boost',
    shortDescription: summary,
    description: t`You will find your bonus bet in your betslip and under Awards in your account.`,
    tagIds: ['sportsbook'],
    publishedAt: new Date(document.from),
    startsAt: new Date(document.from),
    endsAt: stoppedAt ?? new Date(document.until),
    isForPlayers: false,
    ...(isOptIn
      ? {
          primaryCta: t`See offer and opt in`,
          primaryCtaDeepLink: { kind: 'PromotionDeepLink', promotionId: document.id },
          secondaryCta: t`Find a game`,
          secondaryCtaDeepLink: games,
          termsId: hash,
        }
      : { primaryCta: t`Find a game`, primaryCtaDeepLink: games }),
    termsOfUse: sentences.join('\n'),
    enrollsIn: isOptIn ? title : null,
  };
}

function pageOf({ qualifies: { on } }: OfferDocument, catalogue: Catalogue): string {
  if (on === null) return '/live';
  return on.kind === 'sport' ? `/sport/${sportOf(catalogue, on.id)?.slug ?? on.id}` : (catalogue.event(on.id)?.canonicalUrl ?? '/live');
}

export const offersRunningAt = (catalogue: Catalogue, place: Place | null | undefined, now: Date): readonly Promotion[] =>
  offersAt(catalogue, place)
    .filter((offer) => isRunning(offer, now))
    .map((offer) => promotionOfOffer(offer, catalogue));
