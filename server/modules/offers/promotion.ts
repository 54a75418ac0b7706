import { t } from '#src/shared/text/t.ts';
import type { AuthoredPromotionsShelf } from '#server/contract/generated/authored.ts';

export type Card = AuthoredPromotionsShelf['promotions'][number];

export const promotionTags = { sportsbook: t`Sportsbook`, casino: t`Casino`, free: t`Free to play`, 'how-to': t`Guides` } as const;
export type PromotionTag = keyof typeof promotionTags;
export const isPromotionTag = (tag: string): tag is PromotionTag => Object.hasOwn(promotionTags, tag);

export type Promotion = Card & {
  readonly description: string;
  readonly tagIds: readonly PromotionTag[];
  readonly publishedAt: Date;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly isForPlayers: boolean;
  readonly secondaryCta?: string;
  readonly secondaryCtaDeepLink?: Card['primaryCtaDeepLink'];
  readonly enrollsIn: string | null;
  /** Absent if the offer pays nothing or has no opt-in. */
  readonly termsId?: string;
  readonly isForNewcomers?: boolean;
};

export const isOn = ({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);

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
