import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { defineLinks } from '#src/render/index.ts';
import { accountMenu } from './AccountMenu/AccountMenu.ts';
import { accountMenuItem } from './AccountMenuItem/AccountMenuItem.ts';
import { betHistorySection } from './BetHistorySection/BetHistorySection.ts';
import { cardProvider } from './CardProvider/CardProvider.ts';
import { cashAtCasino } from './CashAtCasino/CashAtCasino.ts';
import { casinoCategoryShelf } from './CasinoCategoryShelf/CasinoCategoryShelf.ts';
import { casinoGame } from './CasinoGame/CasinoGame.ts';
import { casinoRewardsShelf } from './CasinoRewardsShelf/CasinoRewardsShelf.ts';
import { confirmation } from './Confirmation/Confirmation.ts';
import { contactSupport } from './ContactSupport/ContactSupport.ts';
import { form } from './Form/Form.ts';
import { identity } from './Identity/Identity.ts';
import { interacConfirmation } from './InteracConfirmation/InteracConfirmation.ts';
import { modal } from './Modal/Modal.ts';
import { openBetslip } from './OpenBetslip/OpenBetslip.ts';
import { promotion } from './Promotion/Promotion.ts';
import { promotionList } from './PromotionList/PromotionList.ts';
import { receipt } from './Receipt/Receipt.ts';
import { responsibleGamingShelf } from './ResponsibleGamingShelf/ResponsibleGamingShelf.ts';
import { scorePay } from './ScorePay/ScorePay.ts';
import { selectFacility } from './SelectFacility/SelectFacility.ts';
import { sportsbookPage } from './SportsbookPage/SportsbookPage.ts';
import { vendorInformation } from './VendorInformation/VendorInformation.ts';
import { webPage } from './WebPage/WebPage.ts';
import { wireTransferFirst } from './WireTransferFirst/WireTransferFirst.ts';
import { wireTransferRepeat } from './WireTransferRepeat/WireTransferRepeat.ts';

export const deepLinks = defineLinks<DeepLinksFragment>()({
  AccountMenuDeepLink: accountMenu,
  AccountMenuItemDeepLink: accountMenuItem,
  BetHistorySectionDeepLink: betHistorySection,
  CardProviderDeepLink: cardProvider,
  CashAtCasinoDeepLink: cashAtCasino,
  CasinoCategoryShelfDeepLink: casinoCategoryShelf,
  CasinoGameDeepLink: casinoGame,
  CasinoRewardsShelfDeepLink: casinoRewardsShelf,
  ConfirmationDeepLink: confirmation,
  ContactSupportDeepLink: contactSupport,
  FormDeepLink: form,
  IdentityDeepLink: identity,
  InteracConfirmationDeepLink: interacConfirmation,
  ModalDeepLink: modal,
  OpenBetslipDeepLink: openBetslip,
  PromotionDeepLink: promotion,
  PromotionListDeepLink: promotionList,
  ReceiptDeepLink: receipt,
  ResponsibleGamingShelfDeepLink: responsibleGamingShelf,
  ScorePayDeepLink: scorePay,
  SelectFacilityDeepLink: selectFacility,
  SportsbookPageDeepLink: sportsbookPage,
  VendorInformationDeepLink: vendorInformation,
  WebPageDeepLink: webPage,
  WireTransferFirstDeepLink: wireTransferFirst,
  WireTransferRepeatDeepLink: wireTransferRepeat,
});
