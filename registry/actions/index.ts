import type { ActionsFragment } from '#src/gql/graphql.ts';
import { defineActions } from '#src/render/index.ts';
import { acknowledge } from './Acknowledge/Acknowledge.ts';
import { setUserPreference } from './SetUserPreference/SetUserPreference.ts';

/** Every action. They are executed by `src/render`'s one runner. */
export const actions = defineActions<ActionsFragment>()({
  AcknowledgeAction: acknowledge,
  SetUserPreferenceAction: setUserPreference,
});
