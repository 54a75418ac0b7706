
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
      "SetUserPreferenceAction"
    ],
    "CasinoShelf": [
      "GameDetailsShelf",
      "GameRailShelf"
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
      "FieldsForm"
    ],
    "LayoutNode": [
      "AccountItemsShelf",
      "BetListShelf",
      "EventHeaderShelf",
      "FeaturedEventsShelf",
      "GameDetailsShelf",
      "GameRailShelf",
      "LiveEventsShelf",
      "MarketGridShelf",
      "MarketGroupsShelf",
      "PromotionsShelf",
      "QuickLinksShelf",
      "SportsTreeShelf",
      "TabsShelf"
    ],
    "MenuShelf": [
      "AccountItemsShelf",
      "SportsTreeShelf"
    ],
    "NodeFallback": [
      "FallbackAmountLine",
      "FallbackLink",
      "FallbackText"
    ],
    "PageShelf": [
      "BetListShelf",
      "EventHeaderShelf",
      "FeaturedEventsShelf",
      "LiveEventsShelf",
      "MarketGridShelf",
      "MarketGroupsShelf",
      "PromotionsShelf",
      "QuickLinksShelf",
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
      "SetUserPreferenceAction"
    ],
    "CasinoShelf": [
      "GameDetailsShelf",
      "GameRailShelf"
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
      "FieldsForm"
    ],
    "LayoutNode": [
      "AccountItemsShelf",
      "BetListShelf",
      "EventHeaderShelf",
      "FeaturedEventsShelf",
      "GameDetailsShelf",
      "GameRailShelf",
      "LiveEventsShelf",
      "MarketGridShelf",
      "MarketGroupsShelf",
      "PromotionsShelf",
      "QuickLinksShelf",
      "SportsTreeShelf",
      "TabsShelf"
    ],
    "MenuShelf": [
      "AccountItemsShelf",
      "SportsTreeShelf"
    ],
    "NodeFallback": [
      "FallbackAmountLine",
      "FallbackLink",
      "FallbackText"
    ],
    "PageShelf": [
      "BetListShelf",
      "EventHeaderShelf",
      "FeaturedEventsShelf",
      "LiveEventsShelf",
      "MarketGridShelf",
      "MarketGroupsShelf",
      "PromotionsShelf",
      "QuickLinksShelf",
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
    