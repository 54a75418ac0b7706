import { t } from '#src/shared/text/t.ts';
import type { AuthoredPromotionsShelf } from '#server/contract/generated/authored.ts';

/** What a card says, as a document may write it too. */
export type Card = AuthoredPromotionsShelf['promotions'][number];

/** By what lists are narrowed; `?tag=` in an address. */
export const promotionTags = { sportsbook: t`Sportsbook`, casino: t`Casino`, free: t`Free to enter`, 'how-to': t`Good to know` } as const;
export type PromotionTag = keyof typeof promotionTags;
export const isPromotionTag = (tag: string): tag is PromotionTag => Object.hasOwn(promotionTags, tag);

/** Something that has a page of its own. */
export type Promotion = Card & {
  /** Paragraphs parted by an empty line. */
  readonly description: string;
  readonly tagIds: readonly PromotionTag[];
  readonly publishedAt: Date;
  /** Null where it has always been there, or has no end. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Visitors are told to log in first. */
  readonly isForPlayers: boolean;
  readonly secondaryCta?: string;
  readonly secondaryCtaDeepLink?: Card['primaryCtaDeepLink'];
  /** What one opts in to, as the confirmation calls it; null where there is nothing to opt in to. */
  readonly enrollsIn: string | null;
  /** Whether newcomers are welcomed with it, where its part of the house is open. */
  readonly isForNewcomers?: boolean;
};

/** Whether it can be taken now. */
export const isOn = ({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);

/** What stands on its card, and nothing more: documents hold no times and no tags. */
export function cardOf({ id, title, illustration, shortDescription, primaryCta, primaryCtaDeepLink, termsOfUse }: Promotion): Card {
  return {
    id,
    title,
    illustration,
    shortDescription,
    primaryCta,
    termsOfUse,
    ...(primaryCtaDeepLink === undefined ? {} : { primaryCtaDeepLink }),
  };
}
