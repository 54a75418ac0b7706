import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { defineLinks } from '#src/render/index.ts';
import { accountMenuItem } from './AccountMenuItem/AccountMenuItem.ts';
import { betHistorySection } from './BetHistorySection/BetHistorySection.ts';
import { casinoGame } from './CasinoGame/CasinoGame.ts';
import { form } from './Form/Form.ts';
import { modal } from './Modal/Modal.ts';
import { openBetslip } from './OpenBetslip/OpenBetslip.ts';
import { promotion } from './Promotion/Promotion.ts';
import { sportsbookPage } from './SportsbookPage/SportsbookPage.ts';
import { webPage } from './WebPage/WebPage.ts';

/** Every deep link. */
export const deepLinks = defineLinks<DeepLinksFragment>()({
  AccountMenuItemDeepLink: accountMenuItem,
  BetHistorySectionDeepLink: betHistorySection,
  CasinoGameDeepLink: casinoGame,
  FormDeepLink: form,
  ModalDeepLink: modal,
  OpenBetslipDeepLink: openBetslip,
  PromotionDeepLink: promotion,
  SportsbookPageDeepLink: sportsbookPage,
  WebPageDeepLink: webPage,
});
