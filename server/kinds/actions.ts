import type { AuthoredAction } from '#server/contract/generated/authored.ts';
import type { Action } from '#server/contract/generated/schemaTypes.ts';
import { deepLinkOf } from './deepLinks.ts';

type ActionKind = Action['__typename'];
type AuthoredActionOf<K extends ActionKind> = Extract<AuthoredAction, { kind: K }>;

/** Prefixes action ids with `nodeId`, so that nodes never share an entry in the client's cache. */
const actions: {
  readonly [K in ActionKind]: (action: AuthoredActionOf<K>, nodeId: string) => Extract<Action, { readonly __typename: K }>;
} = {
  AcknowledgeAction: ({ id, label, ackType, requirements, next }, nodeId) => ({
    __typename: 'AcknowledgeAction',
    id: `${nodeId}:${id}`,
    label,
    ackType,
    requirements,
    next: deepLinkOf(next),
  }),
  SetUserPreferenceAction: ({ id, label, requirements, next }, nodeId) => ({
    __typename: 'SetUserPreferenceAction',
    id: `${nodeId}:${id}`,
    label,
    requirements,
    next: deepLinkOf(next),
  }),
  OptInPromotionAction: ({ id, label, promotionId, requirements, next }, nodeId) => ({
    __typename: 'OptInPromotionAction',
    id: `${nodeId}:${id}`,
    label,
    promotionId,
    requirements,
    next: deepLinkOf(next),
  }),
  DismissPromptAction: ({ id, label, promptType, requirements, next }, nodeId) => ({
    __typename: 'DismissPromptAction',
    id: `${nodeId}:${id}`,
    label,
    promptType,
    requirements,
    next: deepLinkOf(next),
  }),
  SubmitFormAction: ({ id, label, formId, successText, requirements, next }, nodeId) => ({
    __typename: 'SubmitFormAction',
    id: `${nodeId}:${id}`,
    label,
    formId,
    successText,
    requirements,
    next: deepLinkOf(next),
  }),
};

export function actionOf(action: AuthoredAction, nodeId: string): Action {
  const make = actions[action.kind] as (checked: AuthoredAction, id: string) => Action;
  return make(action, nodeId);
}
