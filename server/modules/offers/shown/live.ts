import { termsOf, type OfferNames } from '#src/shared/offers/terms.ts';
import { actionWords } from '#src/shared/offers/actions.ts';
import { awardWords } from '#src/shared/offers/awards.ts';
import { type OfferDocument, type Part, partOfRule } from '#src/shared/offers/document.ts';
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

export function namesOf({ qualifies, pays, regions }: OfferDocument, catalogue: Catalogue): OfferNames {
  const named = (on: Part | null): string | null =>
    (on === null ? null : on.kind === 'sport' ? sportOf(catalogue, on.id) : catalogue.event(on.id))?.name ?? null;
  const [on, only] = [partOfRule(qualifies), pays.kind === 'profit-boost' ? pays.on : null];
  return { on: named(on), only: named(only), regions: regions.map((code) => regionOfCode(code)?.name ?? code) };
}

const sportOf = (catalogue: Catalogue, id: string) => catalogue.sports().find((sport) => sport.id === id);

export function promotionOfOffer({ hash, document, stoppedAt }: OfferInForce, catalogue: Catalogue): Promotion {
  const { title, summary, sentences } = termsOf(document, namesOf(document, catalogue));
  const isOptIn = document.joining === 'opt-in';
  const next = nextOf(document, catalogue);
  return {
    id: document.id,
    title,
    illustration: drawingOf(document),
    shortDescription: summary,
    description: awardWords(document, actionWords(document, null)).place,
    tagIds: [document.qualifies.kind === 'day-loss' ? 'casino' : 'sportsbook'],
    publishedAt: new Date(document.from),
    startsAt: new Date(document.from),
    endsAt: stoppedAt ?? new Date(document.until),
    isForPlayers: false,
    ...(isOptIn
      ? {
          primaryCta: t`See offer`,
          primaryCtaDeepLink: { kind: 'PromotionDeepLink', promotionId: document.id },
          secondaryCta: next.label,
          secondaryCtaDeepLink: next.link,
          termsId: hash,
        }
      : { primaryCta: next.label, primaryCtaDeepLink: next.link }),
    termsOfUse: sentences.join('\n'),
    enrollsIn: isOptIn ? title : null,
  };
}

function drawingOf({ qualifies, pays }: OfferDocument): Promotion['illustration'] {
  if (pays.kind === 'profit-boost') return 'odds';
  if (pays.kind === 'cashback') return 'return';
  return qualifies.kind === 'near-miss' ? 'parlay' : qualifies.kind === 'deposit' ? 'rewards' : 'boost';
}

function nextOf(document: OfferDocument, catalogue: Catalogue) {
  const link = (canonicalUrl: string) => ({ kind: 'SportsbookPageDeepLink', canonicalUrl }) as const;
  if (document.qualifies.kind === 'deposit') return { label: t`Deposit`, link: link('/account/wallet/deposit') };
  if (document.qualifies.kind === 'day-loss') return { label: t`Go to lobby`, link: link('/casino') };
  return { label: t`Find a game`, link: link(pageOf(partOfRule(document.qualifies), catalogue)) };
}

function pageOf(on: Part | null, catalogue: Catalogue): string {
  if (on === null) return '/live';
  return on.kind === 'sport' ? `/sport/${sportOf(catalogue, on.id)?.slug ?? on.id}` : (catalogue.event(on.id)?.canonicalUrl ?? '/live');
}

export const offersRunningAt = (catalogue: Catalogue, place: Place | null | undefined, now: Date): readonly Promotion[] =>
  offersAt(catalogue, place)
    .filter((offer) => isRunning(offer, now))
    .map((offer) => promotionOfOffer(offer, catalogue));
