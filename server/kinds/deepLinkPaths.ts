import { accountMenuTargets, identityPages } from '#src/shared/site/linkTargets.ts';
import type { AuthoredDeepLink } from '#server/contract/generated/authored.ts';

type LinkKind = AuthoredDeepLink['kind'];
type AuthoredLink<K extends LinkKind> = Extract<AuthoredDeepLink, { kind: K }>;

/** URL paths by link kind. A test compares them with the client's paths. */
const paths: { readonly [K in LinkKind]: (link: AuthoredLink<K>) => string | null } = {
  AccountMenuDeepLink: ({ canonicalUrl }) => accountMenuTargets[canonicalUrl],
  AccountMenuItemDeepLink: ({ slug }) => `/account/${slug}`,
  BetHistorySectionDeepLink: ({ sectionId }) => (sectionId === 'open' ? '/my-bets' : '/my-bets/settled'),
  CardProviderDeepLink: ({ transactionType, paymentProviderId }) =>
    `/account/wallet/${transactionType}/gateway?provider=${paymentProviderId}`,
  CashAtCasinoDeepLink: ({ transactionType }) => `/account/cash-at-casino?transaction=${transactionType}`,
  CasinoCategoryShelfDeepLink: ({ categorySlug }) => `/casino/category/${categorySlug}`,
  CasinoGameDeepLink: ({ categorySlug, gameProviderGameId }) => `/casino/category/${categorySlug}/${gameProviderGameId}`,
  CasinoRewardsShelfDeepLink: ({ lobbySlug }) => `/casino/lobby/${lobbySlug}/section/rewards`,
  ConfirmationDeepLink: ({ withdrawalId }) => `/account/wallet/withdrawal?confirm=${withdrawalId}`,
  ContactSupportDeepLink: ({ topic }) => (topic === undefined ? '/account/help' : `/account/help?topic=${topic}`),
  FormDeepLink: () => null,
  IdentityDeepLink: ({ page }) => identityPages[page],
  InteracConfirmationDeepLink: ({ withdrawalId }) => `/account/withdrawal/interac?confirm=${withdrawalId}`,
  ModalDeepLink: () => null,
  OpenBetslipDeepLink: () => null,
  PromotionDeepLink: ({ promotionId }) => `/promotions/${promotionId}`,
  PromotionListDeepLink: ({ tagId }) => (tagId === undefined ? '/promotions' : `/promotions?tag=${tagId}`),
  ReceiptDeepLink: ({ receiptId }) => `/account/wallet/receipt/${receiptId}`,
  ResponsibleGamingShelfDeepLink: ({ limit }) =>
    limit === undefined ? '/account/responsible-gaming' : `/account/responsible-gaming/${limit}`,
  ScorePayDeepLink: ({ transactionType }) => `/account/wallet/${transactionType}/gateway?provider=score-pay`,
  SelectFacilityDeepLink: ({ transactionType, paymentProviderId }) =>
    `/account/wallet/${transactionType}?vendor=${paymentProviderId}&choose=facility`,
  SportsbookPageDeepLink: ({ canonicalUrl }) => canonicalUrl,
  VendorInformationDeepLink: ({ transactionType, paymentProviderId }) => `/account/wallet/${transactionType}?vendor=${paymentProviderId}`,
  WebPageDeepLink: () => null,
  WireTransferFirstDeepLink: ({ transactionType }) => `/account/wire-transfer?instructions=first&transaction=${transactionType}`,
  WireTransferRepeatDeepLink: ({ transactionType }) => `/account/wire-transfer?instructions=repeat&transaction=${transactionType}`,
};

/** Null for links to other sites or without a path. */
export function pathOf(link: AuthoredDeepLink): string | null {
  const path = paths[link.kind] as (checked: AuthoredDeepLink) => string | null;
  return path(link);
}
