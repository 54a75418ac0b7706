import type { ActionsFragment } from '#src/gql/graphql.ts';
import { defineActions, lateAction } from '#src/render/index.ts';

/** Run in `src/render`; code loads on first use. */
export const actions = defineActions<ActionsFragment>()({
  AcknowledgeAction: lateAction(() => import('./Acknowledge/Acknowledge.ts').then((m) => m.acknowledge)),
  DismissPromptAction: lateAction(() => import('./DismissPrompt/DismissPrompt.ts').then((m) => m.dismissPrompt)),
  OptInPromotionAction: lateAction(() => import('./OptInPromotion/OptInPromotion.ts').then((m) => m.optInPromotion)),
  SetUserPreferenceAction: lateAction(() => import('./SetUserPreference/SetUserPreference.ts').then((m) => m.setUserPreference), {
    replaces: true,
  }),
  SubmitFormAction: lateAction(() => import('./SubmitForm/SubmitForm.ts').then((m) => m.submitForm), { filesTo: ({ formId }) => formId }),
});
