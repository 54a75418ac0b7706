import type { ActionsFragment } from '#src/gql/graphql.ts';
import { defineActions, lazyAction } from '#src/render/index.ts';

export const actions = defineActions<ActionsFragment>()({
  AcknowledgeAction: lazyAction(() => import('./Acknowledge/Acknowledge.ts').then((m) => m.acknowledge)),
  DismissPromptAction: lazyAction(() => import('./DismissPrompt/DismissPrompt.ts').then((m) => m.dismissPrompt)),
  OptInPromotionAction: lazyAction(() => import('./OptInPromotion/OptInPromotion.ts').then((m) => m.optInPromotion)),
  SetUserPreferenceAction: lazyAction(() => import('./SetUserPreference/SetUserPreference.ts').then((m) => m.setUserPreference), {
    replaces: true,
  }),
  SubmitFormAction: lazyAction(() => import('./SubmitForm/SubmitForm.ts').then((m) => m.submitForm), { filesTo: ({ formId }) => formId }),
});
