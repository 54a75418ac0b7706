import type { AuthoredDeepLink } from '../../gql/authored.ts';
import type { DeepLink, SportsbookPageDeepLink } from '../../gql/resolvers.ts';

type LinkKind = DeepLink['__typename'];
type WireLink<K extends LinkKind> = Extract<DeepLink, { readonly __typename: K }>;
type AuthoredLink<K extends LinkKind> = Extract<AuthoredDeepLink, { kind: K }>;

/** Total over the kinds of deep link: each authored link becomes the type of the wire. */
const deepLinks: { readonly [K in LinkKind]: (link: AuthoredLink<K>) => WireLink<K> } = {
  AccountMenuItemDeepLink: ({ slug }) => ({ __typename: 'AccountMenuItemDeepLink', slug }),
  BetHistorySectionDeepLink: ({ sectionId }) => ({ __typename: 'BetHistorySectionDeepLink', sectionId }),
  CasinoGameDeepLink: ({ categorySlug, gameProviderGameId }) => ({ __typename: 'CasinoGameDeepLink', categorySlug, gameProviderGameId }),
  FormDeepLink: ({ formId }) => ({ __typename: 'FormDeepLink', formId }),
  ModalDeepLink: ({ dialogId }) => ({ __typename: 'ModalDeepLink', dialogId }),
  OpenBetslipDeepLink: ({ marketSelectionIds }) => ({ __typename: 'OpenBetslipDeepLink', marketSelectionIds }),
  PromotionDeepLink: ({ promotionId }) => ({ __typename: 'PromotionDeepLink', promotionId }),
  SportsbookPageDeepLink: ({ canonicalUrl }) => ({ __typename: 'SportsbookPageDeepLink', canonicalUrl }),
  WebPageDeepLink: ({ url, opensNewWindow }) => ({ __typename: 'WebPageDeepLink', url, opensNewWindow }),
};

/** The wire form of an authored link; null stays null. The link was checked by its schema. */
export function deepLinkOf(link: AuthoredDeepLink | undefined): DeepLink | null {
  if (!link) return null;
  const make = deepLinks[link.kind] as (checked: AuthoredDeepLink) => DeepLink;
  return make(link);
}

export const pageLinkOf = (link: AuthoredLink<'SportsbookPageDeepLink'> | undefined): SportsbookPageDeepLink | null =>
  link ? deepLinks.SportsbookPageDeepLink(link) : null;

/** Path that a link opens on this site, or null for links that open something else. Used to check that it leads somewhere. */
export function pathOf(link: AuthoredDeepLink): string | null {
  switch (link.kind) {
    case 'SportsbookPageDeepLink':
      return link.canonicalUrl;
    case 'AccountMenuItemDeepLink':
      return `/account/${link.slug}`;
    case 'BetHistorySectionDeepLink':
      return link.sectionId === 'open' ? '/my-bets' : '/my-bets/settled';
    case 'CasinoGameDeepLink':
      return `/casino/category/${link.categorySlug}/${link.gameProviderGameId}`;
    case 'PromotionDeepLink':
      return `/promotions/${link.promotionId}`;
    case 'FormDeepLink':
    case 'ModalDeepLink':
    case 'OpenBetslipDeepLink':
    case 'WebPageDeepLink':
      return null;
  }
}
