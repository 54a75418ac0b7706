import type { AuthoredDeepLink } from '#server/contract/generated/authored.ts';
import type { DeepLink, SportsbookPageDeepLink } from '#server/contract/generated/schemaTypes.ts';

type LinkKind = DeepLink['__typename'];
type WireLink<K extends LinkKind> = Extract<DeepLink, { readonly __typename: K }>;
type AuthoredLink<K extends LinkKind> = Extract<AuthoredDeepLink, { kind: K }>;

const deepLinks: { readonly [K in LinkKind]: (link: AuthoredLink<K>) => WireLink<K> } = {
  AccountMenuDeepLink: ({ canonicalUrl }) => ({ __typename: 'AccountMenuDeepLink', canonicalUrl }),
  AccountMenuItemDeepLink: ({ slug }) => ({ __typename: 'AccountMenuItemDeepLink', slug }),
  BetHistorySectionDeepLink: ({ sectionId }) => ({ __typename: 'BetHistorySectionDeepLink', sectionId }),
  CardProviderDeepLink: ({ transactionType, paymentProviderId }) => ({
    __typename: 'CardProviderDeepLink',
    transactionType,
    paymentProviderId,
  }),
  CashAtCasinoDeepLink: ({ transactionType }) => ({ __typename: 'CashAtCasinoDeepLink', transactionType }),
  CasinoCategoryShelfDeepLink: ({ categorySlug }) => ({ __typename: 'CasinoCategoryShelfDeepLink', categorySlug }),
  CasinoGameDeepLink: ({ categorySlug, gameProviderGameId }) => ({ __typename: 'CasinoGameDeepLink', categorySlug, gameProviderGameId }),
  CasinoRewardsShelfDeepLink: ({ lobbySlug }) => ({ __typename: 'CasinoRewardsShelfDeepLink', lobbySlug }),
  ConfirmationDeepLink: ({ withdrawalId }) => ({ __typename: 'ConfirmationDeepLink', withdrawalId }),
  ContactSupportDeepLink: ({ topic }) => ({ __typename: 'ContactSupportDeepLink', topic: topic ?? null }),
  FormDeepLink: ({ formId }) => ({ __typename: 'FormDeepLink', formId }),
  IdentityDeepLink: ({ page }) => ({ __typename: 'IdentityDeepLink', page }),
  InteracConfirmationDeepLink: ({ withdrawalId }) => ({ __typename: 'InteracConfirmationDeepLink', withdrawalId }),
  ModalDeepLink: ({ dialogId }) => ({ __typename: 'ModalDeepLink', dialogId }),
  OpenBetslipDeepLink: ({ marketSelectionIds }) => ({ __typename: 'OpenBetslipDeepLink', marketSelectionIds }),
  PromotionDeepLink: ({ promotionId }) => ({ __typename: 'PromotionDeepLink', promotionId }),
  PromotionListDeepLink: ({ tagId }) => ({ __typename: 'PromotionListDeepLink', tagId: tagId ?? null }),
  ReceiptDeepLink: ({ receiptId }) => ({ __typename: 'ReceiptDeepLink', receiptId }),
  ResponsibleGamingShelfDeepLink: ({ limit }) => ({ __typename: 'ResponsibleGamingShelfDeepLink', limit: limit ?? null }),
  ScorePayDeepLink: ({ transactionType }) => ({ __typename: 'ScorePayDeepLink', transactionType }),
  SelectFacilityDeepLink: ({ transactionType, paymentProviderId }) => ({
    __typename: 'SelectFacilityDeepLink',
    transactionType,
    paymentProviderId,
  }),
  SportsbookPageDeepLink: ({ canonicalUrl }) => ({ __typename: 'SportsbookPageDeepLink', canonicalUrl }),
  VendorInformationDeepLink: ({ transactionType, paymentProviderId }) => ({
    __typename: 'VendorInformationDeepLink',
    transactionType,
    paymentProviderId,
  }),
  WebPageDeepLink: ({ url, opensNewWindow }) => ({ __typename: 'WebPageDeepLink', url, opensNewWindow }),
  WireTransferFirstDeepLink: ({ transactionType }) => ({ __typename: 'WireTransferFirstDeepLink', transactionType }),
  WireTransferRepeatDeepLink: ({ transactionType }) => ({ __typename: 'WireTransferRepeatDeepLink', transactionType }),
};

export function deepLinkOf(link: AuthoredDeepLink | undefined): DeepLink | null {
  if (!link) return null;
  const make = deepLinks[link.kind] as (checked: AuthoredDeepLink) => DeepLink;
  return make(link);
}

export const pageLinkOf = (link: AuthoredLink<'SportsbookPageDeepLink'> | undefined): SportsbookPageDeepLink | null =>
  link ? deepLinks.SportsbookPageDeepLink(link) : null;
