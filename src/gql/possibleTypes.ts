
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AccountMenuItem": [
      "ClientDisplay",
      "ClientDisplayDescriptive",
      "Leaf",
      "Parent"
    ],
    "Action": [
      "AcknowledgeAction",
      "DismissPromptAction",
      "OptInPromotionAction",
      "SetUserPreferenceAction",
      "SubmitFormAction"
    ],
    "CasinoShelf": [
      "CasinoRewardsShelf",
      "CategoryGamesShelf",
      "CategoryPillsShelf",
      "CrossSellShelf",
      "GameDetailsShelf",
      "GameProvidersShelf",
      "GameRailShelf",
      "GameSearchShelf",
      "LiveGamesShelf",
      "LobbyBannerShelf",
      "RecentGamesShelf"
    ],
    "DeepLink": [
      "AccountMenuDeepLink",
      "AccountMenuItemDeepLink",
      "BetHistorySectionDeepLink",
      "CardProviderDeepLink",
      "CashAtCasinoDeepLink",
      "CasinoCategoryShelfDeepLink",
      "CasinoGameDeepLink",
      "CasinoRewardsShelfDeepLink",
      "ConfirmationDeepLink",
      "ContactSupportDeepLink",
      "FormDeepLink",
      "IdentityDeepLink",
      "InteracConfirmationDeepLink",
      "ModalDeepLink",
      "OpenBetslipDeepLink",
      "PromotionDeepLink",
      "PromotionListDeepLink",
      "ReceiptDeepLink",
      "ResponsibleGamingShelfDeepLink",
      "ScorePayDeepLink",
      "SelectFacilityDeepLink",
      "SportsbookPageDeepLink",
      "VendorInformationDeepLink",
      "WebPageDeepLink",
      "WireTransferFirstDeepLink",
      "WireTransferRepeatDeepLink"
    ],
    "DialogNode": [
      "CustomDialog",
      "LocationPromptDialog"
    ],
    "FormNode": [
      "ConsentForm",
      "FieldsForm",
      "TipForm"
    ],
    "LayoutNode": [
      "AccountItemsShelf",
      "AwardsShelf",
      "BetListShelf",
      "CasinoMenuShelf",
      "CasinoRewardsShelf",
      "CategoryGamesShelf",
      "CategoryPillsShelf",
      "ColumnsShelf",
      "CountdownShelf",
      "CrossSellShelf",
      "EditorialShelf",
      "EventHeaderShelf",
      "FeaturedEventsShelf",
      "GameDetailsShelf",
      "GameProvidersShelf",
      "GameRailShelf",
      "GameSearchShelf",
      "HeroCarouselShelf",
      "ImageShelf",
      "LiveEventsShelf",
      "LiveGamesShelf",
      "LobbyBannerShelf",
      "MarketGridShelf",
      "MarketGroupsShelf",
      "ParlaySuggestionsShelf",
      "PromotionsShelf",
      "QuickLinksShelf",
      "RecentGamesShelf",
      "ReferralShelf",
      "SportsTreeShelf",
      "StandingsShelf",
      "TabsShelf"
    ],
    "MenuShelf": [
      "AccountItemsShelf",
      "AwardsShelf",
      "CasinoMenuShelf",
      "ReferralShelf",
      "SportsTreeShelf"
    ],
    "NodeFallback": [
      "FallbackAmountLine",
      "FallbackLink",
      "FallbackText"
    ],
    "PageShelf": [
      "BetListShelf",
      "ColumnsShelf",
      "CountdownShelf",
      "EditorialShelf",
      "EventHeaderShelf",
      "FeaturedEventsShelf",
      "HeroCarouselShelf",
      "ImageShelf",
      "LiveEventsShelf",
      "MarketGridShelf",
      "MarketGroupsShelf",
      "ParlaySuggestionsShelf",
      "PromotionsShelf",
      "QuickLinksShelf",
      "StandingsShelf",
      "TabsShelf"
    ],
    "ReceiptLine": [
      "DefaultReceiptLine",
      "HeaderReceiptLine",
      "InformationReceiptLine",
      "ListReceiptLine",
      "LocationReceiptLine",
      "PromptReceiptLine",
      "SeparatorReceiptLine",
      "WarningReceiptLine",
      "WorkingHoursReceiptLine"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AccountMenuItem": [
      "ClientDisplay",
      "ClientDisplayDescriptive",
      "Leaf",
      "Parent"
    ],
    "Action": [
      "AcknowledgeAction",
      "DismissPromptAction",
      "OptInPromotionAction",
      "SetUserPreferenceAction",
      "SubmitFormAction"
    ],
    "CasinoShelf": [
      "CasinoRewardsShelf",
      "CategoryGamesShelf",
      "CategoryPillsShelf",
      "CrossSellShelf",
      "GameDetailsShelf",
      "GameProvidersShelf",
      "GameRailShelf",
      "GameSearchShelf",
      "LiveGamesShelf",
      "LobbyBannerShelf",
      "RecentGamesShelf"
    ],
    "DeepLink": [
      "AccountMenuDeepLink",
      "AccountMenuItemDeepLink",
      "BetHistorySectionDeepLink",
      "CardProviderDeepLink",
      "CashAtCasinoDeepLink",
      "CasinoCategoryShelfDeepLink",
      "CasinoGameDeepLink",
      "CasinoRewardsShelfDeepLink",
      "ConfirmationDeepLink",
      "ContactSupportDeepLink",
      "FormDeepLink",
      "IdentityDeepLink",
      "InteracConfirmationDeepLink",
      "ModalDeepLink",
      "OpenBetslipDeepLink",
      "PromotionDeepLink",
      "PromotionListDeepLink",
      "ReceiptDeepLink",
      "ResponsibleGamingShelfDeepLink",
      "ScorePayDeepLink",
      "SelectFacilityDeepLink",
      "SportsbookPageDeepLink",
      "VendorInformationDeepLink",
      "WebPageDeepLink",
      "WireTransferFirstDeepLink",
      "WireTransferRepeatDeepLink"
    ],
    "DialogNode": [
      "CustomDialog",
      "LocationPromptDialog"
    ],
    "FormNode": [
      "ConsentForm",
      "FieldsForm",
      "TipForm"
    ],
    "LayoutNode": [
      "AccountItemsShelf",
      "AwardsShelf",
      "BetListShelf",
      "CasinoMenuShelf",
      "CasinoRewardsShelf",
      "CategoryGamesShelf",
      "CategoryPillsShelf",
      "ColumnsShelf",
      "CountdownShelf",
      "CrossSellShelf",
      "EditorialShelf",
      "EventHeaderShelf",
      "FeaturedEventsShelf",
      "GameDetailsShelf",
      "GameProvidersShelf",
      "GameRailShelf",
      "GameSearchShelf",
      "HeroCarouselShelf",
      "ImageShelf",
      "LiveEventsShelf",
      "LiveGamesShelf",
      "LobbyBannerShelf",
      "MarketGridShelf",
      "MarketGroupsShelf",
      "ParlaySuggestionsShelf",
      "PromotionsShelf",
      "QuickLinksShelf",
      "RecentGamesShelf",
      "ReferralShelf",
      "SportsTreeShelf",
      "StandingsShelf",
      "TabsShelf"
    ],
    "MenuShelf": [
      "AccountItemsShelf",
      "AwardsShelf",
      "CasinoMenuShelf",
      "ReferralShelf",
      "SportsTreeShelf"
    ],
    "NodeFallback": [
      "FallbackAmountLine",
      "FallbackLink",
      "FallbackText"
    ],
    "PageShelf": [
      "BetListShelf",
      "ColumnsShelf",
      "CountdownShelf",
      "EditorialShelf",
      "EventHeaderShelf",
      "FeaturedEventsShelf",
      "HeroCarouselShelf",
      "ImageShelf",
      "LiveEventsShelf",
      "MarketGridShelf",
      "MarketGroupsShelf",
      "ParlaySuggestionsShelf",
      "PromotionsShelf",
      "QuickLinksShelf",
      "StandingsShelf",
      "TabsShelf"
    ],
    "ReceiptLine": [
      "DefaultReceiptLine",
      "HeaderReceiptLine",
      "InformationReceiptLine",
      "ListReceiptLine",
      "LocationReceiptLine",
      "PromptReceiptLine",
      "SeparatorReceiptLine",
      "WarningReceiptLine",
      "WorkingHoursReceiptLine"
    ]
  }
};
      export default result;
    