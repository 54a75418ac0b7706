import type { AuthoredCustomDialog } from '#server/contract/generated/authored.ts';
import type { DialogButton } from '#server/contract/generated/schemaTypes.ts';
import { deepLinkOf } from './deepLinks.ts';

/** Prefixes button ids with `nodeId`, because the client caches buttons by id. */
export const dialogButtonsOf = (buttons: AuthoredCustomDialog['buttons'], nodeId: string): DialogButton[] =>
  buttons.map(({ id, label, type, style, deepLink }) => ({
    __typename: 'DialogButton',
    id: `${nodeId}:${id}`,
    label,
    type,
    style,
    deepLink: deepLinkOf(deepLink),
  }));
